import { pageNumbers } from '../../search/page-numbers.ts';
import { SEARCH_LIMITS } from '../../search/provider.ts';
import { type SearchAddress, searchUrlOf } from '../../search/search-address.ts';
import { AddressLink } from './AddressLink.tsx';

interface PaginationProps {
  address: SearchAddress;
  total: number;
  onFollow: (change: Partial<SearchAddress>) => void;
}

/** Links to the other pages of results. */
export function Pagination({ address, total, onFollow }: PaginationProps) {
  const last = Math.ceil(total / SEARCH_LIMITS.hitsPerPage);
  if (last < 2) return null;
  const follow = (page: number) => {
    onFollow({ page });
    scrollTo({ top: 0 });
  };
  return (
    <nav className="search-pages" aria-label="Pages of results">
      <ul>
        {pageNumbers(address.page, last).map((page, position) =>
          page === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps have nothing else that tells them apart.
            <li key={`gap-${position}`}>…</li>
          ) : (
            <li key={page}>
              <AddressLink
                url={searchUrlOf({ ...address, page })}
                isCurrent={page === address.page}
                onFollow={() => follow(page)}
              >
                <span className="search-unseen">Page </span>
                {page}
              </AddressLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
