import { readFileSync } from 'node:fs';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { DocFrontmatter } from '../model/frontmatter.ts';
import { apiPages } from './api-pages.ts';
import { readApi } from './read-api.ts';

/** Documents that nobody here wrote, with what makes each of them hard. */
const DOCUMENTS = [
  {
    file: '@figma/rest-api-spec/openapi/openapi.yaml',
    hard: 'a tree of 40 kinds of nodes that hold each other',
    least: 50,
    isCircular: true,
  },
  {
    file: '@readme/oas-examples/3.1/json/readme.json',
    hard: 'half a megabyte of inline schemas',
    least: 50,
    isCircular: false,
  },
  {
    file: '@readme/oas-examples/3.1/json/train-travel.json',
    hard: 'links, webhooks and hypermedia',
    least: 7,
    isCircular: false,
  },
  {
    file: '@readme/oas-examples/3.0/json/circular-request-bodies.json',
    hard: 'OpenAPI 3.0 with circles',
    least: 4,
    isCircular: true,
  },
];

/** The parser takes seconds for a page of several hundred kilobytes, and such pages hold nothing that smaller ones do not. */
const PARSED_LENGTH = 10_000;

const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

test.each(DOCUMENTS)(
  '$file, with $hard, becomes pages',
  async ({ file, least, isCircular }) => {
    const source = readFileSync(`node_modules/${file}`, 'utf8');
    const text = file.endsWith('.yaml') ? JSON.stringify(parse(source)) : source;
    const { api, problems } = await readApi(text, file);
    expect(problems).toEqual([]);
    const pages = api ? apiPages(api) : [];
    expect(pages.length).toBeGreaterThanOrEqual(least);
    for (const page of pages) {
      const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(page.text) ?? [];
      expect(DocFrontmatter.safeParse(parse(head)).error, page.sourcePath).toBeUndefined();
      if (body.length < PARSED_LENGTH) expect(() => mdx.parse(body), page.sourcePath).not.toThrow();
      expect(deadAnchors(body), page.sourcePath).toEqual([]);
    }
    expect(pages.some(({ text: page }) => page.includes('The fields are those of'))).toBe(isCircular);
  },
  60_000,
);

/** Links to fields that the page does not have. */
function deadAnchors(body: string): string[] {
  const ids = new Set(Array.from(body.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id));
  // The heading of a request body is its anchor.
  ids.add('request-body');
  return Array.from(body.matchAll(/\]\(#([^)]+)\)/g), ([, id = '']) => decodeURI(id)).filter((id) => !ids.has(id));
}
