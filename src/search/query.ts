import { createDictionary, type Dictionary } from './dictionary.ts';
import { FIELDS, type SearchIndex } from './format.ts';
import { createPageOrder } from './page-order.ts';
import { type Alternative, type PlannedWord, planOf } from './query-plan.ts';
import { createScorer, type Scorer, type SectionScores } from './scorer.ts';
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

/** The search engine: an index goes in, then queries; ranked sections come out. */
export interface Engine {
  rank(query: string): Ranking;
  dictionary: Dictionary;
}

// Found by trying: see bench/search.
const NEXT_SECTIONS = { share: 0.14, count: 3 };

/** An engine over an index. */
export function createEngine(index: SearchIndex): Engine {
  const titles = index.postings[FIELDS.indexOf('title')]?.split('\n') ?? [];
  const dictionary = createDictionary(index.terms.split('\n'), (term) => titles[term] !== '');
  const scorer = createScorer(index);
  const meanings = Object.entries(index.synonyms).map(([word, texts]) => [word, texts.map(termsOf)] as const);
  const synonyms = new Map(meanings);
  const inOrder = createPageOrder(index);
  return {
    dictionary,
    rank(query) {
      const words = planOf(query, { dictionary, synonyms });
      const scores = sectionScores(words, { dictionary, scorer, count: index.sections.length });
      return { words, pages: inOrder(foundPages(scores, index), words) };
    },
  };
}

interface Sections {
  dictionary: Dictionary;
  scorer: Scorer;
  count: number;
}

/** By section, the sum over all words, times the share of the words that it has. */
function sectionScores(words: readonly PlannedWord[], sections: Sections): Float64Array {
  const totals = new Float64Array(sections.count);
  const covered = new Float64Array(sections.count);
  for (const word of words) {
    wordScores(word, sections).forEach((score, section) => {
      if (score === 0) return;
      totals[section] = (totals[section] ?? 0) + score * word.weight;
      covered[section] = (covered[section] ?? 0) + word.weight;
    });
  }
  const all = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return totals.map((total, section) => (total * (covered[section] ?? 0)) / all);
}

/** By section, the best of the word's alternatives. */
function wordScores({ alternatives }: PlannedWord, { dictionary, scorer, count }: Sections): Float64Array {
  const scored = alternatives.map((alternative) => ({
    ...alternative,
    found: foundBy(alternative, dictionary, scorer),
  }));
  // A guess is worth no more than the commonest of them: a rare term would win by being rare, not by being meant.
  const meant = scored.filter(({ isGuess, weight }) => isGuess || weight === 1);
  const common = Math.max(0, ...meant.map(({ found }) => found.size));
  const best = new Float64Array(count);
  for (const { found, weight, isGuess } of scored) {
    const factor = weight * scorer.rarityOf(isGuess ? common : found.size);
    for (const [section, score] of found) best[section] = Math.max(best[section] ?? 0, score * factor);
  }
  return best;
}

function foundBy({ terms }: Alternative, dictionary: Dictionary, scorer: Scorer): SectionScores {
  const found = terms.flatMap((term) => {
    const number = dictionary.numberOf(term);
    return number === undefined ? [] : [scorer.scoresOf(number)];
  });
  const [only] = found;
  if (only && terms.length === 1) return only;
  const sums = new Map<number, number>();
  for (const scores of found) {
    for (const [section, score] of scores) sums.set(section, (sums.get(section) ?? 0) + score / terms.length);
  }
  return sums;
}

function foundPages(scores: Float64Array, index: SearchIndex): RankedPage[] {
  const byPage = new Map<number, RankedPage['sections']>();
  scores.forEach((score, section) => {
    if (score === 0) return;
    const page = index.sections[section]?.[0] ?? 0;
    const sections = byPage.get(page);
    if (sections) sections.push({ section, score });
    else byPage.set(page, [{ section, score }]);
  });
  return [...byPage].map(([page, sections]) => foundPage(page, sections));
}

function foundPage(page: number, found: RankedPage['sections']): RankedPage {
  const sections = found.sort((a, b) => b.score - a.score || a.section - b.section);
  const [best = 0, ...rest] = sections.slice(0, NEXT_SECTIONS.count + 1).map(({ score }) => score);
  const next = rest.reduce((sum, score) => sum + score, 0);
  return { page, sections, score: best + NEXT_SECTIONS.share * next };
}
