import { expect, test, vi } from 'vitest';
import { createEmbeddedProvider } from './embedded-provider.ts';
import type { SearchAnswer } from './provider.ts';
import type { FromWorker, SearchWorker, ToWorker } from './worker-protocol.ts';

const REQUEST = { query: 'tls', page: 0, hitsPerPage: 20, snippetWords: 10 };
const MANIFEST = { index: '/index.json', texts: [] };

function answer(total: number): SearchAnswer {
  return { hits: [], total, kinds: { docs: 0, api: 0, blog: 0, releases: 0 }, tags: [], words: [], suggestions: [] };
}

/** A worker whose side of the conversation the test speaks. */
function fakeWorker() {
  const received: ToWorker[] = [];
  const listeners: { message?: (event: { data: FromWorker }) => void; error?: () => void } = {};
  const worker: SearchWorker = {
    postMessage: (message) => received.push(message),
    addEventListener: (type: 'message' | 'error', listener: (event: { data: FromWorker }) => void) => {
      listeners[type] = listener as never;
    },
    terminate: vi.fn(),
  };
  return {
    worker,
    received,
    say: (data: FromWorker) => listeners.message?.({ data }),
    fail: () => listeners.error?.(),
  };
}

test('the worker starts with the first search and is told where the files are', () => {
  const { worker, received } = fakeWorker();
  const start = vi.fn(() => worker);
  const provider = createEmbeddedProvider(MANIFEST, start);
  expect(start).not.toHaveBeenCalled();
  void provider.search(REQUEST);
  void provider.search(REQUEST);
  expect(start).toHaveBeenCalledOnce();
  expect(received.map(({ kind }) => kind)).toEqual(['open', 'search', 'search']);
});

test('answers find their questions in whatever order they come', async () => {
  const { worker, say } = fakeWorker();
  const provider = createEmbeddedProvider(MANIFEST, () => worker);
  const [first, second] = [provider.search(REQUEST), provider.search(REQUEST)];
  say({ kind: 'answer', id: 2, answer: answer(2) });
  say({ kind: 'answer', id: 1, answer: answer(1) });
  expect([(await first).total, (await second).total]).toEqual([1, 2]);
});

test('a failure of the worker fails its question', async () => {
  const { worker, say } = fakeWorker();
  const found = createEmbeddedProvider(MANIFEST, () => worker).search(REQUEST);
  say({ kind: 'failed', id: 1, message: '/index.json answered 404.' });
  await expect(found).rejects.toThrowErrorMatchingInlineSnapshot(`[Error: /index.json answered 404.]`);
});

test('when the worker breaks, what was asked fails and the next search starts another', async () => {
  const broken = fakeWorker();
  const working = fakeWorker();
  const workers = [broken.worker, working.worker];
  const provider = createEmbeddedProvider(MANIFEST, () => workers.shift() ?? working.worker);
  const lost = provider.search(REQUEST);
  broken.fail();
  await expect(lost).rejects.toThrowErrorMatchingInlineSnapshot(`[Error: The search worker stopped.]`);
  const found = provider.search(REQUEST);
  working.say({ kind: 'answer', id: 2, answer: answer(5) });
  expect((await found).total).toBe(5);
});

test('listeners hear of texts that came, until they stop listening', () => {
  const { worker, say } = fakeWorker();
  const provider = createEmbeddedProvider(MANIFEST, () => worker);
  void provider.search(REQUEST);
  const listener = vi.fn();
  const stop = provider.onImproved(listener);
  say({ kind: 'improved' });
  stop();
  say({ kind: 'improved' });
  expect(listener).toHaveBeenCalledOnce();
});
