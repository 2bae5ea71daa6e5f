import { expect, test } from 'vitest';
import { packPostings, unpackPostings } from './postings.ts';

test('postings survive packing, counts in steps', () => {
  const postings = [
    { section: 0, count: 1 },
    { section: 9, count: 2 },
    { section: 10, count: 4 },
    { section: 2500, count: 17 },
  ];
  expect(unpackPostings(packPostings(postings))).toEqual([
    { section: 0, count: 1 },
    { section: 9, count: 2 },
    { section: 10, count: 3 },
    { section: 2500, count: 5 },
  ]);
});

test('no postings are an empty line', () => {
  expect(packPostings([])).toBe('');
  expect(unpackPostings('')).toEqual([]);
});
