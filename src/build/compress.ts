import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** Writes `file.br` and `file.gz`. A file too small to gain gets none, and loses those of a longer day. */
export async function compressTo(file: string, content: Buffer, quality: Quality): Promise<void> {
  if (content.length < 200) {
    await Promise.all(['.br', '.gz'].map((suffix) => rm(file + suffix, { force: true })));
    return;
  }
  await Promise.all([
    writeWhole(`${file}.br`, await brotliOf(content, quality)),
    // Few browsers ask for it: level 9 would take a third longer for one byte in a hundred.
    writeWhole(`${file}.gz`, await zip(content, { level: 6 })),
  ]);
}

function brotliOf(content: Buffer, quality: Quality): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality === 'best' ? 11 : 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Compresses again, at best quality, what a fast build wrote; stops when asked. */
export async function improveCompression(dir: string, isStopped: () => boolean): Promise<number> {
  const list = join(dir, '.written.json');
  const written: Record<string, string> = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : {};
  let improved = 0;
  for (const [path, hash] of Object.entries(written)) {
    if (isStopped()) break;
    if (hash.endsWith('+') || hash.startsWith('-') || !existsSync(join(dir, `${path}.br`))) continue;
    await writeWhole(join(dir, `${path}.br`), await brotliOf(await readFile(join(dir, path)), 'best'));
    written[path] = `${hash}+`;
    improved++;
  }
  if (improved > 0 && existsSync(list)) await writeFile(list, JSON.stringify(written));
  return improved;
}

/** The server may be reading the file: it sees the old one or the new one, never half of one. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
