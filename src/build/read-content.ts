import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Source, SourceHead } from '../model/compiled-page.ts';
import { BlogFrontmatter, DocFrontmatter, PageFrontmatter } from '../model/frontmatter.ts';
import type { Problem } from '../model/problem.ts';
import { routeOf, slugRoute } from '../model/route.ts';
import { readYaml, type YamlPlace } from '../model/yaml-problems.ts';

export interface Content {
  sources: Source[];
  problems: Problem[];
}

/** Every page under `content/`, its front matter checked. */
export async function readContent(root: string, options: { drafts: boolean }): Promise<Content> {
  const paths = await contentPaths(root);
  const read = await Promise.all(paths.map((sourcePath) => readSource(root, sourcePath)));
  const sources = read.flatMap(({ usable }) => (usable && (options.drafts || !usable.head.data.draft) ? [usable] : []));
  return { sources, problems: read.flatMap(({ problems }) => problems) };
}

/** Paths of the pages under `content/`, sorted; a file or folder whose name begins with `_` holds parts, not pages. */
export async function contentPaths(root: string): Promise<string[]> {
  const entries = await readdir(join(root, 'content'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((sourcePath) => !sourcePath.includes('/_'))
    .sort();
}

/** A page as it was read. */
export interface ReadSource {
  /** Undefined when something is wrong with the front matter. */
  source: Source | undefined;
  /** The page without what is wrong in its front matter; undefined when too little is left of it. */
  usable: Source | undefined;
  problems: Problem[];
}

/** One page, or the problems of its front matter. */
export async function readSource(root: string, sourcePath: string): Promise<ReadSource> {
  return parseSource(sourcePath, await readFile(join(root, sourcePath), 'utf8'));
}

/** Splits a page into checked front matter and text. */
export function parseSource(sourcePath: string, file: string): ReadSource {
  const text = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const match = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(text);
  const isOpen = !match && /^---[ \t]*\n/.test(text);
  const isLate = /^\s+---[ \t]*\n/.test(text);
  const yaml = match?.[1] ?? '';
  const { head, problems: found } = headOf(sourcePath, yaml, match ? 1 : 0);
  // Otherwise every key of a head without an end would be reported as missing.
  const problems = isOpen ? [openHead(sourcePath)] : isLate ? [lateHead(sourcePath)] : found;
  if (!head) return { source: undefined, usable: undefined, problems };
  const path = sourcePath.replace(/^content\//, '');
  const { slug, title } = head.data;
  const bodyStart = match?.[0].length ?? 0;
  const source: Source = {
    sourcePath,
    route: slug === undefined ? routeOf(path) : slugRoute(path, slug),
    body: isOpen ? '' : text.slice(bodyStart),
    bodyLine: text.slice(0, bodyStart).split('\n').length,
    head,
    title,
    keyLines: keyLinesOf(yaml),
    hash: createHash('sha256').update(text).digest('hex').slice(0, 16),
  };
  return { source: problems.length === 0 ? source : undefined, usable: source, problems };
}

function lateHead(file: string): Problem {
  const message = 'The front matter does not begin on the first line.';
  return { rule: 'bad-value', file, line: 1, column: 1, message, fix: 'Remove what stands before the three dashes.' };
}

function openHead(file: string): Problem {
  const message = 'The front matter has no end.';
  return {
    rule: 'bad-value',
    file,
    line: 1,
    column: 1,
    message,
    fix: 'Put a line of three dashes after its last key.',
  };
}

function headOf(
  sourcePath: string,
  yaml: string,
  linesBefore: number,
): { head: SourceHead | undefined; problems: Problem[] } {
  const place = { file: sourcePath, linesBefore };
  if (sourcePath.startsWith('content/docs/')) {
    const { data, problems } = readHead(yaml, DocFrontmatter, { ...place, thing: 'a documentation page' });
    return { head: data && { kind: 'doc', data }, problems };
  }
  if (sourcePath.startsWith('content/blog/')) {
    const { data, problems } = readHead(yaml, BlogFrontmatter, { ...place, thing: 'a blog post' });
    return { head: data && { kind: 'post', data }, problems };
  }
  const { data, problems } = readHead(yaml, PageFrontmatter, { ...place, thing: 'a page' });
  return { head: data && { kind: 'page', data }, problems };
}

/**
 * Front matter and what is wrong with it. A head with a mistake is read without it, so that the page stays in the site:
 * otherwise every link to it would be reported as well.
 */
function readHead<T>(
  yaml: string,
  schema: z.ZodType<T> & { shape: Record<string, z.core.$ZodType> },
  place: YamlPlace,
): { data: T | undefined; problems: Problem[] } {
  const { value, raw, problems } = readYaml(yaml, schema, place);
  if (value !== undefined) return { data: value, problems };
  const fitting = Object.entries(z.record(z.string(), z.unknown()).safeParse(raw).data ?? {}).filter(([key, part]) => {
    const field = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined;
    return field !== undefined && z.safeParse(field, part).success;
  });
  const standIns = { title: place.file, description: place.file };
  return { data: schema.safeParse({ ...standIns, ...Object.fromEntries(fitting) }).data, problems };
}

function keyLinesOf(yaml: string): Record<string, number> {
  const keys = yaml.split('\n').map((line, index) => [/^([a-z_]+):/.exec(line)?.[1], index + 2] as const);
  return Object.fromEntries(keys.filter(([key]) => key !== undefined));
}
