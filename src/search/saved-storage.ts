import { limited, type SavedHit, type SavedSearches } from './saved-searches.ts';

/** The part of the browser's storage that is used here. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Where saved searches are kept, separately for each index. */
export function savedKeys(indexName: string): { recents: string; favourites: string } {
  return { recents: `search:recent:${indexName}`, favourites: `search:favourite:${indexName}` };
}

/** The saved searches of an index. Whatever cannot be read is as if it were not there. */
export function readSaved(storage: TextStorage | undefined, indexName: string): SavedSearches {
  const keys = savedKeys(indexName);
  return limited({ recents: readHits(storage, keys.recents), favourites: readHits(storage, keys.favourites) });
}

function readHits(storage: TextStorage | undefined, key: string): SavedHit[] {
  try {
    return hitsIn(storage?.getItem(key));
  } catch {
    // Storage may be forbidden, and what is in it may have been written by anything.
    return [];
  }
}

/** Keeps saved searches. When storage is full or forbidden they last as long as the page. */
export function writeSaved(
  storage: TextStorage | undefined,
  indexName: string,
  { recents, favourites }: SavedSearches,
): void {
  const keys = savedKeys(indexName);
  try {
    storage?.setItem(keys.recents, JSON.stringify(recents));
    storage?.setItem(keys.favourites, JSON.stringify(favourites));
  } catch {
    // Nothing to do: see above.
  }
}

function hitsIn(stored: string | null | undefined): SavedHit[] {
  const parsed: unknown = JSON.parse(stored ?? '[]');
  return Array.isArray(parsed) ? parsed.filter(isSavedHit) : [];
}

// By hand: a schema library would be half as large as the whole dialog.
function isSavedHit(value: unknown): value is SavedHit {
  const { objectID, url, type, kind, hierarchy, breadcrumbs } = fieldsOf(value);
  const { lvl0, lvl1, ...below } = fieldsOf(hierarchy);
  // A stored address is followed like any link of ours, so it must be one.
  const isOurs = typeof url === 'string' && /^\/(?![/\\])/.test(url);
  return (
    isOurs &&
    [objectID, type, kind, lvl0, lvl1].every(isText) &&
    Object.values(below).every((level) => level === null || isText(level)) &&
    Array.isArray(breadcrumbs) &&
    breadcrumbs.every(isText)
  );
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
