import type { Dictionary } from './dictionary.ts';
import { STOP_WORDS } from './stop-words.ts';
import { queryWordsOf } from './tokenize.ts';

/** One way in which a page may say what the reader typed. */
export interface Alternative {
  terms: string[];
  /** 1 for the very word, less the further the terms are from it. */
  weight: number;
  /** Whether the terms are a guess at what was meant: another form, the rest of a word, a correction. */
  isGuess: boolean;
}

/** A word of a query with everything that counts as a match for it: the best one is taken. */
export interface PlannedWord {
  typed: string;
  /** Share of this word in the score. */
  weight: number;
  alternatives: Alternative[];
}

/** What a plan is made with. */
export interface Vocabulary {
  dictionary: Dictionary;
  synonyms: ReadonlyMap<string, readonly string[][]>;
}

// Found by trying: see bench/search. What matters is the order, not the second decimal.
const WEIGHT = { joined: 0.95, synonym: 0.85, form: 0.6, part: 0.05, prefix: 0.45, slip: 0.7, stopWord: 0.1 };
const NEAR_PREFIX = 0.75;
const MAX_PREFIXED = 40;
const MAX_CORRECTIONS = 4;
const MAX_SYNONYM_WORDS = 4;

/** How to look for a query: for each typed word, the terms of the index that may be meant. */
export function planOf(query: string, vocabulary: Vocabulary): PlannedWord[] {
  const words = queryWordsOf(query);
  const wholes = words.map(([whole = '']) => whole);
  const isUnfinished = /\S$/.test(query);
  const onlyStopWords = wholes.every((word) => STOP_WORDS.has(word));
  return words.flatMap((forms, at) => {
    const isLast = isUnfinished && at === words.length - 1;
    const shared = [...synonymsAt(wholes, at, vocabulary), ...joinedAt(wholes, at, vocabulary.dictionary)];
    const planned = plannedWords(forms, { isLast, shared, dictionary: vocabulary.dictionary });
    return planned.map((word) => ({
      ...word,
      weight: !onlyStopWords && STOP_WORDS.has(word.typed) ? WEIGHT.stopWord : word.weight,
    }));
  });
}

interface WordContext {
  isLast: boolean;
  shared: Alternative[];
  dictionary: Dictionary;
}

/** A name that no page uses as a whole is looked for by its parts, each a word of its own. */
function plannedWords([whole = '', ...parts]: string[], context: WordContext): PlannedWord[] {
  const { dictionary, shared, isLast } = context;
  const longer = dictionary.startingWith(whole, MAX_PREFIXED).filter((term) => term !== whole);
  // Only the word that is being typed may be a mere beginning; another is nearly whole, as "postgres" in "postgresql".
  const prefixed = longer.filter((term) => isLast || whole.length >= NEAR_PREFIX * term.length);
  const isKnown = dictionary.has(whole) || prefixed.length > 0 || shared.length > 0;
  if (!isKnown && parts.length > 0) return parts.flatMap((part) => plannedWords([part], { ...context, shared: [] }));
  const alternatives = [
    ...(dictionary.has(whole) ? [exactly([whole], 1)] : []),
    ...shared,
    ...parts.filter(dictionary.has).map((term) => exactly([term], WEIGHT.part)),
    ...dictionary.formsOf(whole).map((term) => guess([term], WEIGHT.form)),
    ...prefixed.map((term) => guess([term], prefixWeight(whole, term))),
    ...(isKnown ? [] : repairsOf(whole, dictionary)),
  ];
  return [{ typed: whole, weight: 1, alternatives }];
}

function exactly(terms: string[], weight: number): Alternative {
  return { terms, weight, isGuess: false };
}

function guess(terms: string[], weight: number): Alternative {
  return { terms, weight, isGuess: true };
}

/** The more of a term has been typed, the likelier it is the one that is meant. */
function prefixWeight(typed: string, term: string): number {
  return WEIGHT.prefix * (0.5 + (0.5 * typed.length) / term.length);
}

/** What an unknown word may have been meant to be: a misspelt term, or two words without the space. */
function repairsOf(word: string, dictionary: Dictionary): Alternative[] {
  const corrections = dictionary.closeTo(word, MAX_CORRECTIONS);
  const closest = corrections[0]?.distance ?? 0;
  const repaired = corrections.map(({ term, distance }) => guess([term], WEIGHT.slip / (1 + 2 * (distance - closest))));
  return [...repaired, ...splitsOf(word, dictionary)];
}

function splitsOf(word: string, dictionary: Dictionary): Alternative[] {
  const splits: Alternative[] = [];
  for (let at = 3; at <= word.length - 2; at++) {
    const terms = [word.slice(0, at), word.slice(at)];
    if (terms.every(dictionary.has)) splits.push(guess(terms, WEIGHT.slip));
  }
  return splits;
}

function synonymsAt(words: readonly string[], at: number, { synonyms }: Vocabulary): Alternative[] {
  const found: Alternative[] = [];
  for (let size = 1; size <= MAX_SYNONYM_WORDS; size++) {
    for (let start = Math.max(0, at - size + 1); start <= at; start++) {
      if (start + size > words.length) continue;
      const meanings = synonyms.get(words.slice(start, start + size).join(' ')) ?? [];
      found.push(...meanings.map((terms) => exactly(terms, WEIGHT.synonym)));
    }
  }
  return found;
}

/** "power bi" is also "powerbi", and both words are found by it. */
function joinedAt(words: readonly string[], at: number, dictionary: Dictionary): Alternative[] {
  const pairs = [words.slice(at - 1, at + 1), words.slice(at, at + 2)].filter((pair) => pair.length === 2);
  return pairs
    .map((pair) => pair.join(''))
    .filter((term) => dictionary.has(term))
    .map((term) => exactly([term], WEIGHT.joined));
}
