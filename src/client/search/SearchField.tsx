import type { KeyboardEvent, RefObject } from 'react';
import { SEARCH_LIMITS } from '../../search/provider.ts';
import { CrossIcon, SearchIcon, SpinnerIcon } from './icons.tsx';
import { isModified } from './navigate.ts';
import type { SearchSession } from './search-session.ts';
import type { SearchSnapshot } from './search-state.ts';

interface SearchFieldProps {
  session: SearchSession;
  snapshot: SearchSnapshot;
  input: RefObject<HTMLInputElement | null>;
  /** Enter without a line to open. */
  onSubmit: () => void;
  onClose: () => void;
}

/** The id of the list of hits or saved searches that the field controls. */
export const LIST_ID = 'search-list';

/** The field one types into: a combobox whose popup is always open below it. */
export function SearchField({ session, snapshot, input, onSubmit, onClose }: SearchFieldProps) {
  const { core } = session;
  const { query, status, collections } = snapshot.state;
  const count = collections[0]?.items.length ?? 0;
  const props = core.getInputProps({ inputElement: input.current, maxLength: SEARCH_LIMITS.queryLength });

  function moveOnKey(event: KeyboardEvent): void {
    // Escape is the dialog's and Tab the browser's; the library would take them to close its popup.
    if (event.key === 'Escape' || event.key === 'Tab') return;
    const isEnd = event.key === 'End';
    if (count > 0 && (isEnd || event.key === 'Home') && !isModified(event)) {
      event.preventDefault();
      const position = isEnd ? count - 1 : 0;
      core.setActiveItemId(position);
      document.getElementById(`search-hits-item-${position}`)?.scrollIntoView({ block: 'nearest' });
      return;
    }
    props.onKeyDown(event);
  }

  return (
    <search>
      <form
        className="search-box"
        onSubmit={(event) => {
          event.preventDefault();
          if (query.trim() !== '') onSubmit();
        }}
      >
        {status === 'stalled' ? <SpinnerIcon /> : <SearchIcon />}
        <input
          {...props}
          ref={input}
          // The role is not allowed on type="search".
          type="text"
          role="combobox"
          aria-label="Search"
          aria-labelledby={undefined}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-haspopup={query.trim() === '' ? 'grid' : 'listbox'}
          aria-controls={count > 0 ? LIST_ID : undefined}
          onKeyDown={moveOnKey}
        />
        {query !== '' && (
          <button
            type="button"
            className="search-tool"
            aria-label="Clear the query"
            onClick={() => clear(session, input)}
          >
            <CrossIcon />
          </button>
        )}
        <button type="button" className="search-close" aria-label="Close the search" onClick={onClose}>
          <span className="search-close-key">esc</span>
          <span className="search-close-word">Cancel</span>
        </button>
      </form>
    </search>
  );
}

function clear(session: SearchSession, input: RefObject<HTMLInputElement | null>): void {
  session.setQuery('');
  input.current?.focus();
}
