import type { SearchKind } from '../model/search-record.ts';

/** Addresses of the files that search in the browser needs. */
export interface SearchManifest {
  index: string;
  /** Texts for snippets, in shards; fetched after the first results. */
  texts: string[];
}

/** The fields of a section, in the order in which postings number them. */
export const FIELDS = ['title', 'heading', 'keywords', 'path', 'parents', 'text'] as const;
/** A field of a section. */
export type Field = (typeof FIELDS)[number];

/** The index file: everything that ranking needs, and what a hit shows besides its snippet. */
export interface SearchIndex {
  pages: IndexedPage[];
  /** Sections of all pages in page order: a posting names one by its place in this list. */
  sections: IndexedSection[];
  /** All terms in code-unit order, one a line. */
  terms: string;
  /** For each of `FIELDS` a text with a line for each term, as `packPostings` writes it. */
  postings: string[];
  /** For each of `FIELDS` the number of terms in each section. */
  lengths: number[][];
  synonyms: Record<string, string[]>;
  /** By route: see the site's configuration. */
  boosts: Record<string, number>;
  /** For each file of texts, the number of its first section. */
  textStarts: number[];
}

/** What a hit shows of its page. */
export interface IndexedPage {
  route: string;
  title: string;
  topSection: string;
  breadcrumbs: string[];
  kind: SearchKind;
  tags: string[];
}

/** Page number, level, anchor, heading: a list, because there are thousands. */
export type IndexedSection = [page: number, level: number, anchor: string, heading: string];

/** A file of texts: one string a section. */
export type SearchTexts = string[];

/** A file to be written below the folder of search assets. */
export interface SearchFile {
  name: string;
  content: string;
}

/** The index in a file's JSON. Throws for anything else, such as a page that a host sends for a missing file. */
export function searchIndexOf(json: unknown): SearchIndex {
  if (typeof json !== 'object' || json === null || !('postings' in json) || !Array.isArray(json.postings)) {
    throw new Error('The search index is not what the site was built with.');
  }
  return json as SearchIndex;
}

/** The texts in a file's JSON. Throws for anything else. */
export function searchTextsOf(json: unknown): SearchTexts {
  if (!Array.isArray(json)) throw new Error('The search texts are not what the site was built with.');
  return json;
}
