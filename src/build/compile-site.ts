import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
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
  /** Bytes of the body's file: another number means that it is damaged, which is known without reading it. */
  bodySize: number;
}

export interface CompileOptions {
  root: string;
  cacheDir: string;
  /** Hash of everything that decides how a page is compiled, besides its own text. */
  version: string;
  surroundings: Surroundings;
}

export interface CompileSiteOptions extends CompileOptions {
  onPage?: (done: number, fromCache: boolean) => void;
  /** How many processes may work at once. */
  cores?: number;
  /** Compiles pages into the cache in another process. */
  help?: ((sources: readonly Source[]) => Promise<void>) | undefined;
}

/** Compiles every page, taking unchanged ones from the cache. */
export async function compileSite(sources: readonly Source[], options: CompileSiteOptions): Promise<PageInfo[]> {
  const pages = new Map<Source, PageInfo>();
  const add = (source: Source, page: PageInfo, fromCache: boolean) => {
    pages.set(source, page);
    options.onPage?.(pages.size, fromCache);
  };
  const stale: Source[] = [];
  for (const source of sources) {
    const page = cachedPage(source, options);
    if (page) add(source, page, true);
    else stale.push(source);
  }
  const [own = [], ...others] = sharesOf(stale, options.help ? (options.cores ?? availableParallelism()) : 1);
  const help = Promise.allSettled(others.map((share) => options.help?.(share)));
  for (const source of own) add(source, await compiledPage(source, options), false);
  await help;
  // What a helper has left undone is done here, and if there is a reason not to, it shows here.
  for (const source of others.flat()) add(source, await pageOf(source, options), false);
  removeOldEntries(options.cacheDir, new Set(sources.map((source) => entryNameOf(source, options))));
  return sources.flatMap((source) => pages.get(source) ?? []);
}

// A process needs a second until it compiles as fast as one that has run for a while.
const PAGES_WORTH_A_PROCESS = 100;
// Two share most of what there is to gain; each more would take another 300 MB.
const MOST_PROCESSES = 2;

/** Splits the work into equal parts, one for each process that is worth its start. */
function sharesOf(sources: readonly Source[], cores: number): Source[][] {
  // Of what counts as a core, every second is mostly a thread of the one before: two such are hardly faster than one.
  const own = Math.floor(cores / 2);
  const count = Math.max(1, Math.min(own, MOST_PROCESSES, Math.floor(sources.length / PAGES_WORTH_A_PROCESS)));
  // In turn, since neighbours are alike: a folder of long pages is shared, too.
  return Array.from({ length: count }, (_, share) => sources.filter((_, index) => index % count === share));
}

/** A page from the cache, or compiled. */
export async function pageOf(source: Source, options: CompileOptions): Promise<PageInfo> {
  return cachedPage(source, options) ?? (await compiledPage(source, options));
}

/** Entries of other versions go when they are five times those in use: until then, switching branches costs nothing. */
function removeOldEntries(cacheDir: string, used: ReadonlySet<string>): void {
  if (!existsSync(cacheDir)) return;
  const old = readdirSync(cacheDir).filter((file) => !used.has(file.replace(/\..*$/, '')));
  if (old.length <= 5 * 2 * used.size) return;
  for (const file of old) rmSync(join(cacheDir, file), { force: true });
}

function cachedPage(source: Source, options: CompileOptions): PageInfo | undefined {
  const { info, body } = filesOf(source, options);
  const entry = readEntry(info);
  const size = statSync(body, { throwIfNoEntry: false })?.size;
  if (entry && entry.bodySize === size && isFresh(entry, options)) return pageInfo(source, entry, options);
  return undefined;
}

async function compiledPage(source: Source, options: CompileOptions): Promise<PageInfo> {
  const files = filesOf(source, options);
  const { entry: parts, large } = await compileEntry(source, options);
  const body = JSON.stringify(large);
  const entry = { ...parts, bodySize: Buffer.byteLength(body) };
  mkdirSync(options.cacheDir, { recursive: true });
  // In this order, and the second whole: a build may be stopped at any moment, and a body without its entry is not read.
  writeFileSync(files.body, body);
  writeWhole(files.info, JSON.stringify(entry));
  return pageInfo(source, entry, options);
}

function pageInfo(source: Source, { info, texts, images, routes }: CacheEntry, options: CompileOptions): PageInfo {
  const file = filesOf(source, options).body;
  return {
    ...info,
    source,
    key: hashOf(entryNameOf(source, options) + JSON.stringify([texts, images, routes])),
    body: async () => JSON.parse(readFileSync(file, 'utf8')),
  };
}

function filesOf(source: Source, options: CompileOptions): { info: string; body: string } {
  const path = join(options.cacheDir, entryNameOf(source, options));
  return { info: `${path}.json`, body: `${path}.body.json` };
}

function entryNameOf({ sourcePath, route, hash }: Source, { version }: CompileOptions): string {
  return hashOf(`${version}\n${sourcePath}\n${route}\n${hash}`);
}

async function compileEntry(
  source: Source,
  { surroundings }: CompileOptions,
): Promise<{ entry: Omit<CacheEntry, 'bodySize'>; large: PageBody }> {
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
