import { SEARCH_LIMITS } from './provider.ts';
import type { Engine } from './query.ts';
import { queryWordsOf } from './tokenize.ts';

const LEAST_PREFIX = 3;

/** Other queries for one that found nothing: closest spellings first, then fewer words. Each has hits. */
export function suggestionsFor(query: string, engine: Engine): string[] {
  const words = queryWordsOf(query).map(([whole = '']) => whole);
  const candidates = [
    ...words.flatMap((word, at) => likeWords(word, engine).map((like) => words.with(at, like).join(' '))),
    ...words.flatMap((word) => likeWords(word, engine)),
    ...(words.length > 1 ? words.map((_, at) => words.toSpliced(at, 1).join(' ')) : []),
  ];
  const found: string[] = [];
  for (const candidate of new Set(candidates)) {
    if (found.length === SEARCH_LIMITS.suggestions) break;
    if (candidate !== query && engine.rank(candidate).pages.length > 0) found.push(candidate);
  }
  return found;
}

/** Terms with the longest beginning in common, for words too far from any term to be corrected. */
function likeWords(word: string, engine: Engine): string[] {
  for (let length = word.length; length >= LEAST_PREFIX; length--) {
    const terms = engine.dictionary.startingWith(word.slice(0, length), SEARCH_LIMITS.suggestions);
    if (terms.length > 0) return terms;
  }
  return [];
}
