import { expect, test } from 'vitest';
import { NO_SEARCHES, type SavedHit } from './saved-searches.ts';
import { readSaved, savedKeys, type TextStorage, writeSaved } from './saved-storage.ts';

const hit: SavedHit = {
  objectID: '1',
  url: '/docs/faq',
  type: 'lvl1',
  hierarchy: { lvl0: 'Documentation', lvl1: 'Questions', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  kind: 'docs',
  breadcrumbs: [],
};

function storageWith(stored: Record<string, string> = {}): TextStorage {
  const items = new Map(Object.entries(stored));
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

const broken: TextStorage = {
  getItem: () => {
    throw new Error('SecurityError');
  },
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
};

test('searches are kept for each index name by itself', () => {
  const storage = storageWith();
  writeSaved(storage, 'loam', { recents: [hit], favourites: [] });
  expect(readSaved(storage, 'loam')).toEqual({ recents: [hit], favourites: [] });
  expect(readSaved(storage, 'other')).toEqual(NO_SEARCHES);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"a":1}'],
  ['null', 'null'],
  ['hits of another shape', '[{"url":"/x"},null,7,"text",[]]'],
  ['an address elsewhere', JSON.stringify([{ ...hit, url: 'https://elsewhere.example' }])],
  ['a script as address', JSON.stringify([{ ...hit, url: 'javascript:alert(1)' }])],
  ['an address without scheme', JSON.stringify([{ ...hit, url: '//elsewhere.example' }])],
])('%s in storage is as if there were nothing', (_, text) => {
  expect(readSaved(storageWith({ [savedKeys('loam').recents]: text }), 'loam')).toEqual(NO_SEARCHES);
});

test('a bad entry does not spoil the good ones', () => {
  const text = JSON.stringify([{ url: 1 }, hit]);
  expect(readSaved(storageWith({ [savedKeys('loam').favourites]: text }), 'loam').favourites).toEqual([hit]);
});

test('a damaged list does not spoil the other one', () => {
  const { recents, favourites } = savedKeys('loam');
  const storage = storageWith({ [recents]: '{bad', [favourites]: JSON.stringify([hit]) });
  expect(readSaved(storage, 'loam')).toEqual({ recents: [], favourites: [hit] });
});

test('no more are read than are kept: ten favourites, and seven recents or four beside favourites', () => {
  const { recents, favourites } = savedKeys('loam');
  const many = JSON.stringify(Array.from({ length: 30 }, (_, number) => ({ ...hit, objectID: `${number}` })));
  expect(readSaved(storageWith({ [recents]: many }), 'loam').recents).toHaveLength(7);
  const both = readSaved(storageWith({ [recents]: many, [favourites]: many }), 'loam');
  expect([both.recents.length, both.favourites.length]).toEqual([4, 10]);
});

test('forbidden and full storage are survived', () => {
  expect(readSaved(broken, 'loam')).toEqual(NO_SEARCHES);
  expect(() => writeSaved(broken, 'loam', { recents: [hit], favourites: [] })).not.toThrow();
  expect(readSaved(undefined, 'loam')).toEqual(NO_SEARCHES);
});
