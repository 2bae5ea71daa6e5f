import { expect, test } from 'vitest';
import { groupedHits, headingOf, levelOf, trailOf } from './group-hits.ts';

const NONE = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function hit(lvl0: string, url: string) {
  return { url, hierarchy: { lvl0, lvl1: 'Page', ...NONE } };
}

test('hits are grouped by top-level section, then by page, in the order in which they were found', () => {
  const hits = [hit('Components', '/a#1'), hit('Blog', '/b'), hit('Components', '/c'), hit('Components', '/a#2')];
  const groups = groupedHits(hits, (each) => each);
  expect(groups.map(({ name, pages }) => [name, pages.map((page) => page.map(({ url }) => url))])).toEqual([
    ['Components', [['/a#1', '/a#2'], ['/c']]],
    ['Blog', [['/b']]],
  ]);
});

test('a hit is named after its innermost heading', () => {
  const hierarchy = { lvl0: 'Docs', lvl1: 'Page', ...NONE, lvl2: 'Section', lvl3: 'Detail' };
  expect([headingOf(hierarchy), levelOf(hierarchy)]).toEqual(['Detail', 'lvl3']);
  expect([
    headingOf({ ...hierarchy, lvl2: null, lvl3: null }),
    levelOf({ ...hierarchy, lvl2: null, lvl3: null }),
  ]).toEqual(['Page', 'lvl1']);
});

test('the trail of a hit names everything above it once', () => {
  const hierarchy = { lvl0: 'Components', lvl1: 'PostgreSQL', ...NONE, lvl2: 'TLS' };
  expect(trailOf(hierarchy, ['Components', 'Data connectors'])).toEqual([
    'Components',
    'Data connectors',
    'PostgreSQL',
  ]);
  expect(trailOf({ ...hierarchy, lvl0: 'Releases', lvl2: null }, [])).toEqual(['Releases']);
});
