import { expect, test } from 'vitest';
import { createDictionary } from './dictionary.ts';

const TERMS = ['cache', 'caching', 'duckdb', 'posted', 'postgres', 'postgresql', 'refresh', 'snowflake', 'sql'];
const dictionary = createDictionary(TERMS, (term) => TERMS[term] !== 'posted');

test('terms are found by how they begin, those in titles first, then the shortest', () => {
  expect(dictionary.startingWith('post', 5)).toEqual(['postgres', 'postgresql', 'posted']);
  expect(dictionary.startingWith('post', 1)).toEqual(['postgres']);
  expect(dictionary.startingWith('zzz', 5)).toEqual([]);
});

test.each([
  ['duckbd', 'duckdb'],
  ['snowflke', 'snowflake'],
  ['refersh', 'refresh'],
  ['postgress', 'postgres'],
  ['ostgres', 'postgres'],
])('%s is close to %s', (word, term) => {
  expect(dictionary.closeTo(word, 1).map((neighbour) => neighbour.term)).toEqual([term]);
});

test('short words have no neighbours: they are all too close to each other', () => {
  expect(dictionary.closeTo('sqk', 5)).toEqual([]);
});

test('a word is known by its other forms', () => {
  expect(dictionary.formsOf('caches')).toEqual(['cache', 'caching']);
  expect(dictionary.formsOf('cache')).toEqual(['caching']);
});

test.each(['constructor', '__proto__', 'toString'])('%s is no term', (word) => {
  expect(dictionary.has(word)).toBe(false);
  expect(dictionary.numberOf(word)).toBeUndefined();
});
