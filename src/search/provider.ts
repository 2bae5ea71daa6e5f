import type { Hierarchy, SearchKind, SearchRecord } from '../model/search-record.ts';
import type { MarkedText } from './marks.ts';

/** A question to a search provider. */
export interface SearchRequest {
  query: string;
  /** Counted from 0. */
  page: number;
  hitsPerPage: number;
  /** Length of a snippet, in words. */
  snippetWords: number;
  kind?: SearchKind | undefined;
  tag?: string | undefined;
}

/** A found record: what is stored, and how much of it to show with which parts highlighted. */
export interface SearchHit
  extends Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'hierarchy' | 'content' | 'kind' | 'tags' | 'breadcrumbs'> {
  highlighted: { [Level in keyof Hierarchy]: MarkedText | null };
  /** Null while the texts are still on their way, and where the text below a heading is empty. */
  snippet: MarkedText | null;
}

/** What a provider answers. */
export interface SearchAnswer {
  hits: SearchHit[];
  /** Number of hits on all pages. */
  total: number;
  /** How many hits each kind has, whatever kind was asked for. */
  kinds: Record<SearchKind, number>;
  /** The tags of the hits, the most frequent first. */
  tags: { tag: string; count: number }[];
  /** The words that were found, for marking them in the page that is opened. */
  words: string[];
  /** When nothing was found: other queries that do have hits. */
  suggestions: string[];
  /** Names the query in the analytics of a hosted provider. */
  queryId?: string | undefined;
}

/** Something that can be asked for hits. A rejected promise means that it could not be reached. */
export interface SearchProvider {
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Calls back when the same question would now be answered better; returns how to stop that. */
  onImproved(listener: () => void): () => void;
}

/** Limits of the search field and of its answers. */
export const SEARCH_LIMITS = {
  queryLength: 64,
  hitsPerPage: 20,
  snippetWords: 10,
  /** On screens up to 768 px wide. */
  narrowSnippetWords: 5,
  suggestions: 3,
} as const;
