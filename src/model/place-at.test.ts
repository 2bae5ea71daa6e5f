import { expect, test } from 'vitest';
import { placeAt } from './place-at.ts';

test.each([
  ['the start', 0, { line: 1, column: 1 }],
  ['the first line', 2, { line: 1, column: 3 }],
  ['the start of a line', 4, { line: 2, column: 1 }],
  ['the end', 7, { line: 2, column: 4 }],
])('a place is counted from 1: %s', (_, offset, place) => {
  expect(placeAt('abc\ndef', offset)).toEqual(place);
});
