import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { hashOf } from './compile-site.ts';
import { compressedForms, isCompressible, LIST, type Quality } from './compress.ts';
import { writeWhole } from './write-whole.ts';

/** From path below the output folder to the hash of what it holds. */
type Written = Record<string, string>;

// The name of the list while the next build is at work, by which a stopped one is known.
const UNDER_WAY = '.writing.json';

/**
 * The output folder: files that did not change are neither written nor compressed again, and files that are no longer
 * part of the site are removed at the end. Assets of the build before (scripts, pictures, the search index) stay for
 * readers whose tab is still open.
 */
export class Output {
  private readonly before: Written;
  private readonly now: Written = {};
  private readonly folders = new Set<string>();
  private readonly pending = new Set<Promise<void>>();
  private readonly dir: string;
  private readonly quality: Quality;
  changed = 0;

  private constructor(dir: string, quality: Quality, before: Written) {
    this.dir = dir;
    this.quality = quality;
    this.before = before;
  }

  static async open(dir: string, quality: Quality): Promise<Output> {
    const before = existsSync(join(dir, UNDER_WAY)) ? undefined : await writtenIn(dir);
    // What a build that was stopped has written is not known: all is written anew, and what does not belong there goes.
    const known = before ?? Object.fromEntries((await filesIn(dir)).map((path) => [path, '?']));
    if (existsSync(join(dir, LIST))) renameSync(join(dir, LIST), join(dir, UNDER_WAY));
    return new Output(dir, quality, known);
  }

  /** Writes a file and its compressed forms. Resolves at once unless too much is under way. */
  async write(path: string, content: string | Buffer): Promise<void> {
    const hash = `${hashOf(content)}${this.quality === 'best' ? '+' : ''}`;
    this.now[path] = hash;
    const before = this.before[path];
    if ((before === hash || before === `${hash}+`) && existsSync(join(this.dir, path))) {
      this.now[path] = before;
      return;
    }
    this.changed++;
    const job = this.writeNow(path, content).finally(() => this.pending.delete(job));
    this.pending.add(job);
    // Eight jobs keep the cores busy while few pages are in memory.
    if (this.pending.size >= 8) await Promise.race(this.pending);
  }

  private async writeNow(path: string, content: string | Buffer): Promise<void> {
    const forms = isCompressible(path) ? await compressedForms(Buffer.from(content), this.quality) : undefined;
    const file = join(this.dir, path);
    this.makeFolder(dirname(file));
    // Nobody reads a file that was not there before; one that was is replaced at once, whole.
    const put = this.before[path] === undefined ? writeFileSync : writeWhole;
    put(file, content);
    for (const form of ['br', 'gz'] as const) {
      const bytes = forms?.[form];
      if (bytes) put(`${file}.${form}`, bytes);
      else rmSync(`${file}.${form}`, { force: true });
    }
  }

  /** Synchronous, like all writing here: small files take less processor time than the way through the thread pool. */
  private makeFolder(folder: string): void {
    if (this.folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.folders.add(folder);
  }

  /** Waits for what is under way, removes what is gone, and notes what is there. */
  async close(): Promise<void> {
    await Promise.all(this.pending);
    const kept: Written = { ...this.now };
    for (const [path, hash] of Object.entries(this.before)) {
      if (path in this.now) continue;
      // Kept for one more build, marked by a leading minus.
      if (path.startsWith('assets/') && !hash.startsWith('-')) kept[path] = `-${hash}`;
      else await Promise.all(['', '.br', '.gz'].map((suffix) => rm(join(this.dir, path + suffix), { force: true })));
    }
    await removeEmptyFolders(this.dir);
    await mkdir(this.dir, { recursive: true });
    await writeFile(join(this.dir, LIST), JSON.stringify(kept));
    await rm(join(this.dir, UNDER_WAY), { force: true });
  }
}

/** Whether everything is there that the last build wrote. */
export async function isWhole(dir: string): Promise<boolean> {
  const written = await writtenIn(dir);
  return (
    written !== undefined &&
    existsSync(join(dir, LIST)) &&
    Object.keys(written).every((path) => existsSync(join(dir, path)))
  );
}

/** What the last build noted: nothing when there was none, undefined when the note is damaged. */
async function writtenIn(dir: string): Promise<Written | undefined> {
  const list = join(dir, LIST);
  if (!existsSync(list)) return {};
  try {
    return JSON.parse(await readFile(list, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Paths of all files that a build writes itself: compressed forms and hidden files are not among them. */
async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/^\.|\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

async function removeEmptyFolders(dir: string): Promise<boolean> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const empty = await Promise.all(
    entries.map((entry) => entry.isDirectory() && removeEmptyFolders(join(dir, entry.name))),
  );
  const isEmpty = empty.every(Boolean);
  if (isEmpty) await rm(dir, { recursive: true, force: true });
  return isEmpty;
}
