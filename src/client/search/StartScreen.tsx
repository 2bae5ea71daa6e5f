import { type SavedHit, withFavourite, without } from '../../search/saved-searches.ts';
import '../../styles/search-saved.css';
import { SavedRow } from './SavedRow.tsx';
import { LIST_ID } from './SearchField.tsx';
import type { SavedStore } from './saved-store.ts';
import type { SearchSession } from './search-session.ts';
import type { SearchItem, SearchSnapshot } from './search-state.ts';

interface StartScreenProps {
  session: SearchSession;
  snapshot: SearchSnapshot;
  saved: SavedStore;
  /** A row went away, and with it the button that had the focus. */
  onChange: () => void;
}

/** Shown before anything is typed: recent and favourite searches. */
export function StartScreen({ session, snapshot, saved, onChange }: StartScreenProps) {
  const [collection] = snapshot.state.collections;
  const items = collection?.items.filter((item) => item.kind !== 'found') ?? [];
  if (!collection || items.length === 0) return <p className="search-message">No recent searches</p>;

  const change = (update: Parameters<SavedStore['update']>[0]) => {
    saved.update(update);
    onChange();
  };
  const row = (item: SearchItem) => (
    <SavedRow
      key={item.hit.url}
      item={item}
      props={session.core.getItemProps({ item, source: collection.source })}
      onFavourite={(hit: SavedHit) => change((searches) => withFavourite(searches, hit))}
      onRemove={(hit: SavedHit) => change((searches) => without(searches, hit))}
    />
  );
  const lists = [
    { name: 'Recent', rows: items.filter((item) => item.kind === 'recent').map(row) },
    { name: 'Favourites', rows: items.filter((item) => item.kind === 'favourite').map(row) },
  ];
  return (
    <div className="search-saved-area">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows hold buttons, which a list box may not; a grid may. */}
      <table role="grid" id={LIST_ID} className="search-saved-list" aria-label="Saved searches">
        {lists
          .filter(({ rows }) => rows.length > 0)
          .map(({ name, rows }) => (
            <tbody key={name}>
              <tr>
                <th className="search-group-name" colSpan={2} scope="rowgroup">
                  {name}
                </th>
              </tr>
              {rows}
            </tbody>
          ))}
      </table>
    </div>
  );
}
