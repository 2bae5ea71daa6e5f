import { SEARCH_LIMITS } from '../../search/provider.ts';

/** How many words a snippet has on this screen. */
export function snippetWords(): number {
  const isNarrow = window.matchMedia('(max-width: 768px)').matches;
  return isNarrow ? SEARCH_LIMITS.narrowSnippetWords : SEARCH_LIMITS.snippetWords;
}
