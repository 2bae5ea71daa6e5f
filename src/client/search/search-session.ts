import { type AutocompleteApi, createAutocomplete } from '@algolia/autocomplete-core';
import type { FormEvent, KeyboardEvent, MouseEvent } from 'react';
import type { SearchKind } from '../../model/search-record.ts';
import { SEARCH_LIMITS, type SearchProvider } from '../../search/provider.ts';
import type { SavedStore } from './saved-store.ts';
import { createItemSource, type ItemSource } from './search-items.ts';
import { createSnapshotStore, type SearchItem, type SearchSnapshot, type SnapshotStore } from './search-state.ts';

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

/** What a session works with. */
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
  const store = createSnapshotStore(initialQuery.slice(0, SEARCH_LIMITS.queryLength));
  const source = createItemSource({ provider, saved, store });
  const core = createCore(store, source, onSelect);
  return {
    core,
    getSnapshot: store.get,
    subscribe(listener) {
      const stops = [
        store.subscribe(listener),
        provider.onImproved(() => void showImproved(core, store, source)),
        saved.subscribe(() => {
          if (store.get().state.query.trim() === '') void core.refresh();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    setFilter(filter) {
      store.publish({ filter });
      void core.refresh();
    },
    setQuery(query) {
      core.setQuery(query.slice(0, SEARCH_LIMITS.queryLength));
      void core.refresh();
    },
  };
}

function createCore(store: SnapshotStore, source: ItemSource, onSelect: SearchSessionOptions['onSelect']): SearchCore {
  return createAutocomplete<SearchItem, FormEvent, MouseEvent, KeyboardEvent>({
    id: 'search',
    placeholder: 'Search docs',
    openOnFocus: true,
    defaultActiveItemId: 0,
    stallThreshold: STALL_THRESHOLD_MS,
    initialState: { query: store.get().state.query },
    // A plain choice is followed by `onSelect`, for clicks and keys alike.
    navigator: { navigate: () => {} },
    onStateChange: ({ state }) => store.publish({ state }),
    getSources: ({ query }) => [
      {
        sourceId: 'hits',
        getItems: () => source.itemsFor(query),
        getItemUrl: ({ item }) => item.hit.url,
        onSelect: ({ item, event }) => onSelect(item, event),
      },
    ],
  });
}

/** Puts snippets that have come into the hits in view, and leaves the chosen line where it is. */
async function showImproved(core: SearchCore, store: SnapshotStore, source: ItemSource): Promise<void> {
  const [collection] = store.get().state.collections;
  const items = collection && (await source.improved(collection.items));
  if (items) core.setCollections([{ source: collection.source, items }]);
}
