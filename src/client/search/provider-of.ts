import type { SearchClientSettings } from '../../model/search-settings.ts';
import { createEmbeddedProvider } from '../../search/embedded-provider.ts';
import type { SearchManifest } from '../../search/format.ts';
import type { SearchProvider } from '../../search/provider.ts';

// One for as long as the page is open: a second opening of the dialog finds the index loaded.
let provider: SearchProvider | undefined;

/** The provider that the site is configured for. */
export function providerOf(settings: SearchClientSettings, manifest: SearchManifest): SearchProvider {
  provider ??= settings.algolia ? hostedProvider(settings.algolia) : createEmbeddedProvider(manifest, startWorker);
  return provider;
}

function startWorker(): Worker {
  return new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
}

/** Algolia's client is a chunk of its own, so that sites with an embedded index do not load it. */
function hostedProvider(algolia: NonNullable<SearchClientSettings['algolia']>): SearchProvider {
  let loaded: SearchProvider | undefined;
  return {
    async search(request) {
      // Not the promise: a chunk that could not be loaded is asked for again by the next search.
      loaded ??= (await import('../../search/algolia-provider.ts')).createAlgoliaProvider(algolia);
      return loaded.search(request);
    },
    onImproved: () => () => {},
  };
}
