import type { AutocompleteState } from '@algolia/autocomplete-core';
import type { SearchKind } from '../../model/search-record.ts';
import type { SearchAnswer, SearchHit } from '../../search/provider.ts';
import type { SavedHit } from '../../search/saved-searches.ts';

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

/** Holds the snapshot and tells who listens of every change. */
export interface SnapshotStore {
  get(): SearchSnapshot;
  publish(change: Partial<SearchSnapshot>): void;
  subscribe(listener: () => void): () => void;
}

/** A store with a query and nothing found yet. */
export function createSnapshotStore(query: string): SnapshotStore {
  const state = {
    activeItemId: null,
    query,
    completion: null,
    collections: [],
    isOpen: false,
    status: 'idle',
    context: {},
  } as const;
  const listeners = new Set<() => void>();
  let snapshot: SearchSnapshot = { state: { ...state, collections: [] }, outcome: { kind: 'none' }, filter: undefined };
  return {
    get: () => snapshot,
    publish(change) {
      snapshot = { ...snapshot, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
