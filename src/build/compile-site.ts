import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Surroundings } from '../mdx/page-context.ts';
import type { CompiledPage, Source } from '../model/compiled-page.ts';
import { writeWhole } from './write-whole.ts';

/** The parts of a page that are large: kept on disk until the page is written. */
export type PageBody = Pick<CompiledPage, 'html' | 'excerptHtml' | 'twin'>;

/** A compiled page without its large parts. */
export interface PageInfo extends Omit<CompiledPage, keyof PageBody> {
  source: Source;
  hasExcerpt: boolean;
  /** Changes when anything of the page's own content changes. */
  key: string;
  body(): Promise<PageBody>;
}

interface CacheEntry {
  info: Omit<CompiledPage, keyof PageBody> & { hasExcerpt: boolean };
  /** Files that went into the page besides its source, with the hash of their text; empty for one that was missing. */
  texts: [sourcePath: string, hash: string][];
  /** The same for images, with their public address, which holds a hash. */
  images: [sourcePath: string, url: string][];
  /** Links from file to file, and the routes they led to. */
  routes: [sourcePath: string, route: string][];
}

export interface CompileOptions {
  root: string;
  cacheDir: string;
  /** Hash of everything that decides how a page is compiled, besides its own text. */
  version: string;
  surroundings: Surroundings;
  onPage?: (done: number, fromCache: boolean) => void;
}

/** Compiles every page, taking unchanged ones from the cache. */
export async function compileSite(sources: readonly Source[], options: CompileOptions): Promise<PageInfo[]> {
  await mkdir(options.cacheDir, { recursive: true });
  const pages: PageInfo[] = [];
  const used = new Set<string>();
  for (const source of sources) {
    const { page, key, fromCache } = await cachedPage(source, options);
    pages.push(page);
    used.add(key);
    options.onPage?.(pages.length, fromCache);
  }
  removeOldEntries(options.cacheDir, used);
  return pages;
}

/** Entries of other versions go when they are five times those in use: until then, switching branches costs nothing. */
function removeOldEntries(cacheDir: string, used: ReadonlySet<string>): void {
  const old = readdirSync(cacheDir).filter((file) => !used.has(file.replace(/\..*$/, '')));
  if (old.length <= 5 * 2 * used.size) return;
  for (const file of old) rmSync(join(cacheDir, file), { force: true });
}

async function cachedPage(
  source: Source,
  options: CompileOptions,
): Promise<{ page: PageInfo; key: string; fromCache: boolean }> {
  const key = hashOf(`${options.version}\n${source.sourcePath}\n${source.route}\n${source.hash}`);
  const infoFile = join(options.cacheDir, `${key}.json`);
  const bodyFile = join(options.cacheDir, `${key}.body.json`);
  const body = async (): Promise<PageBody> => JSON.parse(readFileSync(bodyFile, 'utf8'));
  const cached = readEntry(infoFile);
  if (cached && existsSync(bodyFile) && isFresh(cached, options)) {
    return { page: { ...cached.info, source, key: keyOf(key, cached), body }, key, fromCache: true };
  }
  const { entry, large } = await compileEntry(source, options);
  // In this order, and the second whole: a build may be stopped at any moment, and a body without its entry is not read.
  writeFileSync(bodyFile, JSON.stringify(large));
  writeWhole(infoFile, JSON.stringify(entry));
  return { page: { ...entry.info, source, key: keyOf(key, entry), body }, key, fromCache: false };
}

function keyOf(sourceKey: string, { texts, images, routes }: CacheEntry): string {
  return hashOf(sourceKey + JSON.stringify([texts, images, routes]));
}

async function compileEntry(
  source: Source,
  { surroundings }: CompileOptions,
): Promise<{ entry: CacheEntry; large: PageBody }> {
  const texts: CacheEntry['texts'] = [];
  const images: CacheEntry['images'] = [];
  const routes: CacheEntry['routes'] = [];
  const noted: Surroundings = {
    ...surroundings,
    readText(path) {
      const text = surroundings.readText(path);
      texts.push([path, text === undefined ? '' : hashOf(text)]);
      return text;
    },
    imageAt(path) {
      const image = surroundings.imageAt(path);
      images.push([path, image?.url ?? '']);
      return image;
    },
    routeOfSource(path) {
      const route = surroundings.routeOfSource(path);
      routes.push([path, route ?? '']);
      return route;
    },
  };
  // The pipeline is loaded when a page needs it: a build with nothing to compile starts in a blink.
  const [{ compilePage }, { renderArticle }] = await Promise.all([
    import('../mdx/compile-page.ts'),
    import('./render-article.ts'),
  ]);
  await surroundings.checker.prepare?.();
  const { html, excerptHtml, twin, ...info } = await compilePage(source, noted, renderArticle);
  return {
    entry: { info: { ...info, hasExcerpt: excerptHtml !== undefined }, texts, images, routes },
    large: { html, excerptHtml, twin },
  };
}

function readEntry(file: string): CacheEntry | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // not cached yet, or cut off while it was written
  }
}

function isFresh({ texts, images, routes }: CacheEntry, { surroundings }: CompileOptions): boolean {
  const textHash = (path: string) => {
    const text = surroundings.readText(path);
    return text === undefined ? '' : hashOf(text);
  };
  return (
    routes.every(([path, route]) => (surroundings.routeOfSource(path) ?? '') === route) &&
    texts.every(([path, hash]) => textHash(path) === hash) &&
    images.every(([path, url]) => (surroundings.imageAt(path)?.url ?? '') === url)
  );
}

/** Sixteen characters of SHA-256. */
export function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Text of a file, or undefined when there is none. */
export function textOfFile(root: string, sourcePath: string): string | undefined {
  try {
    return readFileSync(join(root, sourcePath), 'utf8');
  } catch {
    return undefined; // not there, or a folder: the caller says so
  }
}
