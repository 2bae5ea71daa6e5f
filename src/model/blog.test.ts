import { describe, expect, test } from 'vitest';
import { compareReleases, listingPages, type ReleaseVersion, readingMinutes, releaseVersionOf } from './blog.ts';

function version(text: string): ReleaseVersion {
  const read = releaseVersionOf(text);
  if (!read) throw new Error(`${text} is no version`);
  return read;
}

test.each([
  ['v0.2-alpha', 'alpha', [0, 2, 0], 0],
  ['v0.13.1-alpha', 'alpha', [0, 13, 1], 0],
  ['v0.19.4-beta', 'beta', [0, 19, 4], 0],
  ['v1.0-rc.3', 'rc', [1, 0, 0], 3],
  ['v1.0-stable', 'stable', [1, 0, 0], 0],
  ['v1.0.5', 'stable', [1, 0, 5], 0],
])('%s is a release of the label %s', (text, label, numbers, candidate) => {
  expect(releaseVersionOf(text)).toEqual({ text, label, numbers, candidate });
});

test.each(['1.0.5', 'v1', 'v1.0.5.6', 'v1.0-gamma', 'v1.0-rc.', 'latest', 'v1.0.5 '])('%j is no version', (text) => {
  expect(releaseVersionOf(text)).toBeUndefined();
});

describe('spec 4: release labels run in this order: alpha, then beta, then rc, then stable', () => {
  test('a shuffled list sorts into the order of the releases', () => {
    const inOrder = [
      'v0.9.1-alpha',
      'v0.10-alpha',
      'v0.10.2-alpha',
      'v0.17-beta',
      'v1.0-rc.2',
      'v1.0-rc.10',
      'v1.0-stable',
      'v1.0.1',
      'v1.0.5',
    ];
    const shuffled = inOrder.toSorted().toReversed().map(version);
    expect(shuffled.sort(compareReleases).map(({ text }) => text)).toEqual(inOrder);
  });

  test('of one number, alpha comes before beta, rc and stable', () => {
    const labels = ['v1.0-stable', 'v1.0-rc.1', 'v1.0-beta', 'v1.0-alpha'].map(version).sort(compareReleases);
    expect(labels.map(({ label }) => label)).toEqual(['alpha', 'beta', 'rc', 'stable']);
  });
});

describe('spec 9: a listing page holds 5 posts', () => {
  const routeOf = (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`);
  const posts = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  test('twelve posts fill three pages that lead to each other', () => {
    expect(listingPages(posts(12), 5, routeOf)).toEqual([
      { number: 1, total: 3, route: '/blog', previous: undefined, next: '/blog/page/2', items: [1, 2, 3, 4, 5] },
      { number: 2, total: 3, route: '/blog/page/2', previous: '/blog', next: '/blog/page/3', items: [6, 7, 8, 9, 10] },
      { number: 3, total: 3, route: '/blog/page/3', previous: '/blog/page/2', next: undefined, items: [11, 12] },
    ]);
  });

  test.each([
    [0, 1],
    [1, 1],
    [5, 1],
    [6, 2],
    [70, 14],
  ])('%i posts are on %i pages', (count, pages) => {
    expect(listingPages(posts(count), 5, routeOf)).toHaveLength(pages);
  });
});

test.each([
  [0, 1],
  [290, 1],
  [300, 2],
  [2000, 10],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
