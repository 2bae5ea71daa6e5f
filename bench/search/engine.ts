import type { SearchRecord } from '../../src/model/search-record.ts';

/** What every engine of the comparison is given: a section with its heading, the titles above it and its text. */
export interface SectionDocument {
  id: string;
  route: string;
  title: string;
  heading: string;
  keywords: string;
  text: string;
}

/** An engine of the comparison, ready to be asked. */
export interface ComparedEngine {
  name: string;
  /** Routes in the order in which a reader would see them, each once. */
  routesFor(query: string): Promise<string[]> | string[];
  close?(): Promise<void>;
}

/** The sections of a site, put together from its records. */
export function sectionsOf(records: readonly SearchRecord[]): SectionDocument[] {
  const sections = new Map<string, SectionDocument>();
  for (const { url, type, hierarchy, keywords, content } of records) {
    const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
    const known = sections.get(url) ?? {
      id: url,
      route: url.replace(/#.*$/, ''),
      title: lvl1,
      heading: lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? '',
      keywords: type === 'lvl1' ? keywords.join(' ') : '',
      text: '',
    };
    sections.set(url, { ...known, text: `${known.text}\n${content ?? ''}`.trim() });
  }
  return [...sections.values()];
}

/** The routes of hits, each once, in order. */
export function routesOf(urls: Iterable<string>): string[] {
  return [...new Set([...urls].map((url) => url.replace(/#.*$/, '')))];
}
