import type { ReactNode } from 'react';
import type { Layout } from '../model/page-data.ts';
import type { SearchablePage } from '../model/search-record.ts';

/** A page of the site, ready to be rendered: from a content file, or made by the site itself (listings, tags). */
export interface SitePage {
  route: string;
  /** Without the site's name. */
  title: string;
  description: string;
  sidebar: string | null;
  layout: Layout;
  kind: 'article' | 'website';
  /** Source file, for checks; undefined for pages that the site makes. */
  sourcePath: string | undefined;
  /** In the sitemap and search. */
  isListed: boolean;
  /** Addresses of the pages before and after this one in a listing. */
  previous?: string | undefined;
  next?: string | undefined;
  /** Public address of a picture for link previews. */
  image?: string | undefined;
  /** ISO day of the last change, for the sitemap. */
  lastModified?: string | undefined;
  search?: SearchablePage | undefined;
  /** Markdown for agents. */
  twin?: (() => Promise<string>) | undefined;
  /** What stands inside the main element. Called when the page is written, so that not all are in memory. */
  main(): Promise<ReactNode>;
}
