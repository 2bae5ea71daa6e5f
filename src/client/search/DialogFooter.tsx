import { SEARCH_LIMITS } from '../../search/provider.ts';
import { searchUrlOf } from '../../search/search-address.ts';
import { isModified } from './navigate.ts';
import type { SearchSnapshot } from './search-state.ts';

/** The keys that work in the dialog, and the way to all results when there are more than it shows. */
export function DialogFooter({ snapshot, onFollow }: { snapshot: SearchSnapshot; onFollow: (url: string) => void }) {
  const { outcome, filter } = snapshot;
  const url = outcome.kind === 'answered' ? searchUrlOf({ query: outcome.query, kind: filter }) : undefined;
  const total = outcome.kind === 'answered' ? outcome.answer.total : 0;
  return (
    <div className="search-footer">
      <p className="search-keys">
        <span>
          <kbd>↵</kbd> open
        </span>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> move
        </span>
        <span>
          <kbd>esc</kbd> close
        </span>
      </p>
      {url && total > SEARCH_LIMITS.hitsPerPage && (
        <a
          href={url}
          onClick={(event) => {
            if (isModified(event)) return;
            event.preventDefault();
            onFollow(url);
          }}
        >
          See all {total} results
        </a>
      )}
    </div>
  );
}
