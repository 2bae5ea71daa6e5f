import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Source, SourceHead } from '../model/compiled-page.ts';
import { BlogFrontmatter, DocFrontmatter, PageFrontmatter } from '../model/frontmatter.ts';
import type { Problem } from '../model/problem.ts';
import { routeOf, slugRoute } from '../model/route.ts';
import { readYaml } from '../model/yaml-problems.ts';

export interface Content {
  sources: Source[];
  problems: Problem[];
}

/** Every page under `content/`, its front matter checked. */
export async function readContent(root: string, options: { drafts: boolean }): Promise<Content> {
  const paths = await contentPaths(root);
  const read = await Promise.all(paths.map((sourcePath) => readSource(root, sourcePath)));
  const sources = read.flatMap(({ source }) => (source && (options.drafts || !source.head.data.draft) ? [source] : []));
  return { sources, problems: read.flatMap(({ problems }) => problems) };
}

/** Paths of the pages under `content/`, sorted; a name that begins with `_` is a part, not a page. */
export async function contentPaths(root: string): Promise<string[]> {
  const entries = await readdir(join(root, 'content'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /^[^_].*\.mdx?$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** One page, or the problems of its front matter. */
export async function readSource(
  root: string,
  sourcePath: string,
): Promise<{ source: Source | undefined; problems: Problem[] }> {
  return parseSource(sourcePath, await readFile(join(root, sourcePath), 'utf8'));
}

/** Splits a page into checked front matter and text. */
export function parseSource(sourcePath: string, file: string): { source: Source | undefined; problems: Problem[] } {
  const text = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const match = /^---\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(text);
  const yaml = match?.[1] ?? '';
  const { head, problems } = headOf(sourcePath, yaml, match ? 1 : 0);
  if (!head) return { source: undefined, problems };
  const path = sourcePath.replace(/^content\//, '');
  const { slug, title } = head.data;
  const bodyStart = match?.[0].length ?? 0;
  const source: Source = {
    sourcePath,
    route: slug === undefined ? routeOf(path) : slugRoute(path, slug),
    body: text.slice(bodyStart),
    bodyLine: text.slice(0, bodyStart).split('\n').length,
    head,
    title,
    keyLines: keyLinesOf(yaml),
    hash: createHash('sha256').update(text).digest('hex').slice(0, 16),
  };
  return { source, problems };
}

function headOf(sourcePath: string, yaml: string): { head: SourceHead | undefined; problems: Problem[] } {
  const place = { file: sourcePath, linesBefore: 1 };
  if (sourcePath.startsWith('content/docs/')) {
    const { value, problems } = readYaml(yaml, DocFrontmatter, { ...place, thing: 'a documentation page' });
    return { head: value && { kind: 'doc', data: value }, problems };
  }
  if (sourcePath.startsWith('content/blog/')) {
    const { value, problems } = readYaml(yaml, BlogFrontmatter, { ...place, thing: 'a blog post' });
    return { head: value && { kind: 'post', data: value }, problems };
  }
  const { value, problems } = readYaml(yaml, PageFrontmatter, { ...place, thing: 'a page' });
  return { head: value && { kind: 'page', data: value }, problems };
}

function keyLinesOf(yaml: string): Record<string, number> {
  const keys = yaml.split('\n').map((line, index) => [/^([a-z_]+):/.exec(line)?.[1], index + 2] as const);
  return Object.fromEntries(keys.filter(([key]) => key !== undefined));
}
