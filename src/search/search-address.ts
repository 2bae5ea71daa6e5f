import type { SearchKind } from '../model/search-record.ts';
import { queryTextOf } from './query-text.ts';

/** What the address of the results page says. */
export interface SearchAddress {
  query: string;
  /** Counted from 1, as readers do. */
  page: number;
  kind: SearchKind | undefined;
  tag: string | undefined;
}

/** The kinds of pages by which results can be narrowed, with the names that readers see. */
export const KINDS: readonly { kind: SearchKind; label: string }[] = [
  { kind: 'docs', label: 'Docs' },
  { kind: 'api', label: 'API' },
  { kind: 'blog', label: 'Blog' },
  { kind: 'releases', label: 'Releases' },
];

/** Reads the query part of an address. Whatever makes no sense is as if it were not there. */
export function searchAddressOf(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? '1');
  return {
    query: queryTextOf(params.get('q') ?? ''),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    kind: KINDS.find(({ kind }) => kind === params.get('kind'))?.kind,
    tag: params.get('tag') ?? undefined,
  };
}

/**
 * The address of the results page for a search.
 * @example searchUrlOf({ query: 'refresh mode' }) // '/search?q=refresh+mode'
 */
export function searchUrlOf({ query, page = 1, kind, tag }: Partial<SearchAddress>): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (kind) params.set('kind', kind);
  if (tag) params.set('tag', tag);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `/search?${params}` : '/search';
}
