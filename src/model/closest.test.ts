import { expect, test } from 'vitest';
import { closestTo, didYouMean, editDistance } from './closest.ts';

test.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', '', 3],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['quickstrat', 'quickstart', 1],
  ['ca', 'abc', 3],
])('from %j to %j there are %i edits', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});

test('the count of edits is given up at the limit', () => {
  expect(editDistance('aaaaaaaa', 'bbbbbbbb', 3)).toBe(3);
});

test.each([
  ['quickstrat', ['install', 'quickstart'], 'quickstart'],
  ['autor', ['author', 'authors', 'date'], 'author'],
  ['TITLE', ['title'], 'title'],
  ['foo', ['bar', 'baz'], undefined],
  ['foo', [], undefined],
  ['/docs/feature/cachng', ['/docs', '/docs/features/caching'], '/docs/features/caching'],
])('%j among %j finds %j', (word, candidates, match) => {
  expect(closestTo(word, candidates)).toBe(match);
});

test('a suggestion names the closest match, or gives the text for none', () => {
  expect(didYouMean('autor', ['author'], 'Known keys: author.')).toBe('Did you mean "author"?');
  expect(didYouMean('xyz', ['author'], 'Known keys: author.')).toBe('Known keys: author.');
});
