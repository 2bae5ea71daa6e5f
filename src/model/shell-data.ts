import type { SearchClientSettings } from './search-settings.ts';

/** A navbar entry with its address resolved. */
export type ShellItem = { position: 'left' | 'right' } & (
  | ShellLink
  | { kind: 'html'; value: string }
  | { kind: 'dropdown'; label: string; items: (ShellLink | { kind: 'html'; value: string })[] }
  | { kind: 'search' }
);

export interface ShellLink {
  kind: 'link';
  label: string;
  href: string;
  /** Leads to another site. */
  isExternal: boolean;
  icon?: string | undefined;
  /** Current on all pages of this sidebar. */
  sidebar?: string | undefined;
  /** Language of the page it leads to, for a choice of locales. */
  lang?: string | undefined;
  /** Name of the docs version it chooses: kept in the browser. */
  docsVersion?: string | undefined;
}

/** One version of the documentation. There is one, "current", labelled "Next". */
export interface DocsVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: { id: string; path: string; sidebar: string | undefined }[];
  draftIds: string[];
  sidebars: Record<string, { link: { path: string; label: string } }>;
}

/** What the frame around every page shows: made by the build, part of the browser's script. */
export interface ShellData {
  title: string;
  announcement: { id: string; text: string; linkText: string; to: string } | undefined;
  navbar: ShellItem[];
  footer: { columns: { title: string; links: { label: string; href: string; isExternal: boolean }[] }[]; note: string };
  search: SearchClientSettings;
  analytics: {
    tag?: { id: string; src: string } | undefined;
    pixel?: { src: string } | undefined;
    marketing?: { src: string } | undefined;
  };
  /** The docs version: what is stored when a reader chooses it, and what it is called. */
  docsVersion: { name: string; label: string };
}
