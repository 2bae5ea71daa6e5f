import { shell } from 'virtual:shell';
import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { SearchManifest } from '../search/format.ts';
import { runAction } from './actions.ts';
import { handleIntents, typed } from './intents.ts';
import { currentView, navigate, subscribe } from './navigator.ts';
import { routeList } from './route-list.ts';
import { markWords } from './search/mark-words.ts';

const MAX_QUERY = 64;

const Dialog = lazy(async () => {
  const [{ SearchDialog }, { search }] = await Promise.all([import('./search/SearchDialog.tsx'), routeList()]);
  return { default: (props: OpenDialog) => <ReadyDialog {...props} manifest={search} dialog={SearchDialog} /> };
});

interface OpenDialog {
  initialQuery: string;
  onClose: () => void;
}

/** Opens the search dialog, which is loaded when it is first asked for. */
export function SearchHost() {
  const [selection, setSelection] = useState<string | undefined>(undefined);
  useEffect(() => {
    handleIntents((intent) => {
      if (intent.kind === 'search') setSelection((open) => open ?? selectedText());
      else runAction(intent.element);
    });
  }, []);
  if (selection === undefined) return null;
  const close = () => {
    typed.isOn = false;
    typed.text = '';
    setSelection(undefined);
  };
  return (
    <OrSearchPage>
      <Suspense fallback={null}>
        <Dialog initialQuery={selection} onClose={close} />
      </Suspense>
    </OrSearchPage>
  );
}

function ReadyDialog({
  initialQuery,
  onClose,
  manifest,
  dialog: SearchDialog,
}: OpenDialog & { manifest: SearchManifest; dialog: typeof import('./search/SearchDialog.tsx').SearchDialog }) {
  // Letters typed while the dialog was on its way; read once, when it is drawn first.
  const [query] = useState(() => (typed.text || initialQuery).slice(0, MAX_QUERY));
  useEffect(() => {
    const field = document.activeElement;
    // The dialog selects its first text, so that typing replaces it; what was typed already must go on instead.
    if (typed.text && field instanceof HTMLInputElement)
      field.setSelectionRange(field.value.length, field.value.length);
    typed.isOn = false;
    typed.text = '';
  }, []);
  return (
    <SearchDialog
      settings={shell.search}
      initialQuery={query}
      manifest={manifest}
      onClose={onClose}
      navigate={goToHit}
    />
  );
}

/** Opens a hit and marks the words that were searched for, until the reader goes on or presses Escape. */
export async function goToHit(url: string, options?: { words?: string[] }): Promise<void> {
  await navigate(url);
  const article = document.querySelector<HTMLElement>('#content article');
  if (!article || !options?.words || options.words.length === 0) return;
  const unmark = markWords(article, options.words);
  const { visit } = currentView();
  const listening = new AbortController();
  const stop = () => {
    unmark();
    unsubscribe();
    listening.abort();
  };
  const unsubscribe = subscribe(() => currentView().visit !== visit && stop());
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal: listening.signal });
}

function selectedText(): string {
  return String(getSelection() ?? '')
    .trim()
    .slice(0, MAX_QUERY);
}

/** A dialog that does not load leaves the search page, which is a page like any other. */
class OrSearchPage extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    location.assign(`/search${typed.text ? `?q=${encodeURIComponent(typed.text)}` : ''}`);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
