import type { SearchKind } from '../model/search-record.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';
import type { SearchIndex } from './format.ts';
import { type Alternative, type PlannedWord, planOf } from './query-plan.ts';
import { createScorer, type Scorer } from './scorer.ts';
import { termsOf } from './tokenize.ts';

/** A page that answers a query, with its best sections first. */
export interface RankedPage {
  page: number;
  score: number;
  sections: { section: number; score: number }[];
}

/** What an engine found: pages in order, and the terms by which they were found. */
export interface Ranking {
  pages: RankedPage[];
  words: PlannedWord[];
}

/** Which pages may be found at all. */
export interface PageFilter {
  kind?: SearchKind | undefined;
  tag?: string | undefined;
}

/** The search engine: an index goes in, then queries; ranked sections come out. */
export interface Engine {
  rank(query: string): Ranking;
  dictionary: Dictionary;
}

// Found by trying: see bench/search.
const NEXT_SECTIONS = { share: 0.14, count: 3 };
const COVERAGE_POWER = 1;

/** An engine over an index. */
export function createEngine(index: SearchIndex): Engine {
  const dictionary = createDictionary(index.terms.split('\n'));
  const scorer = createScorer(index);
  const synonyms = new Map(
    Object.entries(index.synonyms).map(([word, meanings]) => [word, meanings.map((text) => termsOf(text))]),
  );
  return {
    dictionary,
    rank(query) {
      const words = planOf(query, { dictionary, synonyms });
      const scores = sectionScores(words, dictionary, scorer);
      return { words, pages: rankedPages(scores, index) };
    },
  };
}

function sectionScores(words: readonly PlannedWord[], dictionary: Dictionary, scorer: Scorer): Map<number, number> {
  const totals = new Map<number, { score: number; covered: number }>();
  for (const word of words) {
    for (const [section, score] of wordScores(word, dictionary, scorer)) {
      const total = totals.get(section) ?? { score: 0, covered: 0 };
      totals.set(section, { score: total.score + score * word.weight, covered: total.covered + word.weight });
    }
  }
  const all = words.reduce((sum, word) => sum + word.weight, 0);
  return new Map(
    [...totals].map(([section, { score, covered }]) => [section, score * (covered / all) ** COVERAGE_POWER]),
  );
}

/** For each section the best of the word's alternatives. */
function wordScores(word: PlannedWord, dictionary: Dictionary, scorer: Scorer): Map<number, number> {
  const scored = word.alternatives.map((alternative) => ({
    ...alternative,
    found: foundBy(alternative, dictionary, scorer),
  }));
  // A guess is worth no more than the commonest of them: a rare term would win by being rare, not by being meant.
  const common = Math.max(
    0,
    ...scored.filter(({ isGuess, weight }) => isGuess || weight === 1).map(({ found }) => found.size),
  );
  const best = new Map<number, number>();
  for (const { found, weight, isGuess } of scored) {
    const factor = weight * scorer.rarityOf(isGuess ? common : found.size);
    for (const [section, score] of found) best.set(section, Math.max(best.get(section) ?? 0, score * factor));
  }
  return best;
}

function foundBy({ terms }: Alternative, dictionary: Dictionary, scorer: Scorer): ReadonlyMap<number, number> {
  const numbers = terms.map((term) => dictionary.numberOf(term)).filter((number) => number !== undefined);
  const [first, ...others] = numbers.map((number) => scorer.scoresOf(number));
  if (!first || others.length === 0) return first ?? new Map();
  const sums = new Map<number, number>();
  for (const scores of [first, ...others]) {
    for (const [section, score] of scores) sums.set(section, (sums.get(section) ?? 0) + score / terms.length);
  }
  return sums;
}

function rankedPages(scores: ReadonlyMap<number, number>, index: SearchIndex): RankedPage[] {
  const byPage = new Map<number, RankedPage['sections']>();
  for (const [section, score] of scores) {
    const page = index.sections[section]?.[0] ?? 0;
    const sections = byPage.get(page);
    if (sections) sections.push({ section, score });
    else byPage.set(page, [{ section, score }]);
  }
  const pages = [...byPage].map(([page, sections]) => rankedPage(page, sections, index));
  return pages.sort((a, b) => b.score - a.score || a.page - b.page);
}

function rankedPage(page: number, found: RankedPage['sections'], index: SearchIndex): RankedPage {
  const sections = [...found].sort((a, b) => b.score - a.score || a.section - b.section);
  const [best, ...rest] = sections.map(({ score }) => score);
  const next = rest.slice(0, NEXT_SECTIONS.count).reduce((sum, score) => sum + score, 0);
  const kind = index.pages[page]?.kind ?? 'docs';
  return { page, sections, score: ((best ?? 0) + NEXT_SECTIONS.share * next) * index.boosts[kind] };
}
