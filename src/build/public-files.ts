import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../model/problem.ts';
import { outPathOf } from '../model/route.ts';
import { isHidden } from '../server/request-target.ts';

/** A file that is copied as it is: its place in the repository and below the output folder. */
export interface PublicFile {
  sourcePath: string;
  path: string;
}

/** Files that the build makes itself, and that pages may link to. */
const MADE = ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json', 'sitemap.xml', 'llms.txt', 'robots.txt'];

/** Everything under `public/`, the product's schema, and the avatars of the blog. */
export async function filesToCopy(root: string): Promise<PublicFile[]> {
  const files = async (dir: string) => {
    const entries = await readdir(join(root, dir), { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      );
  };
  return [
    ...(await files('public')).map((sourcePath) => ({ sourcePath, path: sourcePath.slice('public/'.length) })),
    ...(await files('content/blog/avatars')).map((sourcePath) => ({
      sourcePath,
      path: sourcePath.slice('content/'.length),
    })),
    { sourcePath: 'product/pod.schema.json', path: 'pod.schema.json' },
  ];
}

/** Files that take the place of something else, or that the server does not send. */
export function checkPublicFiles(files: readonly PublicFile[], routes: Iterable<string>): Problem[] {
  const made = new Map([...MADE, '_headers', '_redirects'].map((path) => [path, 'a file that the build makes']));
  for (const route of routes)
    for (const ending of ['html', 'md']) made.set(`${outPathOf(route)}.${ending}`, `the page ${route}`);
  return files.flatMap(({ sourcePath, path }): Problem[] => {
    const at = { rule: 'bad-value', file: sourcePath, line: 1, column: 1 } as const;
    const owner = made.get(path) ?? made.get(path.replace(/\/index\.html$/, '.html'));
    if (owner !== undefined)
      return [{ ...at, message: `The file would take the place of ${owner}.`, fix: 'Rename or remove it.' }];
    if (!isHidden(`/${path}`)) return [];
    const fix = 'Rename it: names that begin with "." or "_", or end in .br, .gz or .part, are not public.';
    return [{ ...at, message: `The server does not send "/${path}".`, fix }];
  });
}

/** Addresses besides pages that a link may lead to. */
export async function publicFiles(root: string): Promise<{ path: string }[]> {
  return [...(await filesToCopy(root)), ...MADE.map((path) => ({ path }))];
}
