import type { SavedSearches } from '../../search/saved-searches.ts';
import { readSaved, savedKeys, type TextStorage, writeSaved } from '../../search/saved-storage.ts';

/** The reader's saved searches, kept in the browser's storage and shared by whoever shows them. */
export interface SavedStore {
  get(): SavedSearches;
  update(change: (saved: SavedSearches) => SavedSearches): void;
  subscribe(listener: () => void): () => void;
}

const stores = new Map<string, SavedStore>();

/** The saved searches of an index: one store for all who ask. */
export function savedStoreOf(indexName: string): SavedStore {
  const store = stores.get(indexName) ?? createSavedStore(indexName);
  stores.set(indexName, store);
  return store;
}

function createSavedStore(indexName: string): SavedStore {
  const storage = localStorageIfAllowed();
  const listeners = new Set<() => void>();
  let saved = readSaved(storage, indexName);
  const keys: (string | null)[] = Object.values(savedKeys(indexName));
  // What another tab has saved counts here too; otherwise the next choice here would undo it.
  addEventListener('storage', ({ key }) => {
    if (!keys.includes(key)) return;
    saved = readSaved(storage, indexName);
    for (const listener of listeners) listener();
  });
  return {
    get: () => saved,
    update(change) {
      saved = change(saved);
      writeSaved(storage, indexName, saved);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function localStorageIfAllowed(): TextStorage | undefined {
  try {
    return window.localStorage;
  } catch {
    // Reading the property throws where storage is forbidden.
    return undefined;
  }
}
