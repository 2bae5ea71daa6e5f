import { expect, test } from 'vitest';
import { printedProgress, silentProgress } from './progress.ts';

/** A stream that keeps what is written to it. */
function keptStream(isTTY: boolean): { out: NodeJS.WriteStream; written: string[] } {
  const written: string[] = [];
  const write = (text: string) => {
    written.push(text);
    return true;
  };
  return { out: Object.assign(Object.create(process.stdout), { isTTY, write }), written };
}

test('a log has one line a step: name, seconds and count', async () => {
  const { out, written } = keptStream(false);
  const progress = printedProgress(out);
  const result = await progress.step(
    'Read',
    async () => {
      progress.update('1 of 3');
      return 3;
    },
    (count) => `${count} pages`,
  );
  expect(result).toBe(3);
  expect(written.join('')).toMatch(/^ {2}Read {7}\d\.\d s {2}3 pages\n$/);
});

test('a terminal shows the running step and how far it is', async () => {
  const { out, written } = keptStream(true);
  const progress = printedProgress(out);
  await progress.step(
    'Compile',
    async () => progress.update('1 of 3'),
    () => 'done',
  );
  expect(written[0]).toBe('  Compile …');
  expect(written[1]).toBe('\r\x1b[K  Compile … 1 of 3');
  expect(written.at(-1)).toContain('Compile');
  expect(written.at(-1)).toMatch(/ s {2}done\n$/);
});

test('silence does the work and says nothing', async () => {
  expect(await silentProgress.step('Read', async () => 3, String)).toBe(3);
});
