import { useEffect, useRef, useState } from 'react';
import { type SearchAddress, searchAddressOf, searchUrlOf } from '../../search/search-address.ts';

/** The search that the page's address names, and the ways to change both. */
export interface AddressedSearch {
  address: SearchAddress;
  /** Whether the reader was already typing into the static page. */
  isBegun: boolean;
  /** Another query while it is typed: one history entry however many letters. */
  type(query: string): void;
  /** The query is complete: the next letter begins a new history entry. */
  finish(): void;
  /** Another page, kind or tag: a history entry each. */
  go(change: Partial<SearchAddress>): void;
  /** Another page than the address says, because there is no such page. */
  correct(page: number): void;
}

/** The field of the static page, which is still there while this one takes its place. */
function staticField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('main [data-island] > :not([data-drawn]) input[name="q"]');
}

function isInStaticField(): boolean {
  const field = staticField();
  return field !== null && document.activeElement === field;
}

/** The search that the address names, or else what was typed into the static page. */
function firstAddress(): SearchAddress {
  const address = searchAddressOf(location.search);
  const typed = staticField()?.value ?? '';
  return address.query === '' && typed !== '' ? { ...address, query: typed } : address;
}

/** Keeps the address of the results page in step with the search. Back and forward lead through earlier searches. */
export function useSearchAddress(): AddressedSearch {
  const [isBegun] = useState(isInStaticField);
  const [address, setAddress] = useState(firstAddress);
  const isTyping = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at first.
  useEffect(() => {
    if (searchAddressOf(location.search).query !== address.query) show(address, 'replaceState');
  }, []);

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
    isBegun,
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
    correct(page) {
      show({ ...address, page }, 'replaceState');
    },
  };
}
