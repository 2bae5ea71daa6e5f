import type { SearchablePage, SearchRecord } from '../model/search-record.ts';
import type { SearchSettings } from '../model/search-settings.ts';
import type { Field, IndexedSection, SearchFile, SearchIndex } from './format.ts';
import { invertedOf } from './inverted.ts';
import { type PlacedSection, placedSectionsOf } from './page-sections.ts';
import { recordsOf } from './records.ts';

/** What search needs beside the pages: files for the browser, and records for upload to a hosted index. */
export interface SearchFiles {
  index: SearchFile;
  /** One file, or several for a large site: see `PAGES_PER_TEXT_FILE`. */
  texts: SearchFile[];
  records: SearchRecord[];
}

// The texts of 500 pages are some 500 kB compressed: as much as a reader should fetch for a few snippets.
const PAGES_PER_TEXT_FILE = 500;

/** Builds the index and the records of all pages. Pages come in reading order, which decides between equal hits. */
export function buildSearch(pages: readonly SearchablePage[], settings: SearchSettings): SearchFiles {
  const sections = pages.map(placedSectionsOf);
  const shards = shardsOf(sections);
  const index: SearchIndex = {
    pages: pages.map(({ route, title, topSection, breadcrumbs, kind, tags }) => {
      return { route, title, topSection, breadcrumbs, kind, tags };
    }),
    sections: sections.flatMap((ofPage, page) => ofPage.map((section) => indexedSection(section, page))),
    ...invertedOf(pages.flatMap((page, number) => (sections[number] ?? []).map((section) => fieldsOf(page, section)))),
    synonyms: settings.synonyms,
    boosts: settings.boosts,
    textStarts: shards.map((shard) => shard.start),
  };
  return {
    index: { name: 'index.json', content: JSON.stringify(index) },
    texts: shards.map(({ texts }, number) => ({ name: `texts-${number}.json`, content: JSON.stringify(texts) })),
    records: pages.flatMap(recordsOf),
  };
}

function indexedSection({ level, anchor, heading }: PlacedSection, page: number): IndexedSection {
  return [page, level, anchor, heading];
}

function shardsOf(sections: readonly PlacedSection[][]): { start: number; texts: string[] }[] {
  const shards: { start: number; texts: string[] }[] = [];
  let start = 0;
  for (let page = 0; page < sections.length; page += PAGES_PER_TEXT_FILE) {
    const texts = sections.slice(page, page + PAGES_PER_TEXT_FILE).flatMap((ofPage) => ofPage.map(({ text }) => text));
    shards.push({ start, texts });
    start += texts.length;
  }
  return shards;
}

/** What is searched in a section. Title, keywords and path belong to the page and are found at its top. */
function fieldsOf(page: SearchablePage, { anchor, heading, ancestors, text }: PlacedSection): Record<Field, string> {
  if (anchor === '') {
    const keywords = [...page.keywords, ...page.tags].join(' ');
    return {
      title: page.title,
      heading: '',
      keywords,
      path: page.route,
      parents: page.breadcrumbs.join(' '),
      text: `${page.description}\n${text}`,
    };
  }
  const parents = [page.title, ...ancestors.map((ancestor) => ancestor.heading)].join(' ');
  return { title: '', heading, keywords: '', path: '', parents, text };
}
