import { headingOf, trailOf } from '../../search/group-hits.ts';
import type { SavedHit } from '../../search/saved-searches.ts';
import { CrossIcon, RecentIcon, StarIcon } from './icons.tsx';
import { isModified } from './navigate.ts';
import type { SearchCore } from './search-session.ts';
import type { SearchItem } from './search-state.ts';

interface SavedRowProps {
  item: SearchItem;
  props: ReturnType<SearchCore['getItemProps']>;
  onFavourite: (hit: SavedHit) => void;
  onRemove: (hit: SavedHit) => void;
}

/** A recent or favourite search, with what can be done to it. */
export function SavedRow({ item, props, onFavourite, onRemove }: SavedRowProps) {
  const { kind, hit } = item;
  const name = headingOf(hit.hierarchy);
  const trail = trailOf(hit.hierarchy, hit.breadcrumbs);
  const isRecent = kind === 'recent';
  const { onClick, role: _option, ...cell } = props;
  return (
    <tr className="search-saved" aria-selected={props['aria-selected']}>
      <td {...cell}>
        <a
          href={hit.url}
          tabIndex={-1}
          className="search-hit"
          onClick={(event) => {
            if (!isModified(event)) event.preventDefault();
            onClick(event);
          }}
        >
          {isRecent ? <RecentIcon /> : <StarIcon />}
          <span className="search-hit-body">
            <span className="search-hit-title">{name}</span>
            <span className="search-hit-trail">{trail.join(' › ')}</span>
          </span>
        </a>
      </td>
      <td className="search-tools">
        {isRecent && (
          <button
            type="button"
            className="search-tool"
            aria-label={`Make ${name} a favourite`}
            onClick={() => onFavourite(hit)}
          >
            <StarIcon />
          </button>
        )}
        <button type="button" className="search-tool" aria-label={`Remove ${name}`} onClick={() => onRemove(hit)}>
          <CrossIcon />
        </button>
      </td>
    </tr>
  );
}
