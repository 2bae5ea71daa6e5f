import { FIELDS, type Field, type SearchIndex } from './format.ts';
import { packPostings } from './postings.ts';
import { STOP_WORDS } from './stop-words.ts';
import { termReader } from './tokenize.ts';

/** From term to section to count. */
type TermCounts = Map<string, Map<number, number>>;

/** The terms of all sections and where each stands: the inverted index. */
export function invertedOf(
  sections: readonly Record<Field, string>[],
): Pick<SearchIndex, 'terms' | 'postings' | 'lengths'> {
  const termsOf = termReader();
  const words = FIELDS.map((field) => sections.map((section) => indexedTerms(field, termsOf(section[field]))));
  const counts = words.map(countsOf);
  const terms = [...new Set(counts.flatMap((ofField) => [...ofField.keys()]))].sort();
  const lines = counts.map((ofField) => terms.map((term) => lineOf(ofField.get(term))));
  return {
    terms: terms.join('\n'),
    postings: lines.map((ofField) => ofField.join('\n')),
    lengths: words.map((ofField) => ofField.map((ofSection) => ofSection.length)),
  };
}

/** Stop words are found in titles and headings; in texts they would be a tenth of the index and say nothing. */
function indexedTerms(field: Field, terms: string[]): string[] {
  return field === 'text' ? terms.filter((term) => !STOP_WORDS.has(term)) : terms;
}

function countsOf(sections: readonly string[][]): TermCounts {
  const counts: TermCounts = new Map();
  for (const [section, terms] of sections.entries()) {
    for (const term of terms) {
      const ofTerm = counts.get(term) ?? new Map<number, number>();
      counts.set(term, ofTerm.set(section, (ofTerm.get(section) ?? 0) + 1));
    }
  }
  return counts;
}

function lineOf(ofTerm: Map<number, number> = new Map()): string {
  return packPostings([...ofTerm].map(([section, count]) => ({ section, count })));
}
