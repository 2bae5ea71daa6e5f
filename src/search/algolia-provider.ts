import { liteClient } from 'algoliasearch/lite';
import type { AlgoliaSettings } from '../model/search-settings.ts';
import { type AlgoliaResult, hitsOf, kindCounts, MATCH, resultsOf } from './algolia-answer.ts';
import { type AlgoliaClientOptions, createHostsMemory } from './algolia-hosts.ts';
import { SEARCH_LIMITS, type SearchProvider, type SearchRequest } from './provider.ts';

type AlgoliaClient = ReturnType<typeof liteClient>;

const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const HIERARCHY = LEVELS.map((level) => `hierarchy.${level}`);

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
      // Counts by kind are wanted for all kinds, also while one is chosen.
      const counting = { ...queryOf(settings.indexName, { ...request, kind: undefined }), hitsPerPage: 0 };
      const [result, counted = result] = await ask(client, request.kind ? [wanted, counting] : [wanted]);
      if (!result || !counted) throw new Error('The search service sent no result.');
      return {
        ...hitsOf(result),
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

type AlgoliaQuery = ReturnType<typeof queryOf>;

async function ask(client: AlgoliaClient, requests: AlgoliaQuery[]): Promise<AlgoliaResult[]> {
  return resultsOf(await client.search({ requests }));
}

function queryOf(indexName: string, { query, page, hitsPerPage, snippetWords, kind, tag }: SearchRequest) {
  return {
    indexName,
    query,
    page,
    hitsPerPage,
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'kind', 'tags', 'breadcrumbs'],
    attributesToHighlight: [...HIERARCHY, 'content'],
    attributesToSnippet: [`content:${snippetWords}`],
    highlightPreTag: MATCH.open,
    highlightPostTag: MATCH.close,
    snippetEllipsisText: '…',
    facets: ['kind', 'tags'],
    facetFilters: ['language:en', ...(kind ? [`kind:${kind}`] : []), ...(tag ? [`tags:${tag}`] : [])],
    clickAnalytics: true,
  };
}

function tagsOf({ facets }: AlgoliaResult): { tag: string; count: number }[] {
  const counts = Object.entries(facets.tags ?? {}).map(([tag, count]) => ({ tag, count }));
  return counts.sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}

/** The index corrects spelling itself, so that what may help is fewer words. */
async function suggestionsFor(request: SearchRequest, client: AlgoliaClient, indexName: string): Promise<string[]> {
  const words = request.query.split(/\s+/).filter((word) => word !== '');
  const shorter = [...new Set(words.map((_, at) => words.toSpliced(at, 1).join(' ')))].filter((query) => query !== '');
  if (shorter.length === 0) return [];
  const requests = shorter.map((query) => ({ ...queryOf(indexName, { ...request, query, page: 0 }), hitsPerPage: 0 }));
  const results = await ask(client, requests);
  return shorter.filter((_, at) => (results[at]?.nbHits ?? 0) > 0).slice(0, SEARCH_LIMITS.suggestions);
}
