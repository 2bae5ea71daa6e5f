import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Problem } from '../model/problem.ts';
import type { ApiPage } from '../openapi/api-pages.ts';
import { DOCUMENT, HTTP_FOLDER } from '../openapi/model.ts';
import { hashOf, textOfFile } from './compile-site.ts';
import { storedValue, storeValue } from './stored-value.ts';

/** The HTTP reference as the OpenAPI document gives it. */
export interface ApiReference {
  /** Operations by tag, for the sidebar: page ids. */
  groups: { label: string; id: string; operations: string[] }[];
  pages: ApiPage[];
  problems: Problem[];
}

/** Reads the document; the result is kept under a hash of it and of the code that reads it. */
export async function readApiReference(root: string, codeVersion: string): Promise<ApiReference> {
  const text = textOfFile(root, DOCUMENT);
  if (text === undefined) return { groups: [], pages: [], problems: [missingDocument] };
  const cacheFile = join(root, '.cache/api.json');
  const version = hashOf(`${codeVersion}\n${text}`);
  const cached = storedValue<ApiReference>(cacheFile, version);
  if (cached) return cached;
  const [{ readApi }, { apiPages }] = await Promise.all([
    import('../openapi/read-api.ts'),
    import('../openapi/api-pages.ts'),
  ]);
  const { api, problems } = await readApi(text, DOCUMENT);
  const groups = (api?.groups ?? []).map(({ name, slug, operations }) => ({
    label: name,
    id: `api/HTTP/tags/${slug}`,
    operations: operations.map((operation) => `api/HTTP/${operation.slug}`),
  }));
  const reference: ApiReference = { groups, pages: api ? apiPages(api) : [], problems };
  storeValue(cacheFile, version, reference);
  return reference;
}

const missingDocument: Problem = {
  rule: 'api-spec',
  file: DOCUMENT,
  line: 1,
  column: 1,
  message: 'The file does not exist, and the HTTP reference is made from it.',
  fix: 'Put the OpenAPI document there.',
};

/** Writes the pages that the document gives, and removes those of operations that are gone. */
export async function writeApiPages(root: string, { pages }: ApiReference): Promise<void> {
  if (pages.length === 0) return; // the document cannot be read: its pages stay as they are
  for (const { sourcePath, text } of pages) {
    const file = join(root, sourcePath);
    if (existsSync(file) && (await readFile(file, 'utf8')) === text) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  for (const sourcePath of await strayPages(root, pages)) await rm(join(root, sourcePath));
}

/** Pages that differ from what the document gives. */
export async function apiPageProblems(root: string, { pages }: ApiReference): Promise<Problem[]> {
  if (pages.length === 0) return [];
  const differing = await Promise.all(
    pages.map(async ({ sourcePath, text }) => {
      const file = join(root, sourcePath);
      const found = existsSync(file) ? await readFile(file, 'utf8') : undefined;
      if (found === text) return [];
      return [
        problem(
          sourcePath,
          found === undefined ? 0 : firstDifference(found, text),
          found === undefined
            ? `${DOCUMENT} gives a page that is not here.`
            : `The page is not what ${DOCUMENT} gives.`,
        ),
      ];
    }),
  );
  const stray = await strayPages(root, pages);
  return [
    ...differing.flat(),
    ...stray.map((sourcePath) => problem(sourcePath, 0, `No operation of ${DOCUMENT} gives this page.`)),
  ];
}

function problem(file: string, line: number, message: string): Problem {
  return {
    rule: 'api-page',
    file,
    line: line + 1,
    column: 1,
    message,
    fix: `Change ${DOCUMENT} and run \`npm run build\`: these pages are generated.`,
  };
}

function firstDifference(a: string, b: string): number {
  const other = b.split('\n');
  const at = a.split('\n').findIndex((line, index) => line !== other[index]);
  return Math.max(0, at);
}

async function strayPages(root: string, pages: readonly ApiPage[]): Promise<string[]> {
  const known = new Set(pages.map(({ sourcePath }) => sourcePath));
  const entries = await readdir(join(root, HTTP_FOLDER), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((sourcePath) => !known.has(sourcePath));
}
