import { expect, test } from 'vitest';
import { fixtureFiles, fixturePage } from '../../test/fixtures/search/pages.ts';
import { answerOf } from './answer.ts';
import type { SearchRequest } from './provider.ts';
import { createEngine } from './query.ts';

const { index, texts } = fixtureFiles();
const source = { index, engine: createEngine(index), textOf: (section: number) => texts[0]?.[section] };

function ask(query: string, change: Partial<SearchRequest> = {}) {
  return answerOf({ query, page: 0, hitsPerPage: 20, snippetWords: 10, ...change }, source);
}

test('a hit has the fields of the record, and says what to highlight', () => {
  const [hit] = ask('pg_sslmode').hits;
  expect(hit).toMatchObject({
    url: '/docs/postgres#tls',
    type: 'content',
    hierarchy: { lvl0: 'Components', lvl1: 'PostgreSQL data connector', lvl2: 'TLS', lvl3: null },
    kind: 'docs',
    tags: ['connectors', 'databases'],
    breadcrumbs: ['Components', 'Data connectors'],
    snippet: { text: 'Set `pg_sslmode` to verify-full unless the server has no certificate.', marks: [[5, 15]] },
  });
});

test('a hit in a heading has the level of the heading', () => {
  expect(ask('windows').hits[0]).toMatchObject({
    type: 'lvl3',
    hierarchy: { lvl2: 'Refresh', lvl3: 'Windows' },
    highlighted: { lvl3: { text: 'Windows', marks: [[0, 7]] } },
  });
});

test('a hit has no snippet while its text is not loaded', () => {
  const early = answerOf(
    { query: 'tls', page: 0, hitsPerPage: 20, snippetWords: 10 },
    { ...source, textOf: () => undefined },
  );
  expect(early.hits[0]).toMatchObject({ url: '/docs/postgres#tls', content: null, snippet: null });
});

test('kinds are counted whichever is asked for, tags within it', () => {
  const all = ask('duckdb');
  const releases = ask('duckdb', { kind: 'releases' });
  expect(all.kinds).toEqual({ docs: 1, api: 0, blog: 0, releases: 1 });
  expect(releases.kinds).toEqual(all.kinds);
  expect(releases.hits.map(({ url }) => url)).toEqual(['/blog/releases/v1.0-rc.3']);
  expect(releases.tags).toEqual([{ tag: 'databases', count: 1 }]);
});

test('a tag narrows hits and counts', () => {
  const { hits, kinds, total } = ask('postgresql', { tag: 'databases' });
  expect(new Set(hits.flatMap(({ tags }) => tags))).toContain('databases');
  expect(total).toBe(hits.length);
  expect(kinds.releases).toBe(1);
  expect(ask('postgresql', { tag: 'deployment' }).total).toBe(0);
});

test('hits come in pages', () => {
  const pages = Array.from({ length: 45 }, (_, number) =>
    fixturePage({ route: `/docs/${number}`, title: `Metric ${number}` }),
  );
  const { index: many } = fixtureFiles(pages);
  const request = { query: 'metric', hitsPerPage: 20, snippetWords: 10 };
  const other = { index: many, engine: createEngine(many), textOf: () => '' };
  const found = [0, 1, 2, 3].map((page) => answerOf({ ...request, page }, other));
  expect(found.map(({ hits }) => hits.length)).toEqual([20, 20, 5, 0]);
  expect(found.map(({ total }) => total)).toEqual([45, 45, 45, 45]);
  expect(new Set(found.flatMap(({ hits }) => hits.map(({ url }) => url))).size).toBe(45);
});

test('what finds nothing is answered by up to three queries that do', () => {
  const { total, suggestions } = ask('postgraphile-x');
  expect(total).toBe(0);
  expect(suggestions).toEqual(['postgresql', 'postgres']);
  for (const suggestion of suggestions) expect(ask(suggestion).total).toBeGreaterThan(0);
});

test('the words to mark are those found in place of the typed ones', () => {
  expect(ask('the k8s').words).toEqual(['kubernetes']);
});
