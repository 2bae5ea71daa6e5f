import { editDistance } from '../model/closest.ts';
import { stemOf } from './stem.ts';

/** A term of the index that is like a word, at an edit distance. */
export interface Neighbour {
  term: string;
  /** A different first letter counts half a slip more: readers rarely get it wrong. */
  distance: number;
}

/** The terms of an index, to be asked which of them are like a word. */
export interface Dictionary {
  has(term: string): boolean;
  /** The number of a term, or undefined for a word that no page uses. */
  numberOf(term: string): number | undefined;
  /** Other forms of the same word, such as `caching` for `cache`. */
  formsOf(word: string): string[];
  /** Terms that begin with the prefix: those in titles first, then the shortest. */
  startingWith(prefix: string, limit: number): string[];
  /** Terms one or two slips away, the closest first. */
  closeTo(word: string, limit: number): Neighbour[];
}

// No term is longer, so that every term in a title comes before all others.
const LONGEST = 64;

/** A dictionary of terms in code-unit order; `isInTitle` tells of a term's number whether titles have it. */
export function createDictionary(terms: readonly string[], isInTitle: (term: number) => boolean): Dictionary {
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const letters = terms.map(letterSet);
  const families = familiesOf(terms);
  return {
    has: (term) => numbers.has(term),
    formsOf: (word) => (families.get(stemOf(word)) ?? []).filter((term) => term !== word),
    numberOf: (term) => numbers.get(term),
    startingWith(prefix, limit) {
      const found: { term: string; cost: number }[] = [];
      for (let at = lowerBound(terms, prefix); terms[at]?.startsWith(prefix); at++) {
        const term = terms[at] ?? '';
        found.push({ term, cost: isInTitle(at) ? term.length : term.length + LONGEST });
      }
      found.sort((a, b) => a.cost - b.cost);
      return found.slice(0, limit).map(({ term }) => term);
    },
    closeTo(word, limit) {
      const allowed = slipsAllowed(word);
      const own = letterSet(word);
      const found: Neighbour[] = [];
      for (const [at, term] of terms.entries()) {
        if (Math.abs(term.length - word.length) > allowed) continue;
        // A slip changes at most two letters of the set. Counting them is far cheaper than the distance itself.
        if (bitCount(own ^ (letters[at] ?? 0)) > 2 * allowed) continue;
        const distance = editDistance(word, term, allowed + 1);
        if (distance <= allowed) found.push({ term, distance: distance + (term[0] === word[0] ? 0 : 0.5) });
      }
      return found.sort((a, b) => a.distance - b.distance).slice(0, limit);
    },
  };
}

function familiesOf(terms: readonly string[]): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const term of terms) {
    const stem = stemOf(term);
    const family = families.get(stem);
    if (family) family.push(term);
    else families.set(stem, [term]);
  }
  return families;
}

/** Short words are too close to each other to be taken for one another. */
function slipsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

function lowerBound(terms: readonly string[], word: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The letters and digits of a word as bits; others share one. */
function letterSet(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index);
    if (code >= 97 && code <= 122) set |= 1 << (code - 97);
    else set |= code >= 48 && code <= 57 ? 1 << 26 : 1 << 27;
  }
  return set;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
