import { ErrorScreen } from './ErrorScreen.tsx';
import { NoResultsScreen } from './NoResultsScreen.tsx';
import { ResultsScreen } from './ResultsScreen.tsx';
import { StartScreen } from './StartScreen.tsx';
import type { SavedStore } from './saved-store.ts';
import type { SearchSession } from './search-session.ts';
import type { SearchSnapshot } from './search-state.ts';

interface DialogScreenProps {
  session: SearchSession;
  snapshot: SearchSnapshot;
  saved: SavedStore;
  missingResultsUrl: string | undefined;
  /** Puts the focus back into the search field. */
  onDone: () => void;
}

/** What is below the search field: one of four screens, and what a screen reader is told of it. */
export function DialogScreen(props: DialogScreenProps) {
  const { outcome } = props.snapshot;
  return (
    <div className="search-screen">
      <Screen {...props} />
      <p className="search-unseen" role="status">
        {outcome.kind === 'answered' && summaryOf(outcome.answer.total, outcome.query)}
      </p>
    </div>
  );
}

function Screen({ session, snapshot, saved, missingResultsUrl, onDone }: DialogScreenProps) {
  const { outcome, state } = snapshot;
  switch (outcome.kind) {
    case 'failed':
      return <ErrorScreen />;
    case 'none':
      if (state.query.trim() !== '') return null;
      return <StartScreen session={session} snapshot={snapshot} saved={saved} onChange={onDone} />;
    case 'answered':
      if (outcome.answer.total > 0) return <ResultsScreen session={session} snapshot={snapshot} />;
      return (
        <NoResultsScreen
          query={outcome.query}
          suggestions={outcome.answer.suggestions}
          missingResultsUrl={missingResultsUrl}
          onSuggestion={(query) => {
            session.setQuery(query);
            onDone();
          }}
        />
      );
  }
}

/** The count of hits in words. */
export function summaryOf(total: number, query: string): string {
  if (total === 0) return `No results for "${query}"`;
  return total === 1 ? `1 result for "${query}"` : `${total} results for "${query}"`;
}
