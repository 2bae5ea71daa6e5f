import { describe, expect, test } from 'vitest';
import { fixtureFiles, fixturePage } from '../../test/fixtures/search/pages.ts';
import { createEngine } from './query.ts';

const { index } = fixtureFiles();
const engine = createEngine(index);

function bestOf(query: string, { index: searched, engine: asked } = { index, engine }): string | undefined {
  const [page] = asked.rank(query).pages;
  const section = page?.sections[0]?.section;
  const [number, , anchor] = section === undefined ? [] : (searched.sections[section] ?? []);
  return number === undefined ? undefined : `${searched.pages[number]?.route}${anchor ? `#${anchor}` : ''}`;
}

test.each([
  ['a name', 'postgres', '/docs/postgres'],
  ['a key', 'pg_sslmode', '/docs/postgres#tls'],
  ['a part of a key', 'sslmode', '/docs/postgres#tls'],
  ['a beginning', 'kuber', '/docs/kubernetes'],
  ['a slip', 'kubrenetes', '/docs/kubernetes'],
  ['another form', 'deploying', '/docs/kubernetes'],
  ['a synonym', 'k8s', '/docs/kubernetes'],
  ['a synonym of several words', 'change stream', '/docs/postgres#refresh'],
  ['a keyword', 'pg', '/docs/postgres'],
  ['two words written as one', 'helmchart', '/docs/kubernetes'],
  ['one word written as two', 'duck db', '/docs/duckdb'],
  ['a question', 'how do I name the duckdb file', '/docs/duckdb#file'],
  ['a version', '1.0 rc3', '/blog/releases/v1.0-rc.3'],
])('%s finds its section: %s', (_, query, address) => {
  expect(bestOf(query)).toBe(address);
});

test.each(['__proto__', 'constructor', '.*', '🚜', '', '   ', 'qqqzzz', 'مرحبا'])('%j finds nothing', (query) => {
  expect(engine.rank(query).pages).toEqual([]);
});

test('ten thousand characters are answered like any query', () => {
  expect(bestOf(`postgres ${'<script> '.repeat(1200)}`)).toBe('/docs/postgres');
});

test('only the last word may be a beginning', () => {
  expect(engine.rank('kuber x').pages).toEqual([]);
});

test('a page that has all words comes before one that has one of them often', () => {
  const pages = [
    fixturePage({ route: '/often', title: 'Cache', text: 'cache cache cache cache' }),
    fixturePage({ route: '/both', title: 'Results', text: 'The cache has a size.' }),
  ];
  const { index: other } = fixtureFiles(pages);
  expect(bestOf('cache size', { index: other, engine: createEngine(other) })).toBe('/both');
});

test('release notes come after pages that say the same', () => {
  const pages = [
    fixturePage({ route: '/blog/releases/v1', title: 'Tracing', kind: 'releases' }),
    fixturePage({ route: '/docs/tracing', title: 'Tracing' }),
  ];
  const { index: other } = fixtureFiles(pages);
  expect(bestOf('tracing', { index: other, engine: createEngine(other) })).toBe('/docs/tracing');
});

test('the factor of a route holds for all below it, and a longer route counts more', () => {
  const pages = ['/docs/cli/tracing', '/docs/cli/reference/tracing', '/docs/tracing'].map((route) =>
    fixturePage({ route, title: 'Tracing' }),
  );
  const boosts = { '/docs/cli': 1.2, '/docs/cli/reference': 0.5 };
  const other = { ...fixtureFiles(pages).index, boosts };
  const routes = createEngine(other)
    .rank('tracing')
    .pages.map(({ page }) => other.pages[page]?.route);
  expect(routes).toEqual(['/docs/cli/tracing', '/docs/tracing', '/docs/cli/reference/tracing']);
});

test('the factor does not hold for a page whose title the query is', () => {
  const pages = [
    fixturePage({ route: '/docs/cli/reference/install', title: 'loam install', text: 'install' }),
    fixturePage({ route: '/docs/installation', title: 'Installation', text: 'install loam' }),
  ];
  const other = { ...fixtureFiles(pages).index, boosts: { '/docs/cli/reference': 0.5 } };
  const best = (query: string) => bestOf(query, { index: other, engine: createEngine(other) });
  expect(best('loam install')).toBe('/docs/cli/reference/install');
  expect(best('install')).toBe('/docs/installation');
});

describe('an overview comes before the pages below it', () => {
  const pages = [
    fixturePage({ route: '/docs/embeddings', title: 'Embedding providers', text: 'One page each.' }),
    fixturePage({ route: '/docs/embeddings/openai', title: 'OpenAI embeddings', text: 'embeddings embeddings' }),
    fixturePage({ route: '/docs/embeddings/local', title: 'Local embeddings', text: 'embeddings' }),
  ];
  const { index: other } = fixtureFiles(pages);
  const best = (query: string) => bestOf(query, { index: other, engine: createEngine(other) });

  test.each(['embeddings', 'embedding', 'embeddin', 'embedding providers', 'the embeddings'])('for %j', (query) => {
    expect(best(query)).toBe('/docs/embeddings');
  });

  test.each([
    ['openai embeddings', '/docs/embeddings/openai'],
    ['local', '/docs/embeddings/local'],
  ])('not for %j, which is not its name', (query, route) => {
    expect(best(query)).toBe(route);
  });
});
