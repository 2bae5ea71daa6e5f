/** A search hit as the hosted index stores it and as both providers return it. */
export interface SearchRecord {
  objectID: string;
  /** Route with anchor. */
  url: string;
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  /** Facets. */
  language: 'en';
  /** "docs", "api", "blog" or "releases": the kind of page, for filters. */
  kind: SearchKind;
  tags: string[];
  /** Names of the pages above the hit's page, outermost first. */
  breadcrumbs: string[];
  /** Words a reader may search for that the text does not use. */
  keywords: string[];
  /** For the ranking of a hosted index: the higher, the earlier. */
  weight: { page: number; level: number; position: number };
}

/** The kinds of pages that readers tell apart. */
export type SearchKind = 'docs' | 'api' | 'blog' | 'releases';

/** The headings that lead to a hit. */
export interface Hierarchy {
  /** Top-level section, such as "Components" or "Blog". */
  lvl0: string;
  /** Page title. */
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

/** What search is built from: one page, in parts. */
export interface SearchablePage {
  route: string;
  title: string;
  description: string;
  /** Becomes `hierarchy.lvl0`. */
  topSection: string;
  /** Names of the pages above this one, outermost first: a hit shows them. */
  breadcrumbs: string[];
  kind: SearchKind;
  tags: string[];
  keywords: string[];
  sections: { anchor: string; level: number; heading: string; text: string }[];
}
