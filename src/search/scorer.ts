import { FIELDS, type Field, type SearchIndex } from './format.ts';
import { unpackPostings } from './postings.ts';

// Found by trying: see bench/search.
const BOOST: Record<Field, number> = { title: 5.5, heading: 3, keywords: 4, path: 2.5, parents: 0.9, text: 1.2 };
// BM25+: how soon repetition stops counting, how much length matters, what a match is worth at least.
const K = 0.9;
const B = 0.45;
const D = 0.5;

/** From section to score, for each section that matches. */
export type SectionScores = ReadonlyMap<number, number>;

/** Scores sections by single terms. */
export interface Scorer {
  /** The sections that have the term, without regard to how rare the term is. */
  scoresOf(term: number): SectionScores;
  /** How much a match is worth that so many sections share: the rarer, the more it tells. */
  rarityOf(sectionCount: number): number;
}

/** A scorer over the postings of an index. Postings are unpacked when a term is first asked for: most never are. */
export function createScorer(index: SearchIndex): Scorer {
  const fields = FIELDS.map((field, number) =>
    fieldOf(field, index.postings[number] ?? '', index.lengths[number] ?? []),
  );
  const known = new Map<number, SectionScores>();
  return {
    scoresOf(term) {
      const scores = known.get(term) ?? scoresIn(fields, term);
      known.set(term, scores);
      return scores;
    },
    rarityOf: (sectionCount) => Math.log(1 + (index.sections.length - sectionCount + 0.5) / (sectionCount + 0.5)),
  };
}

interface ScoredField {
  boost: number;
  /** The packed postings of each term. */
  lines: string[];
  /** By section. */
  lengths: readonly number[];
  averageLength: number;
}

function fieldOf(field: Field, packed: string, lengths: readonly number[]): ScoredField {
  const filled = lengths.filter((length) => length > 0);
  const total = filled.reduce((sum, length) => sum + length, 0);
  return { boost: BOOST[field], lines: packed.split('\n'), lengths, averageLength: total / Math.max(filled.length, 1) };
}

function scoresIn(fields: readonly ScoredField[], term: number): SectionScores {
  const scores = new Map<number, number>();
  for (const { boost, lines, lengths, averageLength } of fields) {
    for (const { section, count } of unpackPostings(lines[term] ?? '')) {
      const length = (lengths[section] ?? 0) / averageLength;
      const score = boost * (D + (count * (K + 1)) / (count + K * (1 - B + B * length)));
      scores.set(section, (scores.get(section) ?? 0) + score);
    }
  }
  return scores;
}
