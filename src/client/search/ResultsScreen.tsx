import { groupedHits } from '../../search/group-hits.ts';
import { HitOption } from './HitOption.tsx';
import { LIST_ID } from './SearchField.tsx';
import type { SearchSession } from './search-session.ts';
import type { SearchSnapshot } from './search-state.ts';

/** Hits grouped by top-level section, then by page. */
export function ResultsScreen({ session, snapshot }: { session: SearchSession; snapshot: SearchSnapshot }) {
  const [collection] = snapshot.state.collections;
  if (!collection) return null;
  const groups = groupedHits(collection.items, (item) => item.hit);
  return (
    <div role="listbox" id={LIST_ID} aria-label="Results" {...session.core.getPanelProps()}>
      {groups.map(({ name, pages }, number) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list box.
        <div key={name} role="group" className="search-group" aria-labelledby={`search-group-${number}`}>
          <div className="search-group-name" id={`search-group-${number}`}>
            {name}
          </div>
          {pages.map((items) => (
            <div key={items[0]?.hit.url} className="search-page-hits">
              {items.map((item, position) => (
                <HitOption
                  key={item.hit.url}
                  item={item}
                  isFirstOfPage={position === 0}
                  props={session.core.getItemProps({ item, source: collection.source })}
                />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
