import type { liteClient } from 'algoliasearch/lite';
import { type AlgoliaResult, resultsOf } from './algolia-answer.ts';
import { MATCH } from './algolia-marks.ts';
import type { SearchRequest } from './provider.ts';

/** The client that sends queries. */
export type AlgoliaClient = ReturnType<typeof liteClient>;

/** A query as the service takes it. */
export type AlgoliaQuery = ReturnType<typeof queryOf> & { analytics?: boolean };

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const HIERARCHY = LEVELS.map((level) => `hierarchy.${level}`);

/** Sends queries in one call; gives a result for each. */
export async function ask(client: AlgoliaClient, requests: AlgoliaQuery[]): Promise<AlgoliaResult[]> {
  return resultsOf(await client.search({ requests }));
}

/** The query for a search. */
export function queryOf(indexName: string, { query, page, hitsPerPage, snippetWords, kind, tag }: SearchRequest) {
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

/** A query that the reader did not type: it asks for few hits, with their headings only, and is not counted as a search. */
export function sideQueryOf(indexName: string, request: SearchRequest): AlgoliaQuery {
  return {
    ...queryOf(indexName, request),
    attributesToHighlight: HIERARCHY,
    attributesToSnippet: [],
    analytics: false,
    clickAnalytics: false,
  };
}
