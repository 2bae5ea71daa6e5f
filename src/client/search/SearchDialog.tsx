import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SearchClientSettings } from '../../model/search-settings.ts';
import type { SearchManifest } from '../../search/format.ts';
import type { SearchProvider } from '../../search/provider.ts';
import { savedHitOf, withRecent } from '../../search/saved-searches.ts';
import { searchUrlOf } from '../../search/search-address.ts';
import '../../styles/search.css';
import '../../styles/search-dialog.css';
import { DialogFooter } from './DialogFooter.tsx';
import { DialogScreen } from './DialogScreen.tsx';
import { hasAny, KindFilter } from './KindFilter.tsx';
import { isModified, type Navigate } from './navigate.ts';
import { providerOf } from './provider-of.ts';
import { SearchField } from './SearchField.tsx';
import { savedStoreOf } from './saved-store.ts';
import { createSearchSession, type SearchSessionOptions } from './search-session.ts';
import { useModal } from './use-modal.ts';

/** What the dialog needs from the site. */
export interface SearchDialogProps {
  settings: SearchClientSettings;
  manifest: SearchManifest;
  /** Text that was selected on the page, or typed while the dialog was loading. */
  initialQuery: string;
  onClose: () => void;
  navigate: Navigate;
  /** Asked instead of the configured provider, in tests. */
  provider?: SearchProvider;
}

/** The site-wide search dialog. It opens when it is rendered, and asks to be removed by `onClose`. */
export function SearchDialog(props: SearchDialogProps) {
  const { settings, manifest, initialQuery, onClose, navigate } = props;
  const input = useRef<HTMLInputElement>(null);
  const { dialog, close } = useModal({ onClose, focusOn: input });
  const [saved] = useState(() => savedStoreOf(settings.indexName));
  const select = useRef<SearchSessionOptions['onSelect']>(() => {});
  const [session] = useState(() =>
    createSearchSession({
      provider: props.provider ?? providerOf(settings, manifest),
      saved,
      initialQuery,
      onSelect: (item, event) => select.current(item, event),
    }),
  );
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const { state, outcome } = snapshot;

  function go(url: string, words: string[] = []): void {
    close();
    navigate(url, { words });
  }

  // The session outlives a render; what it calls must see the latest one.
  useEffect(() => {
    select.current = (item, event) => {
      if (item.kind === 'found') saved.update((searches) => withRecent(searches, savedHitOf(item.hit)));
      if (!isModified(event)) go(item.hit.url, outcome.kind === 'answered' ? outcome.answer.words : []);
    };
  });

  return (
    <dialog
      className="search-dialog"
      ref={dialog}
      aria-label="Search"
      data-status={outcome.kind === 'failed' ? 'error' : state.status}
    >
      <div className="search-panel">
        <SearchField
          session={session}
          snapshot={snapshot}
          input={input}
          onSubmit={() => go(searchUrlOf({ query: state.query.trim(), kind: snapshot.filter }))}
          onClose={close}
        />
        {outcome.kind === 'answered' && hasAny(outcome.answer.kinds) && (
          <KindFilter kinds={outcome.answer.kinds} chosen={snapshot.filter} onChoose={session.setFilter} />
        )}
        <DialogScreen
          session={session}
          snapshot={snapshot}
          saved={saved}
          missingResultsUrl={settings.missingResultsUrl}
          onDone={() => input.current?.focus()}
        />
        <DialogFooter snapshot={snapshot} onFollow={go} />
      </div>
    </dialog>
  );
}
