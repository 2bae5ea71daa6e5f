import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

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

/** Addresses besides pages that a link may lead to. */
export async function publicFiles(root: string): Promise<{ path: string }[]> {
  return [...(await filesToCopy(root)), ...MADE.map((path) => ({ path }))];
}
