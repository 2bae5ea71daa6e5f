import { expect, test, vi } from 'vitest';
import { fixtureFiles } from '../../test/fixtures/search/pages.ts';
import { createEmbeddedSearch } from './embedded-search.ts';

const { files } = fixtureFiles();
const REQUEST = { page: 0, hitsPerPage: 20, snippetWords: 10 };
const manifest = { index: '/index.json', texts: ['/texts.json'] };

function site(failing: Set<string> = new Set()) {
  return vi.fn(async (url: string): Promise<unknown> => {
    if (failing.has(url)) throw new Error(`${url} answered 503.`);
    return JSON.parse(url === manifest.index ? files.index.content : (files.texts[0]?.content ?? ''));
  });
}

test('the index is fetched by the first search, the texts after it, each once', async () => {
  const fetchJson = site();
  const onTexts = vi.fn();
  const search = createEmbeddedSearch({ manifest, fetchJson, onTexts });
  expect(fetchJson).not.toHaveBeenCalled();
  expect((await search({ ...REQUEST, query: 'pg_sslmode' })).hits[0]?.snippet).toBeNull();
  await vi.waitFor(() => expect(onTexts).toHaveBeenCalledOnce());
  expect((await search({ ...REQUEST, query: 'pg_sslmode' })).hits[0]?.snippet?.text).toContain('pg_sslmode');
  expect(fetchJson.mock.calls).toEqual([[manifest.index], [manifest.texts[0]]]);
});

test('a search fails while the index cannot be fetched, and the next one tries again', async () => {
  const failing = new Set([manifest.index]);
  const search = createEmbeddedSearch({ manifest, fetchJson: site(failing), onTexts: () => {} });
  await expect(search({ ...REQUEST, query: 'tls' })).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: /index.json answered 503.]`,
  );
  failing.clear();
  expect((await search({ ...REQUEST, query: 'tls' })).total).toBeGreaterThan(0);
});

test('hits are shown without snippets while the texts cannot be fetched', async () => {
  const failing = new Set(manifest.texts);
  const onTexts = vi.fn();
  const search = createEmbeddedSearch({ manifest, fetchJson: site(failing), onTexts });
  expect((await search({ ...REQUEST, query: 'tls' })).hits[0]?.snippet).toBeNull();
  await new Promise((resolve) => setTimeout(resolve));
  failing.clear();
  await search({ ...REQUEST, query: 'tls' });
  await vi.waitFor(() => expect(onTexts).toHaveBeenCalledOnce());
});
