import type { SearchAnswer } from '../../search/provider.ts';
import { type SearchAddress, searchUrlOf } from '../../search/search-address.ts';
import { AddressLink } from './AddressLink.tsx';

interface TagFilterProps {
  tags: SearchAnswer['tags'];
  address: SearchAddress;
  onFollow: (change: Partial<SearchAddress>) => void;
}

// More would push the results out of sight; the tags that matter are the frequent ones.
const SHOWN = 12;

/** Narrows results to a tag. The chosen one leads back to all. */
export function TagFilter({ tags, address, onFollow }: TagFilterProps) {
  const others = tags.filter(({ tag }) => tag !== address.tag).slice(0, SHOWN);
  if (others.length === 0 && !address.tag) return null;
  return (
    <nav className="search-tags" aria-label="Tags">
      <ul>
        {address.tag && (
          <li>
            <AddressLink
              url={searchUrlOf({ ...address, page: 1, tag: undefined })}
              isCurrent
              onFollow={() => onFollow({ tag: undefined })}
            >
              {address.tag} <span aria-hidden="true">×</span>
              <span className="search-unseen">, chosen; show all tags</span>
            </AddressLink>
          </li>
        )}
        {others.map(({ tag, count }) => (
          <li key={tag}>
            <AddressLink url={searchUrlOf({ ...address, page: 1, tag })} onFollow={() => onFollow({ tag })}>
              {tag} <span className="search-count">{count}</span>
            </AddressLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
