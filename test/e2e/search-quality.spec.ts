import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { loamEngine } from '../../bench/search/loam-engine.ts';
import { type JudgedQuery, ranksOf, ratesByKind, ratesOf } from '../../bench/search/rates.ts';
import { searchIndexOf } from '../../src/search/format.ts';

/* The committed queries, asked of the index that the site serves. `npm run bench:search` says which ones miss. */

test('queries find the page that should come first', async ({ request }) => {
  const { search } = await (await request.get('/assets/routes.json')).json();
  const index = searchIndexOf(await (await request.get(search.index)).json());
  const queries: JudgedQuery[] = JSON.parse(await readFile('bench/search/queries.json', 'utf8'));
  const ranks = await ranksOf(loamEngine(index), queries);
  const { first, topThree, reciprocal } = ratesOf(ranks.values());
  const kinds = ratesByKind(ranks);
  expect(first).toBeGreaterThanOrEqual(0.91);
  expect(topThree).toBeGreaterThanOrEqual(0.96);
  expect(reciprocal).toBeGreaterThanOrEqual(0.94);
  expect(kinds.get('typos')?.first).toBeGreaterThanOrEqual(0.85);
  expect(kinds.get('errors')?.first).toBeGreaterThanOrEqual(0.95);
  expect(kinds.get('names')?.first).toBeGreaterThanOrEqual(0.95);
  expect(kinds.get('topics')?.first).toBeGreaterThanOrEqual(0.8);
});

test('every page that a query expects is there', async ({ request }) => {
  const { search } = await (await request.get('/assets/routes.json')).json();
  const index = searchIndexOf(await (await request.get(search.index)).json());
  const queries: JudgedQuery[] = JSON.parse(await readFile('bench/search/queries.json', 'utf8'));
  const routes = new Set(index.pages.map(({ route }) => route));
  expect(queries.flatMap(({ pages }) => pages).filter((page) => !routes.has(page))).toEqual([]);
});
