import type { liteClient } from 'algoliasearch/lite';

/** Options of Algolia's client that tests replace, such as its hosts. */
export type AlgoliaClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

type HostsCache = NonNullable<AlgoliaClientOptions['hostsCache']>;

/**
 * Remembers which hosts could not be reached, so that the client leaves them alone for two minutes. Its own memory files a
 * host under its address and its state, and so never finds a host again whose state has changed.
 */
export function createHostsMemory(): HostsCache {
  const states = new Map<string, unknown>();
  return {
    async get(host, otherwise) {
      const state = states.get(addressOf(host));
      // The client only asks for what it has put in.
      return state === undefined ? otherwise() : (state as Awaited<ReturnType<typeof otherwise>>);
    },
    async set(host, state) {
      states.set(addressOf(host), state);
      return state;
    },
    async delete(host) {
      states.delete(addressOf(host));
    },
    async clear() {
      states.clear();
    },
  };
}

function addressOf(host: Record<string, unknown> | string): string {
  return typeof host === 'string' ? host : `${host.url}:${host.port ?? ''}`;
}
