import { useEffect, useState } from 'react';
import { SEARCH_LIMITS, type SearchProvider } from '../../search/provider.ts';
import type { SearchAddress } from '../../search/search-address.ts';
import type { Outcome } from './search-state.ts';
import { snippetWords } from './snippet-words.ts';

/** What came of the search that an address names. The last answer stays until the next one is there. */
export function useAnswer(provider: SearchProvider, { query, page, kind, tag }: SearchAddress): Outcome {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });

  useEffect(() => {
    const text = query.trim();
    let isLatest = true;
    const settle = (next: Outcome) => isLatest && setOutcome(next);
    const ask = () => {
      const { hitsPerPage } = SEARCH_LIMITS;
      provider.search({ query: text, page: page - 1, hitsPerPage, snippetWords: snippetWords(), kind, tag }).then(
        (answer) => settle({ kind: 'answered', query: text, answer }),
        () => settle({ kind: 'failed' }),
      );
    };
    if (text === '') settle({ kind: 'none' });
    else ask();
    const stop = text === '' ? () => {} : provider.onImproved(ask);
    return () => {
      isLatest = false;
      stop();
    };
  }, [provider, query, page, kind, tag]);

  return outcome;
}
