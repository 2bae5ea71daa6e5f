import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChunkError, loadModule } from './load-module.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('spec 8: script chunk fails to load', () => {
  test('with a message of the form "Loading chunk {id} failed." and its cause', async () => {
    const failure = await loadModule('docs-caching.1a2b3c4d.js').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ChunkError);
    expect(failure).toMatchObject({ name: 'ChunkError', message: 'Loading chunk docs-caching.1a2b3c4d failed.' });
    expect(failure).toHaveProperty('cause');
  });

  test('spec 9: the time-out is 120 seconds, and nothing waits for it once the answer is there', async () => {
    const started = vi.spyOn(globalThis, 'setTimeout');
    const ended = vi.spyOn(globalThis, 'clearTimeout');
    await loadModule('x.js').catch(() => undefined);
    const timer = started.mock.calls.findIndex(([, ms]) => ms === 120_000);
    expect(timer).toBeGreaterThanOrEqual(0);
    expect(ended).toHaveBeenCalledWith(started.mock.results[timer]?.value);
  });
});
