import { expect, test } from 'vitest';
import type { SearchHit } from './provider.ts';
import {
  NO_SEARCHES,
  type SavedHit,
  type SavedSearches,
  savedHitOf,
  withFavourite,
  without,
  withRecent,
} from './saved-searches.ts';

const NONE = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function saved(name: string): SavedHit {
  const hierarchy = { lvl0: 'Docs', lvl1: name, ...NONE };
  return { objectID: name, url: `/docs/${name}`, type: 'lvl1', hierarchy, kind: 'docs', breadcrumbs: [] };
}

function names({ recents, favourites }: SavedSearches): [recents: string, favourites: string] {
  return [recents.map(({ objectID }) => objectID).join(' '), favourites.map(({ objectID }) => objectID).join(' ')];
}

function recentsOf(...chosen: string[]): SavedSearches {
  return chosen.map(saved).reduce(withRecent, NO_SEARCHES);
}

function foundHit(type: SearchHit['type']): SearchHit {
  const hierarchy = { lvl0: 'Docs', lvl1: 'Page', ...NONE, lvl2: 'Heading' };
  const text = (value: string) => ({ text: value, marks: [] });
  const highlighted = { lvl0: text('Docs'), lvl1: text('Page'), ...NONE, lvl2: text('Heading') };
  const rest = {
    content: 'Text.',
    kind: 'docs',
    tags: [],
    breadcrumbs: ['Docs'],
    highlighted,
    snippet: text('Text.'),
  } as const;
  return { objectID: '7', url: '/docs/page#heading', type, hierarchy, ...rest, tags: [], breadcrumbs: ['Docs'] };
}

test('a chosen heading is remembered itself', () => {
  expect(savedHitOf(foundHit('lvl2'))).toMatchObject({
    url: '/docs/page#heading',
    type: 'lvl2',
    hierarchy: { lvl2: 'Heading' },
  });
});

test('a chosen passage is remembered as its page', () => {
  expect(savedHitOf(foundHit('content'))).toMatchObject({
    url: '/docs/page',
    type: 'lvl1',
    hierarchy: { lvl1: 'Page', lvl2: null },
  });
});

test('the latest choice comes first, and once', () => {
  expect(names(recentsOf('a', 'b', 'a'))).toEqual(['a b', '']);
});

test('seven recent searches are kept while there are no favourites', () => {
  expect(names(recentsOf(...'abcdefghi'))).toEqual(['i h g f e d c', '']);
});

test('four recent searches are kept beside favourites', () => {
  const searches = withFavourite(recentsOf(...'abcdefg'), saved('g'));
  expect(names(searches)).toEqual(['f e d c', 'g']);
  expect(names(withRecent(searches, saved('x')))).toEqual(['x f e d', 'g']);
});

test('ten favourites are kept', () => {
  const searches = [...'abcdefghijkl'].map(saved).reduce(withFavourite, NO_SEARCHES);
  expect(names(searches)).toEqual(['', 'l k j i h g f e d c']);
});

test('a favourite that is chosen again does not become recent', () => {
  const searches = withFavourite(recentsOf('a', 'b'), saved('a'));
  expect(names(withRecent(searches, saved('a')))).toEqual(['b', 'a']);
});

test('a recent search and a favourite can be removed', () => {
  const searches = withFavourite(recentsOf('a', 'b'), saved('a'));
  expect(names(without(searches, saved('b')))).toEqual(['', 'a']);
  expect(names(without(searches, saved('a')))).toEqual(['b', '']);
});
