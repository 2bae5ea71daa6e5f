import { type AutocompleteApi, type AutocompleteState, createAutocomplete } from '@algolia/autocomplete-core';
import type { FormEvent, KeyboardEvent, MouseEvent } from 'react';
import type { SearchKind } from '../../model/search-record.ts';
import { groupedHits } from '../../search/group-hits.ts';
import { SEARCH_LIMITS, type SearchAnswer, type SearchHit, type SearchProvider } from '../../search/provider.ts';
import type { SavedHit } from '../../search/saved-searches.ts';
import type { SavedStore } from './saved-store.ts';
import { snippetWords } from './snippet-words.ts';

/** A line of the dialog that arrow keys reach and Enter opens. */
export type SearchItem = { kind: 'found'; hit: SearchHit } | { kind: 'recent' | 'favourite'; hit: SavedHit };

/** What came of the last search. */
export type Outcome = { kind: 'none' } | { kind: 'failed' } | { kind: 'answered'; query: string; answer: SearchAnswer };

/** Everything the dialog shows. */
export interface SearchSnapshot {
  state: AutocompleteState<SearchItem>;
  outcome: Outcome;
  filter: SearchKind | undefined;
}

/** The state machine of the autocomplete library, with React's events. */
export type SearchCore = AutocompleteApi<SearchItem, FormEvent, MouseEvent, KeyboardEvent>;

/** One opening of the dialog, from the first letter to the chosen hit. */
export interface SearchSession {
  core: SearchCore;
  getSnapshot(): SearchSnapshot;
  subscribe(listener: () => void): () => void;
  setFilter(kind: SearchKind | undefined): void;
  setQuery(query: string): void;
}

export interface SearchSessionOptions {
  provider: SearchProvider;
  saved: SavedStore;
  initialQuery: string;
  /** A line was chosen, by click or key; the event tells with which modifiers. */
  onSelect(item: SearchItem, event: MouseEvent | KeyboardEvent): void;
}

const STALL_THRESHOLD_MS = 300;

/** Starts a session. It lives outside React, because the state machine does. */
export function createSearchSession({ provider, saved, initialQuery, onSelect }: SearchSessionOptions): SearchSession {
  const query = initialQuery.slice(0, SEARCH_LIMITS.queryLength);
  const listeners = new Set<() => void>();
  let snapshot: SearchSnapshot = { state: { ...EMPTY_STATE, query }, outcome: { kind: 'none' }, filter: undefined };
  let latestSearch = 0;

  function publish(change: Partial<SearchSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }

  function ask(text: string): Promise<SearchAnswer> {
    const { hitsPerPage } = SEARCH_LIMITS;
    return provider.search({ query: text, page: 0, hitsPerPage, snippetWords: snippetWords(), kind: snapshot.filter });
  }

  async function itemsFor(typed: string): Promise<SearchItem[]> {
    const search = ++latestSearch;
    const text = typed.trim();
    const settle = (outcome: Outcome) => search === latestSearch && publish({ outcome });
    if (text === '') {
      settle({ kind: 'none' });
      return savedItems(saved);
    }
    // An error lasts until the next search; an answer stays in view until the next one is there.
    if (snapshot.outcome.kind === 'failed') settle({ kind: 'none' });
    try {
      const answer = await ask(text);
      settle({ kind: 'answered', query: text, answer });
      return inShownOrder(answer.hits);
    } catch {
      settle({ kind: 'failed' });
      return [];
    }
  }

  const core: SearchCore = createAutocomplete<SearchItem, FormEvent, MouseEvent, KeyboardEvent>({
    id: 'search',
    placeholder: 'Search docs',
    openOnFocus: true,
    defaultActiveItemId: 0,
    stallThreshold: STALL_THRESHOLD_MS,
    initialState: { query },
    // A plain choice is followed by `onSelect`, for clicks and keys alike.
    navigator: { navigate: () => {} },
    onStateChange: ({ state }) => publish({ state }),
    getSources: ({ query: typed }) => [
      {
        sourceId: 'hits',
        getItems: () => itemsFor(typed),
        getItemUrl: ({ item }) => item.hit.url,
        onSelect: ({ item, event }) => onSelect(item, event),
      },
    ],
  });

  /** Snippets have come: put them into the hits in view, and leave the chosen line where it is. */
  async function fillIn(): Promise<void> {
    const { outcome, state } = snapshot;
    if (outcome.kind !== 'answered') return;
    const search = latestSearch;
    const better = new Map((await ask(outcome.query)).hits.map((hit) => [hit.objectID, hit]));
    if (search !== latestSearch) return;
    const filled = (item: SearchItem): SearchItem => {
      return item.kind === 'found' ? { ...item, hit: better.get(item.hit.objectID) ?? item.hit } : item;
    };
    core.setCollections(state.collections.map(({ source, items }) => ({ source, items: items.map(filled) })));
  }

  return {
    core,
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      const stopFilling = provider.onImproved(() => void fillIn());
      const stopSaved = saved.subscribe(() => void core.refresh());
      return () => {
        listeners.delete(listener);
        stopFilling();
        stopSaved();
      };
    },
    setFilter(filter) {
      publish({ filter });
      void core.refresh();
    },
    setQuery(text) {
      core.setQuery(text.slice(0, SEARCH_LIMITS.queryLength));
      void core.refresh();
    },
  };
}

const EMPTY_STATE: AutocompleteState<SearchItem> = {
  activeItemId: null,
  query: '',
  completion: null,
  collections: [],
  isOpen: false,
  status: 'idle',
  context: {},
};

function savedItems(saved: SavedStore): SearchItem[] {
  const { favourites, recents } = saved.get();
  return [
    ...recents.map((hit) => ({ kind: 'recent' as const, hit })),
    ...favourites.map((hit) => ({ kind: 'favourite' as const, hit })),
  ];
}

/** Arrow keys follow what is seen: by section, then by page. */
function inShownOrder(hits: readonly SearchHit[]): SearchItem[] {
  const groups = groupedHits(hits, (hit) => hit);
  return groups.flatMap(({ pages }) => pages.flat()).map((hit) => ({ kind: 'found', hit }));
}
