import { expect, test } from 'vitest';
import { queryTextOf } from './query-text.ts';

test.each([
  ['a short text', 'refresh', 'refresh'],
  ['a long one', 'x'.repeat(100), 'x'.repeat(64)],
  ['one whose 64th character takes two places', `${'x'.repeat(63)}😀`, 'x'.repeat(63)],
  ['one that ends with such a character', `${'x'.repeat(62)}😀y`, `${'x'.repeat(62)}😀`],
])('%s', (_, text, query) => {
  expect(queryTextOf(text)).toBe(query);
  expect(() => encodeURIComponent(queryTextOf(text))).not.toThrow();
});
