import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blogFeeds } from '../feeds.ts';
import { filesToCopy } from '../public-files.ts';
import { imageUrl } from '../site-content.ts';
import { siteFiles } from '../site-files.ts';
import { type Answer, file } from './answer.ts';
import type { OpenSite } from './open-site.ts';

/** A file that is copied as it is. */
export async function publicAnswer(pathname: string, { root }: OpenSite): Promise<Answer | undefined> {
  const found = (await filesToCopy(root)).find(({ path }) => `/${path}` === pathname);
  return found && file(pathname, await readFile(join(root, found.sourcePath)));
}

/** A picture beside a page. Its address has a hash of the bytes, so the files of that name are tried. */
export async function imageAnswer(pathname: string, { root }: OpenSite): Promise<Answer | undefined> {
  const [, name, extension] = /^\/assets\/img\/(.+)\.[0-9a-f]{8}(\.\w+)$/.exec(pathname) ?? [];
  if (name === undefined || extension === undefined) return undefined;
  const entries = await readdir(join(root, 'content'), { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((entry) => entry.isFile() && entry.name === name + extension)) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    if (imageUrl(path.slice(root.length + 1).replaceAll('\\', '/'), bytes) === pathname) return file(pathname, bytes);
  }
  return undefined;
}

/** A file that the build makes: sitemap, feeds, the index for agents. */
export async function madeAnswer(pathname: string, { context, site }: OpenSite): Promise<Answer | undefined> {
  const isWanted = ({ path }: { path: string }) => `/${path}` === pathname;
  const posts = site.posts.filter(({ data }) => !data.unlisted && !data.draft);
  const found =
    siteFiles(context.config, site.pages, []).find(isWanted) ??
    (pathname.startsWith('/blog/') ? (await blogFeeds(context.config, posts)).find(isWanted) : undefined);
  return found && file(pathname, found.content);
}
