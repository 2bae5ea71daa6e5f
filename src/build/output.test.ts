import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/fixtures/temporary-folder.ts';
import { improveCompression, isCompressible } from './compress.ts';
import { isWhole, Output } from './output.ts';

const LONG = '<p>Loam</p>'.repeat(50);
const PNG = Buffer.from('89504e47'.repeat(100), 'hex');

/** One build: writes the files and gives the number of those that changed. */
async function written(
  dir: string,
  files: Record<string, string | Buffer>,
  quality: 'fast' | 'best' = 'fast',
): Promise<number> {
  const output = await Output.open(dir, quality);
  for (const [path, content] of Object.entries(files)) await output.write(path, content);
  await output.close();
  return output.changed;
}

function filesIn(dir: string): string[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== '.written.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
}

describe('the output folder', () => {
  test('gets files with their compressed forms; small files and pictures get none', async () => {
    const dir = temporaryFolder();
    expect(await written(dir, { 'docs/a.html': LONG, 'robots.txt': 'short', 'img/a.png': PNG })).toBe(3);
    expect(filesIn(dir)).toEqual(['docs/a.html', 'docs/a.html.br', 'docs/a.html.gz', 'img/a.png', 'robots.txt']);
    expect(brotliDecompressSync(readFileSync(join(dir, 'docs/a.html.br'))).toString()).toBe(LONG);
    expect(gunzipSync(readFileSync(join(dir, 'docs/a.html.gz'))).toString()).toBe(LONG);
  });

  test('keeps what did not change, and writes what did', async () => {
    const dir = temporaryFolder();
    await written(dir, { 'a.html': LONG, 'b.html': LONG });
    utimesSync(join(dir, 'a.html'), 1, 1);
    expect(await written(dir, { 'a.html': LONG, 'b.html': `${LONG}!` })).toBe(1);
    expect(statSync(join(dir, 'a.html')).mtimeMs).toBe(1000);
    expect(brotliDecompressSync(readFileSync(join(dir, 'b.html.br'))).toString()).toBe(`${LONG}!`);
  });

  test('writes again what somebody removed', async () => {
    const dir = temporaryFolder();
    await written(dir, { 'a.html': LONG });
    const again = temporaryFolder({ '.written.json': readFileSync(join(dir, '.written.json')) });
    expect(await written(again, { 'a.html': LONG })).toBe(1);
  });

  test('is repaired after a build that was stopped: all is written again, and what it left behind goes', async () => {
    const dir = temporaryFolder();
    await written(dir, { 'a.html': LONG, 'docs/b.html': LONG });
    const stopped = await Output.open(dir, 'fast');
    await stopped.write('a.html', `${LONG}!`);
    await stopped.write('docs/new.html', LONG);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(readFileSync(join(dir, 'a.html'), 'utf8')).toBe(`${LONG}!`);
    expect(await isWhole(dir)).toBe(false);
    expect(await written(dir, { 'a.html': LONG, 'docs/b.html': LONG })).toBe(2);
    expect(readFileSync(join(dir, 'a.html'), 'utf8')).toBe(LONG);
    expect(filesIn(dir).filter((path) => path.endsWith('.html'))).toEqual(['a.html', 'docs/b.html']);
    expect(await isWhole(dir)).toBe(true);
  });

  test('is written anew when the note of what is there is damaged', async () => {
    const dir = temporaryFolder();
    await written(dir, { 'a.html': LONG });
    writeFileSync(join(dir, '.written.json'), '{"a.ht');
    expect(await isWhole(dir)).toBe(false);
    expect(await written(dir, { 'a.html': LONG })).toBe(1);
  });

  test('is not whole when a file is missing', async () => {
    const dir = temporaryFolder();
    await written(dir, { 'a.html': LONG, 'b.html': LONG });
    expect(await isWhole(dir)).toBe(true);
    rmSync(join(dir, 'b.html'));
    expect(await isWhole(dir)).toBe(false);
  });

  test('loses pages that are gone, with their compressed forms and their folders', async () => {
    const dir = temporaryFolder();
    await written(dir, { 'docs/old/a.html': LONG, 'index.html': LONG });
    await written(dir, { 'index.html': LONG });
    expect(filesIn(dir)).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
    expect(existsSync(join(dir, 'docs'))).toBe(false);
  });

  test('has no stale compressed form of a file that became short', async () => {
    const dir = temporaryFolder();
    await written(dir, { 'a.json': LONG });
    await written(dir, { 'a.json': '{}' });
    expect(filesIn(dir)).toEqual(['a.json']);
  });

  test('keeps assets of the build before for readers whose tab is still open, for one build', async () => {
    const dir = temporaryFolder();
    const before = {
      'assets/js/a.1.js': '1',
      'assets/search/index.1.json': '1',
      'assets/img/a.1.png': PNG,
      'a.html': '1',
    };
    await written(dir, before);
    await written(dir, { 'assets/js/a.2.js': '2' });
    expect(filesIn(dir)).toEqual([
      'assets/img/a.1.png',
      'assets/js/a.1.js',
      'assets/js/a.2.js',
      'assets/search/index.1.json',
    ]);
    await written(dir, { 'assets/js/a.3.js': '3' });
    expect(filesIn(dir)).toEqual(['assets/js/a.2.js', 'assets/js/a.3.js']);
  });

  test('takes an asset back that comes again', async () => {
    const dir = temporaryFolder();
    await written(dir, { 'assets/js/a.1.js': '1' });
    await written(dir, { 'assets/js/a.2.js': '2' });
    await written(dir, { 'assets/js/a.1.js': '1' });
    await written(dir, { 'assets/js/a.1.js': '1' });
    expect(filesIn(dir)).toEqual(['assets/js/a.1.js']);
  });
});

describe('compression', () => {
  test.each([
    ['a.html', true],
    ['a.js', true],
    ['a.css', true],
    ['a.json', true],
    ['a.svg', true],
    ['a.xml', true],
    ['a.txt', true],
    ['a.md', true],
    ['a.png', false],
    ['a.woff2', false],
    ['_headers', false],
  ])('of %s is worth it: %s', (path, expected) => {
    expect(isCompressible(path)).toBe(expected);
  });

  // Enough text for the two qualities to differ.
  const text = Array.from({ length: 400 }, (_, index) => `<p id="p${index}">Line ${index * 7919} of Loam</p>`).join('');
  const sizeOf = (dir: string) => statSync(join(dir, 'a.html.br')).size;

  test('is better at best quality, and a fast build does not undo it', async () => {
    const dir = temporaryFolder();
    await written(dir, { 'a.html': text });
    const fast = sizeOf(dir);
    expect(await written(dir, { 'a.html': text }, 'best')).toBe(1);
    const best = sizeOf(dir);
    expect(best).toBeLessThan(fast);
    expect(await written(dir, { 'a.html': text })).toBe(0);
    expect(sizeOf(dir)).toBe(best);
  });

  test('is improved after a fast build, once, and stops when asked', async () => {
    const dir = temporaryFolder();
    await written(dir, { 'a.html': text, 'b.txt': 'short' });
    const fast = sizeOf(dir);
    expect(await improveCompression(dir, () => true)).toBe(0);
    expect(await improveCompression(dir, () => false)).toBe(1);
    expect(sizeOf(dir)).toBeLessThan(fast);
    expect(brotliDecompressSync(readFileSync(join(dir, 'a.html.br'))).toString()).toBe(text);
    expect(await improveCompression(dir, () => false)).toBe(0);
    expect(await written(dir, { 'a.html': text, 'b.txt': 'short' })).toBe(0);
  });

  test('leaves alone what another build writes meanwhile', async () => {
    const dir = temporaryFolder();
    const other = text.replaceAll('a', 'b');
    await written(dir, { 'a.html': text, 'b.html': text });
    const improving = improveCompression(dir, () => false);
    await written(dir, { 'a.html': other, 'c.html': text });
    await improving;
    expect(brotliDecompressSync(readFileSync(join(dir, 'a.html.br'))).toString()).toBe(other);
    expect(await written(dir, { 'a.html': text })).toBe(1);
    expect(readdirSync(dir).filter((name) => name.endsWith('.html'))).toEqual(['a.html']);
  });

  test('of a folder that no build wrote does nothing', async () => {
    expect(await improveCompression(temporaryFolder({ 'a.html': text }), () => false)).toBe(0);
  });
});
