import { useEffect, useRef, useState } from 'react';
import { type SearchAddress, searchAddressOf, searchUrlOf } from '../../search/search-address.ts';

/** The search that the page's address names, and the ways to change both. */
export interface AddressedSearch {
  address: SearchAddress;
  /** Another query while it is typed: one history entry however many letters. */
  type(query: string): void;
  /** The query is complete: the next letter begins a new history entry. */
  finish(): void;
  /** Another page, kind or tag: a history entry each. */
  go(change: Partial<SearchAddress>): void;
}

/** Keeps the address of the results page in step with the search. Back and forward lead through earlier searches. */
export function useSearchAddress(): AddressedSearch {
  const [address, setAddress] = useState(() => searchAddressOf(location.search));
  const isTyping = useRef(false);

  useEffect(() => {
    const follow = () => setAddress(searchAddressOf(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function show(next: SearchAddress, method: 'pushState' | 'replaceState'): void {
    setAddress(next);
    try {
      history[method](history.state, '', searchUrlOf(next));
    } catch {
      // Browsers refuse more than some hundred changes in half a minute; the address catches up with the next one.
    }
  }

  return {
    address,
    type(query) {
      show({ ...address, query, page: 1 }, isTyping.current ? 'replaceState' : 'pushState');
      isTyping.current = true;
    },
    finish() {
      isTyping.current = false;
    },
    go(change) {
      isTyping.current = false;
      show({ ...address, page: 1, ...change }, 'pushState');
    },
  };
}
