import type { SearchKind } from '../model/search-record.ts';
import type { IndexedPage, SearchIndex } from './format.ts';
import { foundWords } from './found-words.ts';
import { type HitSource, hitOf } from './hit.ts';
import { createMarker } from './marks.ts';
import type { SearchAnswer, SearchRequest } from './provider.ts';
import type { Engine, RankedPage } from './query.ts';
import { suggestionsFor } from './suggest.ts';

// A page far below the best one has a side remark, or one word of several; none that a reader wanted was ever that far down.
const LEAST_PAGE_SHARE = 0.1;
// A page shows its best sections; further ones are seen by opening it.
const SECTIONS_PER_PAGE = 4;
// A section far below the best of its page was found by a side remark.
const LEAST_SHARE = 0.3;

/** What an answer is made from. */
export interface AnswerSource extends HitSource {
  engine: Engine;
}

/** Answers a request from the embedded index. */
export function answerOf(request: SearchRequest, source: AnswerSource): SearchAnswer {
  const { index, engine } = source;
  const { pages, words } = engine.rank(request.query);
  const least = (pages[0]?.score ?? 0) * LEAST_PAGE_SHARE;
  const found = pages.filter(({ score }) => score >= least).flatMap((ranked) => foundPage(ranked, index));
  const tagged = found.filter(({ page }) => request.tag === undefined || page.tags.includes(request.tag));
  const wanted = tagged.filter(({ page }) => request.kind === undefined || page.kind === request.kind);
  const sections = wanted.flatMap((page) => page.sections);
  const first = request.page * request.hitsPerPage;
  const marked = foundWords(words);
  const marker = createMarker(marked);
  return {
    hits: sections
      .slice(first, first + request.hitsPerPage)
      .flatMap((section) => hitOf(section, { source, marker, snippetWords: request.snippetWords })),
    total: sections.length,
    kinds: kindCounts(tagged),
    tags: tagCounts(wanted),
    words: marked,
    suggestions: pages.length === 0 ? suggestionsFor(request.query, engine) : [],
  };
}

interface FoundPage {
  page: IndexedPage;
  /** Numbers of the sections that are shown. */
  sections: number[];
}

function foundPage({ page: number, sections }: RankedPage, index: SearchIndex): FoundPage[] {
  const page = index.pages[number];
  const least = (sections[0]?.score ?? 0) * LEAST_SHARE;
  const shown = sections.slice(0, SECTIONS_PER_PAGE).filter(({ score }) => score >= least);
  return page ? [{ page, sections: shown.map(({ section }) => section) }] : [];
}

function kindCounts(found: readonly FoundPage[]): Record<SearchKind, number> {
  const counts: Record<SearchKind, number> = { docs: 0, api: 0, blog: 0, releases: 0 };
  for (const { page, sections } of found) counts[page.kind] += sections.length;
  return counts;
}

function tagCounts(found: readonly FoundPage[]): SearchAnswer['tags'] {
  const counts = new Map<string, number>();
  for (const { page, sections } of found) {
    for (const tag of page.tags) counts.set(tag, (counts.get(tag) ?? 0) + sections.length);
  }
  const tags = [...counts].map(([tag, count]) => ({ tag, count }));
  return tags.sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}
