import { SEARCH_LIMITS } from './provider.ts';

/** A text as a query: cut to length, and never within a character that takes two places. */
export function queryTextOf(text: string): string {
  return text.slice(0, SEARCH_LIMITS.queryLength).replace(/[\uD800-\uDBFF]$/, '');
}
