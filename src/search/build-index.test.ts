import { expect, test } from 'vitest';
import { fixturePage, fixturePages } from '../../test/fixtures/search/pages.ts';
import { SearchSettings } from '../model/search-settings.ts';
import { buildSearch } from './build-index.ts';
import { searchIndexOf, searchTextsOf } from './format.ts';

const settings = SearchSettings.parse({});

test('the same pages give the same bytes', () => {
  expect(buildSearch(fixturePages, settings)).toEqual(buildSearch(structuredClone(fixturePages), settings));
});

test('texts are in files of their own, in the order of the sections', () => {
  const { index, texts } = buildSearch(fixturePages, settings);
  const sections = searchIndexOf(JSON.parse(index.content)).sections;
  const first = searchTextsOf(JSON.parse(texts[0]?.content ?? ''));
  expect(texts.map(({ name }) => name)).toEqual(['texts-0.json']);
  expect(first).toHaveLength(sections.length);
  expect(first[1]).toContain('pg_sslmode');
  expect(index.content).not.toContain('verify-full unless');
});

test('a large site has several files of texts, and the index knows where each begins', () => {
  const pages = Array.from({ length: 1001 }, (_, number) =>
    fixturePage({ route: `/${number}`, title: `Page ${number}`, sections: [['a', 'A', 'text']] }),
  );
  const { index, texts } = buildSearch(pages, settings);
  expect(texts.map(({ name }) => name)).toEqual(['texts-0.json', 'texts-1.json', 'texts-2.json']);
  expect(searchIndexOf(JSON.parse(index.content)).textStarts).toEqual([0, 1000, 2000]);
});

test('a page without a section of its own is still found by its title', () => {
  const { index, records } = buildSearch([{ ...fixturePage({ route: '/x', title: 'Bare' }), sections: [] }], settings);
  expect(searchIndexOf(JSON.parse(index.content)).sections).toEqual([[0, 1, '', 'Bare']]);
  expect(records.map(({ type }) => type)).toEqual(['lvl1']);
});

test('what is not an index is refused', () => {
  expect(() => searchIndexOf('<!doctype html>')).toThrowErrorMatchingInlineSnapshot(
    `[Error: The search index is not what the site was built with.]`,
  );
  expect(() => searchTextsOf({})).toThrowErrorMatchingInlineSnapshot(
    `[Error: The search texts are not what the site was built with.]`,
  );
});
