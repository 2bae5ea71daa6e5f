import { useEffect, useRef, useState } from 'react';
import type { SearchClientSettings } from '../../model/search-settings.ts';
import type { SearchManifest } from '../../search/format.ts';
import { SEARCH_LIMITS, type SearchProvider } from '../../search/provider.ts';
import '../../styles/search.css';
import '../../styles/search-page.css';
import { summaryOf } from './DialogScreen.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { SearchIcon } from './icons.tsx';
import { hasAny, KindFilter } from './KindFilter.tsx';
import { NoResultsScreen } from './NoResultsScreen.tsx';
import type { Navigate } from './navigate.ts';
import { Pagination } from './Pagination.tsx';
import { providerOf } from './provider-of.ts';
import { ResultList } from './ResultList.tsx';
import { SearchTips } from './SearchTips.tsx';
import { TagFilter } from './TagFilter.tsx';
import { useAnswer } from './use-answer.ts';
import { useSearchAddress } from './use-search-address.ts';

/** What the results page needs from the site. */
export interface SearchPageProps {
  settings: SearchClientSettings;
  manifest: SearchManifest;
  navigate: Navigate;
  /** Asked instead of the configured provider, in tests. */
  provider?: SearchProvider;
}

/** The results page: all hits of a search, narrowed by kind and tag, with the search in the address. */
export function SearchPage({ settings, manifest, navigate, provider: given }: SearchPageProps) {
  const [provider] = useState(() => given ?? providerOf(settings, manifest));
  const { address, isBegun, type, finish, go, correct } = useSearchAddress();
  const outcome = useAnswer(provider, address);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isBegun) input.current?.focus();
  }, [isBegun]);
  const last = outcome.kind === 'answered' ? Math.ceil(outcome.answer.total / SEARCH_LIMITS.hitsPerPage) : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (last > 0 && address.page > last) correct(last);
  }, [last, address.page]);
  return (
    <div className="search-results">
      <search>
        <form
          className="search-box"
          onSubmit={(event) => {
            event.preventDefault();
            finish();
          }}
        >
          <SearchIcon />
          <input
            ref={input}
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Search docs"
            autoComplete="off"
            maxLength={SEARCH_LIMITS.queryLength}
            value={address.query}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={finish}
          />
        </form>
      </search>
      {outcome.kind === 'none' && address.query.trim() === '' && <SearchTips />}
      {outcome.kind === 'failed' && <ErrorScreen />}
      {outcome.kind === 'answered' && (
        <>
          <p className={last > 0 ? 'search-summary' : 'search-unseen'} role="status">
            {summaryOf(outcome.answer.total, outcome.query)}
          </p>
          {hasAny(outcome.answer.kinds) && (
            <KindFilter kinds={outcome.answer.kinds} chosen={address.kind} onChoose={(kind) => go({ kind })} />
          )}
          <TagFilter tags={outcome.answer.tags} address={address} onFollow={go} />
          {outcome.answer.total === 0 && (
            <NoResultsScreen
              query={outcome.query}
              suggestions={outcome.answer.suggestions}
              missingResultsUrl={settings.missingResultsUrl}
              onSuggestion={(query) => go({ query })}
            />
          )}
          <ResultList answer={outcome.answer} page={address.page} navigate={navigate} />
          <Pagination address={address} total={outcome.answer.total} onFollow={go} />
        </>
      )}
    </div>
  );
}
