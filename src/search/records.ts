import type { Hierarchy, SearchablePage, SearchRecord } from '../model/search-record.ts';
import { type PlacedSection, placedSectionsOf } from './page-sections.ts';

// Hosted indexes take records of up to 10 kB; shorter texts also make better snippets.
const MAX_CONTENT = 1500;

/** The records of a page as a hosted index stores them: one for each heading, and one or more for the text below it. */
export function recordsOf(page: SearchablePage, pageNumber: number): SearchRecord[] {
  const records = placedSectionsOf(page).flatMap((section) => sectionRecords(page, section));
  return records.map((record, position) => ({
    ...record,
    objectID: `${page.route}-${position}`,
    weight: { page: 0 - pageNumber, level: levelWeight(record.type), position: 0 - position },
  }));
}

type RecordBody = Omit<SearchRecord, 'objectID' | 'weight'>;

function sectionRecords(page: SearchablePage, section: PlacedSection): RecordBody[] {
  const common = {
    url: urlOf(page.route, section.anchor),
    hierarchy: hierarchyOf(page, section),
    language: 'en',
    kind: page.kind,
    tags: page.tags,
    breadcrumbs: page.breadcrumbs,
    keywords: page.keywords,
  } as const;
  const isPage = section.anchor === '';
  const heading: RecordBody = { ...common, type: typeOf(section.level), content: isPage ? page.description : null };
  const contents = chunksOf(section.text).map((content): RecordBody => ({ ...common, type: 'content', content }));
  return [heading, ...contents];
}

/** Address of a section.
 * @example urlOf('/docs/faq', 'limits') // '/docs/faq#limits'
 */
export function urlOf(route: string, anchor: string): string {
  return anchor === '' ? route : `${route}#${anchor}`;
}

/** The headings that lead to a section, by level. */
export function hierarchyOf(
  page: Pick<SearchablePage, 'topSection' | 'title'>,
  section: Omit<PlacedSection, 'text'>,
): Hierarchy {
  const line = section.level > 1 ? [...section.ancestors, section] : [];
  const at = (level: number) => line.find((entry) => entry.level === level)?.heading ?? null;
  return { lvl0: page.topSection, lvl1: page.title, lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6) };
}

const TYPES = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The type of a heading's record. */
export function typeOf(level: number): SearchRecord['type'] {
  return TYPES[level - 1] ?? 'content';
}

/** Pages before headings before text, as the ranking of the hosted index reads it. */
function levelWeight(type: SearchRecord['type']): number {
  return type === 'content' ? 0 : 100 - 10 * TYPES.indexOf(type);
}

/** A text in pieces of limited length, cut between lines or, where a line is too long, between words. */
function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  let current = '';
  for (const piece of text.split(/(?<=\n)|(?<=\s)(?=\S)/)) {
    if (current.length + piece.length > MAX_CONTENT && current !== '') {
      chunks.push(current.trim());
      current = '';
    }
    current += piece;
  }
  return current.trim() === '' ? chunks : [...chunks, current.trim()];
}
