import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeWhole } from './write-whole.ts';

/** The list of what a finished build has written, from path to hash. */
export const LIST = '.written.json';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * How hard to compress. "fast" is brotli 5: 2 ms for a page where "best", brotli 11, takes 70 ms and saves a further
 * seventh. A build is fast; the server that `npm start` runs makes the rest better while it is idle.
 */
export type Quality = 'fast' | 'best';

/** Whether a file gains from compression: images other than SVG do not. */
export function isCompressible(path: string): boolean {
  return /\.(html|js|css|json|svg|xml|txt|md)$/.test(path);
}

/** What is written beside a file that is sent compressed. */
export interface CompressedForms {
  br: Buffer;
  gz: Buffer;
}

/** A file's compressed forms; a file too small to gain has none. */
export async function compressedForms(content: Buffer, quality: Quality): Promise<CompressedForms | undefined> {
  if (content.length < 200) return undefined;
  const [br, gz] = await Promise.all([
    brotliOf(content, quality),
    // Few browsers ask for it: level 9 would take a third longer for one byte in a hundred.
    zip(content, { level: 6, chunkSize: CHUNK }),
  ]);
  return { br, gz };
}

// Most files fit: one piece of memory for each instead of one for every 16 kB.
const CHUNK = 65_536;

function brotliOf(content: Buffer, quality: Quality): Promise<Buffer> {
  return brotli(content, {
    chunkSize: CHUNK,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality === 'best' ? 11 : 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // A window larger than the file gains nothing, and clearing 4 MB for every page takes a quarter of the time.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(content.length + 16)))),
    },
  });
}

/**
 * Compresses again, at best quality, what a fast build wrote; stops when asked. Another build may be made meanwhile: what
 * it has written, or is about to, is left alone.
 */
export async function improveCompression(dir: string, isStopped: () => boolean): Promise<number> {
  const improved = new Map<string, string>();
  for (const [path, hash] of Object.entries(writtenNow(dir))) {
    if (isStopped()) break;
    if (hash.endsWith('+') || hash.startsWith('-') || !existsSync(join(dir, `${path}.br`))) continue;
    const better = await brotliOf(await readFile(join(dir, path)), 'best');
    if (writtenNow(dir)[path] !== hash) continue;
    writeWhole(join(dir, `${path}.br`), better);
    improved.set(path, hash);
  }
  const written = writtenNow(dir);
  const same = [...improved].filter(([path, hash]) => written[path] === hash);
  for (const [path, hash] of same) written[path] = `${hash}+`;
  if (same.length > 0) writeWhole(join(dir, LIST), JSON.stringify(written));
  return improved.size;
}

/** What the last build noted; nothing while the next one is at work. */
function writtenNow(dir: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(join(dir, LIST), 'utf8'));
  } catch {
    return {}; // not there, or damaged: the next build begins anew
  }
}
