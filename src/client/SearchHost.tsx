import { shell } from 'virtual:shell';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchManifest } from '../search/format.ts';
import { queryTextOf } from '../search/query-text.ts';
import { runAction } from './actions.ts';
import { forgetTyped, handleIntents, typed } from './intents.ts';
import { inTime } from './load-module.ts';
import { currentView, navigate, subscribe } from './navigator.ts';
import { routeList } from './route-list.ts';
import { markWords } from './search/mark-words.ts';
import type { SearchDialog } from './search/SearchDialog.tsx';

type LoadedDialog = { SearchDialog: typeof SearchDialog; manifest: SearchManifest };

async function loadDialog(): Promise<LoadedDialog> {
  const [{ SearchDialog }, { search }] = await Promise.all([
    inTime('SearchDialog', import('./search/SearchDialog.tsx')),
    routeList(),
  ]);
  return { SearchDialog, manifest: search };
}

/** Opens the search dialog, which is loaded when it is first asked for. */
export function SearchHost() {
  const [dialog, setDialog] = useState<(LoadedDialog & { initialQuery: string }) | undefined>(undefined);
  const close = () => {
    forgetTyped();
    setDialog(undefined);
  };
  useEffect(() => {
    const open = async () => {
      const selected = selectedText();
      try {
        const loaded = await loadDialog();
        // Escape or a link may have been faster.
        if (!typed.isOn) return;
        const { text } = typed;
        // In one go, so that no letter falls between what was kept and the field.
        flushSync(() => setDialog((now) => now ?? { ...loaded, initialQuery: text || selected }));
        if (text) goOnTyping();
        forgetTyped();
      } catch {
        // The search page is a page like any other.
        if (typed.isOn) location.assign(`/search?q=${encodeURIComponent(typed.text)}`);
      }
    };
    handleIntents((intent) => {
      if (intent.kind === 'search') open();
      else runAction(intent.element);
    });
    let { visit } = currentView();
    return subscribe(() => {
      if (currentView().visit === visit) return;
      visit = currentView().visit;
      forgetTyped();
      setDialog(undefined);
    });
  }, []);
  if (!dialog) return null;
  const { SearchDialog, manifest, initialQuery } = dialog;
  return (
    <OrSearchPage>
      <SearchDialog
        settings={shell.search}
        initialQuery={queryTextOf(initialQuery)}
        manifest={manifest}
        onClose={close}
        navigate={goToHit}
      />
    </OrSearchPage>
  );
}

/** The dialog selects its first text, so that typing replaces it; what was typed already must go on instead. */
function goOnTyping(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length);
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
    .replace(/\s+/g, ' ')
    .trim();
}

/** A dialog that crashes leaves the search page, which is a page like any other. */
class OrSearchPage extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    location.assign('/search');
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
