import { type AlgoliaResult, hitsOf } from './algolia-answer.ts';
import { type AlgoliaClient, ask, sideQueryOf } from './algolia-query.ts';
import { SEARCH_LIMITS, type SearchRequest } from './provider.ts';

/** The service counts each query, so that long texts are not looked at to their end. */
const WORDS_LOOKED_AT = 5;
const LEAST_BEGINNING = 3;
/** How much of a word is kept: its end is where it is likely to be wrong, since small mistakes have been corrected. */
const KEPT_PARTS = [0.75, 0.5];

/**
 * Other queries for one that found nothing, all of which have hits: fewer of its words, then words of the index that begin
 * as one of its words does. The service corrects spelling itself, so what is left is too far from any word.
 */
export async function suggestionsFor(
  request: SearchRequest,
  client: AlgoliaClient,
  indexName: string,
): Promise<string[]> {
  const words = request.query.split(/\s+/).filter((word) => word !== '');
  const looked = words.slice(0, WORDS_LOOKED_AT);
  const shorter = words.length > 1 ? unique(looked.map((_, at) => words.toSpliced(at, 1).join(' '))) : [];
  const beginnings = unique(looked.flatMap(beginningsOf));
  const queries = [...shorter, ...beginnings];
  if (queries.length === 0) return [];
  const hitsPerPage = SEARCH_LIMITS.suggestions;
  const results = await ask(
    client,
    queries.map((query) => sideQueryOf(indexName, { ...request, query, page: 0, hitsPerPage })),
  );
  const resultOf = (query: string) => results[queries.indexOf(query)];
  const found = [
    ...shorter.filter((query) => (resultOf(query)?.nbHits ?? 0) > 0),
    ...looked.flatMap((word) => likeWords(word, resultOf)),
  ];
  return unique(found).slice(0, SEARCH_LIMITS.suggestions);
}

function beginningsOf(word: string): string[] {
  const lengths = KEPT_PARTS.map((part) => Math.max(LEAST_BEGINNING, Math.floor(word.length * part)));
  return lengths.filter((length) => length < word.length).map((length) => word.slice(0, length));
}

/** The words found by the longest beginning that found any. */
function likeWords(word: string, resultOf: (query: string) => AlgoliaResult | undefined): string[] {
  for (const beginning of beginningsOf(word)) {
    const result = resultOf(beginning);
    const words = result ? hitsOf(result, beginning).words : [];
    if (words.length > 0) return words;
  }
  return [];
}

function unique(queries: readonly string[]): string[] {
  return [...new Set(queries)];
}
