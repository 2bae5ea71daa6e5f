import { afterEach, expect, test, vi } from 'vitest';
import { type Received, type Reply, startServer } from '../../test/fixtures/search/algolia-server.ts';
import { MATCH } from './algolia-marks.ts';
import { createAlgoliaProvider } from './algolia-provider.ts';
import type { SearchRequest } from './provider.ts';

const SETTINGS = { appId: 'APP', apiKey: 'search-only', indexName: 'loam' };
const REQUEST: SearchRequest = { query: 'tls', page: 0, hitsPerPage: 20, snippetWords: 10 };

const HIT = {
  objectID: '/docs/api/tls-3',
  url: '/docs/api/tls#clients',
  type: 'content',
  hierarchy: { lvl0: 'API', lvl1: 'TLS', lvl2: 'Clients', lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: 'Clients need the root certificate for TLS.',
  kind: 'api',
  tags: ['security'],
  breadcrumbs: ['API'],
  _highlightResult: { hierarchy: { lvl1: { value: `${MATCH.open}TLS${MATCH.close}`, matchedWords: ['tls'] } } },
  _snippetResult: { content: { value: `certificate for ${MATCH.open}TLS${MATCH.close}.`, matchLevel: 'full' } },
};

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function server(reply: Reply | ((received: Received) => Reply)) {
  const started = await startServer(typeof reply === 'function' ? reply : () => reply);
  stops.push(started.stop);
  return started;
}

function answered(hits: unknown[], rest: object = {}): Reply {
  return { json: { results: [{ hits, nbHits: hits.length, ...rest }] } };
}

test('a search is one POST with the fields of the protocol', async () => {
  const { host, requests } = await server(answered([HIT]));
  await createAlgoliaProvider(SETTINGS, { hosts: [host] }).search({ ...REQUEST, tag: 'security' });
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: '/1/indexes/*/queries',
    headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'search-only' },
    body: {
      requests: [
        {
          query: 'tls',
          indexName: 'loam',
          page: 0,
          hitsPerPage: 20,
          attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'kind', 'tags', 'breadcrumbs'],
          attributesToSnippet: ['content:10'],
          clickAnalytics: true,
          facetFilters: ['language:en', 'tags:security'],
        },
      ],
    },
  });
});

test('hits come with text and ranges, counts and the query id', async () => {
  const facets = { kind: { api: 3, docs: 1 }, tags: { security: 3, api: 4 } };
  const { host } = await server(answered([HIT], { nbHits: 31, queryID: 'q1', facets }));
  const answer = await createAlgoliaProvider(SETTINGS, { hosts: [host] }).search(REQUEST);
  expect(answer).toMatchObject({
    total: 31,
    queryId: 'q1',
    kinds: { docs: 1, api: 3, blog: 0, releases: 0 },
    tags: [
      { tag: 'api', count: 4 },
      { tag: 'security', count: 3 },
    ],
    words: ['tls'],
    hits: [
      {
        url: '/docs/api/tls#clients',
        highlighted: { lvl1: { text: 'TLS', marks: [[0, 3]] }, lvl2: { text: 'Clients', marks: [] } },
        snippet: { text: 'certificate for TLS.', marks: [[16, 19]] },
      },
    ],
  });
});

test('while a kind is chosen, all kinds are counted by a second query in the same call', async () => {
  const results = [
    { hits: [HIT], nbHits: 1, facets: { kind: { api: 1 } } },
    { hits: [], nbHits: 5, facets: { kind: { api: 1, docs: 4 } } },
  ];
  const { host, requests } = await server({ json: { results } });
  const answer = await createAlgoliaProvider(SETTINGS, { hosts: [host] }).search({ ...REQUEST, kind: 'api' });
  expect(requests).toHaveLength(1);
  expect([answer.total, answer.kinds.docs]).toEqual([1, 4]);
});

function queriesIn({ body }: Received) {
  return (body as { requests: { query: string }[] }).requests;
}

/** Finds what is in the table, in titles. */
async function serviceOf(titles: Record<string, string>) {
  return server((received) => {
    const results = queriesIn(received).map(({ query }) => {
      const value = titles[query];
      const hits = value ? [{ ...HIT, _highlightResult: { hierarchy: { lvl1: { value } } } }] : [];
      return { hits, nbHits: hits.length };
    });
    return { json: { results } };
  });
}

const mark = (text: string) => `${MATCH.open}${text}${MATCH.close}`;

test.each([
  ['fewer words that are found', 'tls zzz', { tls: mark('TLS') }, ['tls']],
  ['words that begin like it', 'postgrazzz', { postgra: `${mark('Postgre')}SQL accelerator` }, ['postgresql']],
  ['the longer beginning that is found', 'dukdbzzz', { dukdbz: '', dukd: `${mark('DuckDB')} files` }, ['duckdb']],
  ['nothing where no beginning is found', 'qqqzzz', {}, []],
  ['nothing for a word too short to be cut', 'qqq', {}, []],
])('what finds nothing is answered by %s', async (_, query, titles, suggestions) => {
  const { host } = await serviceOf(titles);
  const answer = await createAlgoliaProvider(SETTINGS, { hosts: [host] }).search({ ...REQUEST, query });
  expect(answer).toMatchObject({ total: 0, suggestions });
});

test('looking for suggestions is one call of few queries, not counted as searches', async () => {
  const { host, requests } = await serviceOf({});
  const query = 'several words none of which is anywhere in the whole of the index';
  await createAlgoliaProvider(SETTINGS, { hosts: [host] }).search({ ...REQUEST, query });
  expect(requests).toHaveLength(2);
  const asked = requests.slice(1).flatMap(queriesIn);
  expect(asked.length).toBeLessThanOrEqual(15);
  for (const side of asked) expect(side).toMatchObject({ analytics: false, clickAnalytics: false, hitsPerPage: 3 });
});

test('a name is marked as a whole, and its parts in other names are not', async () => {
  const value = `${mark('pg')}_host, ${mark('pg')}_${mark('sslmode')}`;
  const content = { content: { value } };
  const { host } = await server(answered([{ ...HIT, _highlightResult: content, _snippetResult: content }]));
  const provider = createAlgoliaProvider(SETTINGS, { hosts: [host] });
  const { hits, words } = await provider.search({ ...REQUEST, query: 'pg_sslmode' });
  expect(hits[0]?.snippet).toEqual({ text: 'pg_host, pg_sslmode', marks: [[9, 19]] });
  expect(words).toEqual(['pg_sslmode']);
});

test('the words found are whole words, as the pages have them', async () => {
  const value = `the ${mark('Postgre')}SQL, ${mark('with')} ${mark('TLS')}`;
  const { host } = await server(answered([{ ...HIT, _highlightResult: { content: { value } } }]));
  const provider = createAlgoliaProvider(SETTINGS, { hosts: [host] });
  expect((await provider.search({ ...REQUEST, query: 'postgr with tls' })).words).toEqual(['postgresql', 'tls']);
});

test('an unreachable host is passed over for the next one, and left alone for two minutes', async () => {
  const failing = await server({ status: 503, json: {} });
  const working = await server(answered([HIT]));
  const provider = createAlgoliaProvider(SETTINGS, { hosts: [failing.host, working.host] });
  expect((await provider.search(REQUEST)).total).toBe(1);
  expect((await provider.search({ ...REQUEST, query: 'other' })).total).toBe(1);
  expect([failing.requests.length, working.requests.length]).toEqual([1, 2]);
  vi.useFakeTimers({ now: Date.now() + 121_000, toFake: ['Date'] });
  expect((await provider.search({ ...REQUEST, query: 'later' })).total).toBe(1);
  expect([failing.requests.length, working.requests.length]).toEqual([2, 3]);
});

test('a host that does not answer in time is passed over', async () => {
  const silent = await server('silence');
  const working = await server(answered([HIT]));
  const timeouts = { connect: 50, read: 50, write: 50 };
  const provider = createAlgoliaProvider(SETTINGS, { hosts: [silent.host, working.host], timeouts });
  expect((await provider.search(REQUEST)).total).toBe(1);
});

test('a search fails when no host can be reached', async () => {
  const { host } = await server({ status: 500, json: {} });
  const gone = { ...host, port: 9 };
  await expect(createAlgoliaProvider(SETTINGS, { hosts: [host, gone] }).search(REQUEST)).rejects.toThrow(
    'Unreachable hosts',
  );
});

test('the next search asks again when all hosts had failed', async () => {
  let isUp = false;
  const { host } = await server(() => (isUp ? answered([HIT]) : { status: 500, json: {} }));
  const provider = createAlgoliaProvider(SETTINGS, { hosts: [host] });
  await expect(provider.search(REQUEST)).rejects.toThrow('Unreachable hosts');
  isUp = true;
  expect((await provider.search(REQUEST)).total).toBe(1);
});

test.each([
  ['a refused key', { status: 403, json: { message: 'Invalid Application-ID or API key', status: 403 } }],
  ['no JSON', { text: '<!doctype html>' }],
  ['no results', { json: {} }],
  ['an empty list of results', { json: { results: [] } }],
  ['results of another shape', { json: { results: [{ hits: 'many' }] } }],
])('%s fails the search', async (_, reply) => {
  const { host } = await server(reply);
  await expect(createAlgoliaProvider(SETTINGS, { hosts: [host] }).search(REQUEST)).rejects.toThrow();
});

test('hits that cannot be shown or followed are left out', async () => {
  const hostile = [
    { ...HIT, url: 'javascript:alert(1)' },
    { ...HIT, url: 'data:text/html,x' },
    { ...HIT, hierarchy: null },
    { ...HIT, type: 'script' },
    null,
    'hit',
  ];
  const { host } = await server(answered([...hostile, HIT]));
  const { hits } = await createAlgoliaProvider(SETTINGS, { hosts: [host] }).search(REQUEST);
  expect(hits.map(({ url }) => url)).toEqual(['/docs/api/tls#clients']);
});

test.each([
  ['https://docs.loam.example/docs/faq#a', '/docs/faq#a'],
  ['//elsewhere.example/docs/faq', '/docs/faq'],
  ['https://elsewhere.example//evil.example/x', '/evil.example/x'],
  ['/\\evil.example/x', '/x'],
])('a hit at %s leads to %s of this site', async (url, address) => {
  const { host } = await server(answered([{ ...HIT, url }]));
  const { hits } = await createAlgoliaProvider(SETTINGS, { hosts: [host] }).search(REQUEST);
  expect(hits[0]?.url).toBe(address);
});

test('markup in an answer is text', async () => {
  const html = '<img src=x onerror=alert(1)>';
  const value = `<b>${MATCH.open}${html}${MATCH.close}</b>${MATCH.open}`;
  const { host } = await server(answered([{ ...HIT, _snippetResult: { content: { value } } }]));
  const { hits } = await createAlgoliaProvider(SETTINGS, { hosts: [host] }).search(REQUEST);
  expect(hits[0]?.snippet).toEqual({ text: `<b>${html}</b>`, marks: [[3, 3 + html.length]] });
});
