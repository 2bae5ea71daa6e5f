import { groupedHits } from '../../search/group-hits.ts';
import { SEARCH_LIMITS, type SearchAnswer, type SearchHit, type SearchProvider } from '../../search/provider.ts';
import type { SavedStore } from './saved-store.ts';
import type { Outcome, SearchItem, SnapshotStore } from './search-state.ts';
import { snippetWords } from './snippet-words.ts';

/** What lines are made from. */
export interface ItemSourceOptions {
  provider: SearchProvider;
  saved: SavedStore;
  store: SnapshotStore;
}

/** Where the lines of the dialog come from. */
export interface ItemSource {
  /** The lines for what was typed: hits, or saved searches while there is no query. Publishes what came of it. */
  itemsFor(typed: string): Promise<SearchItem[]>;
  /** The lines in view with snippets that have come since; undefined when another search has begun. */
  improved(items: readonly SearchItem[]): Promise<SearchItem[] | undefined>;
}

/** Asks a provider for lines, and lets only the latest question have a say. */
export function createItemSource({ provider, saved, store }: ItemSourceOptions): ItemSource {
  let latest = 0;

  function ask(query: string): Promise<SearchAnswer> {
    const { hitsPerPage } = SEARCH_LIMITS;
    return provider.search({ query, page: 0, hitsPerPage, snippetWords: snippetWords(), kind: store.get().filter });
  }

  return {
    async itemsFor(typed) {
      const search = ++latest;
      const query = typed.trim();
      const settle = (outcome: Outcome) => search === latest && store.publish({ outcome });
      if (query === '') {
        settle({ kind: 'none' });
        return savedItems(saved);
      }
      // An error lasts until the next search; an answer stays in view until the next one is there.
      if (store.get().outcome.kind === 'failed') settle({ kind: 'none' });
      try {
        const answer = await ask(query);
        settle({ kind: 'answered', query, answer });
        return inShownOrder(answer.hits);
      } catch {
        settle({ kind: 'failed' });
        return [];
      }
    },
    async improved(items) {
      const { outcome } = store.get();
      const search = latest;
      if (outcome.kind !== 'answered') return undefined;
      const better = new Map((await ask(outcome.query)).hits.map((hit) => [hit.objectID, hit]));
      if (search !== latest) return undefined;
      return items.map((item) =>
        item.kind === 'found' ? { ...item, hit: better.get(item.hit.objectID) ?? item.hit } : item,
      );
    },
  };
}

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
