import type { SearchHit } from './provider.ts';

/** What is kept of a hit that was chosen: enough to show it again and to go there. */
export type SavedHit = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'hierarchy' | 'kind' | 'breadcrumbs'>;

/** The reader's recent and favourite searches, the latest first. */
export interface SavedSearches {
  recents: SavedHit[];
  favourites: SavedHit[];
}

/** How many are kept and shown. Recents make room for favourites. */
const SAVED_LIMITS = { favourites: 10, recents: 7, recentsBesideFavourites: 4 } as const;

/** Nothing saved. */
export const NO_SEARCHES: SavedSearches = { recents: [], favourites: [] };

/** The hit to keep for a chosen one: a passage is remembered as its page. */
export function savedHitOf({ objectID, url, type, hierarchy, kind, breadcrumbs }: SearchHit): SavedHit {
  if (type !== 'content') return { objectID, url, type, hierarchy, kind, breadcrumbs };
  const page = { ...hierarchy, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const route = url.replace(/#.*$/, '');
  return { objectID: route, url: route, type: 'lvl1', hierarchy: page, kind, breadcrumbs };
}

/** With a chosen hit as the latest recent search, unless it is a favourite already. */
export function withRecent(saved: SavedSearches, hit: SavedHit): SavedSearches {
  if (saved.favourites.some(isSame(hit))) return saved;
  return limited({ ...saved, recents: [hit, ...saved.recents.filter(isOther(hit))] });
}

/** With a recent search made a favourite, which takes it from the recent ones. */
export function withFavourite(saved: SavedSearches, hit: SavedHit): SavedSearches {
  return limited({
    recents: saved.recents.filter(isOther(hit)),
    favourites: [hit, ...saved.favourites.filter(isOther(hit))],
  });
}

/** Without a hit, whichever list it is in. */
export function without(saved: SavedSearches, hit: SavedHit): SavedSearches {
  return { recents: saved.recents.filter(isOther(hit)), favourites: saved.favourites.filter(isOther(hit)) };
}

/** With as many as are kept. */
export function limited({ recents, favourites }: SavedSearches): SavedSearches {
  const most = favourites.length > 0 ? SAVED_LIMITS.recentsBesideFavourites : SAVED_LIMITS.recents;
  return { recents: recents.slice(0, most), favourites: favourites.slice(0, SAVED_LIMITS.favourites) };
}

// By address, not by id: ids change from build to build.
function isSame(hit: SavedHit): (other: SavedHit) => boolean {
  return (other) => other.url === hit.url;
}

function isOther(hit: SavedHit): (other: SavedHit) => boolean {
  return (other) => other.url !== hit.url;
}
