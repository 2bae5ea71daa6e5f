import { liteClient } from 'algoliasearch/lite';
import type { AlgoliaSettings } from '../model/search-settings.ts';
import { type AlgoliaResult, hitsOf, kindCounts } from './algolia-answer.ts';
import { type AlgoliaClientOptions, createHostsMemory } from './algolia-hosts.ts';
import { ask, queryOf, sideQueryOf } from './algolia-query.ts';
import { suggestionsFor } from './algolia-suggestions.ts';
import type { SearchProvider } from './provider.ts';

const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

/** The provider that asks a hosted Algolia index. */
export function createAlgoliaProvider(settings: AlgoliaSettings, options: AlgoliaClientOptions = {}): SearchProvider {
  const client = liteClient(settings.appId, settings.apiKey, {
    timeouts: TIMEOUTS,
    hostsCache: createHostsMemory(),
    ...options,
  });
  return {
    async search(request) {
      const wanted = queryOf(settings.indexName, request);
      // Counts by kind are wanted for all kinds, also while one is chosen. The service gives no fewer hits than one.
      const counting = sideQueryOf(settings.indexName, { ...request, kind: undefined, page: 0, hitsPerPage: 1 });
      const [result, counted = result] = await ask(client, request.kind ? [wanted, counting] : [wanted]);
      if (!result || !counted) throw new Error('The search service sent no result.');
      return {
        ...hitsOf(result, request.query),
        total: result.nbHits,
        kinds: kindCounts(counted.facets),
        tags: tagsOf(result),
        suggestions: result.nbHits === 0 ? await suggestionsFor(request, client, settings.indexName) : [],
        queryId: result.queryID,
      };
    },
    onImproved: () => () => {},
  };
}

function tagsOf({ facets }: AlgoliaResult): { tag: string; count: number }[] {
  const counts = Object.entries(facets.tags ?? {}).map(([tag, count]) => ({ tag, count }));
  return counts.sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}
