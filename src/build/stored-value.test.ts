import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/fixtures/temporary-folder.ts';
import { storedValue, storeValue } from './stored-value.ts';

/** A file in which a value is stored under version 1. */
function stored(): string {
  const file = join(temporaryFolder(), '.cache/api.json');
  storeValue(file, '1', { pages: ['a'] });
  return file;
}

test('a value comes back under its own version', () => {
  const file = stored();
  expect(storedValue(file, '1')).toEqual({ pages: ['a'] });
  expect(storedValue(file, '2')).toBeUndefined();
});

test.each([
  ['cut off', (text: string) => text.slice(0, 20)],
  ['emptied', () => ''],
  ['of another kind', () => 'null'],
])('a file that is %s is as good as none', (_, damage) => {
  const file = stored();
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(storedValue(file, '1')).toBeUndefined();
});
