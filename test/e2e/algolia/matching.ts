import type { HostedIndex, Place } from './hosted-index.ts';
import { isPluralOf, typosIn, wordsOf } from './words.ts';

/** A typed word, and the words of the index that it stands for. */
export interface TypedWord {
  typed: string;
  /** By word of the index. */
  matches: ReadonlyMap<string, WordMatch>;
}

/** How a typed word is like one of the index. */
export interface WordMatch {
  typos: number;
  isExact: boolean;
  /** How many letters of the word are highlighted. */
  length: number;
}

/** A place where a typed word was found. */
export type Found = Place & WordMatch;

/** A record, and for each typed word where it was found; nowhere for one that is optional. */
export interface Match {
  record: number;
  found: Found[][];
}

/** The typed words of a query. The last one may be unfinished. */
export function typedWords(query: string, index: HostedIndex): TypedWord[] {
  const words = wordsOf(query);
  return words.map(({ normal }, at) => {
    const matches = [...index.places.keys()].flatMap((word) => {
      const match = matchOf(normal, word, { isPrefix: at === words.length - 1, index });
      return match ? [[word, match] as const] : [];
    });
    return { typed: normal, matches: new Map(matches) };
  });
}

function matchOf(
  typed: string,
  word: string,
  { isPrefix, index }: { isPrefix: boolean; index: HostedIndex },
): WordMatch | undefined {
  const { minWordSizefor1Typo = 4, minWordSizefor2Typos = 8, ignorePlurals = false } = index.settings;
  if (word === typed || (ignorePlurals === true && isPluralOf(word, typed)))
    return { typos: 0, isExact: true, length: word.length };
  if (isPrefix && word.startsWith(typed)) return { typos: 0, isExact: false, length: typed.length };
  const limit = typed.length >= minWordSizefor2Typos ? 2 : typed.length >= minWordSizefor1Typo ? 1 : 0;
  const typos = limit === 0 ? Infinity : typosIn(typed, word, { isPrefix, limit });
  return typos <= limit ? { typos, isExact: false, length: word.length } : undefined;
}

/** The records that have every word or, where no record has and the settings allow it, at least one. */
export function matchesOf(
  words: readonly TypedWord[],
  index: HostedIndex,
  isWanted: (record: number) => boolean,
): Match[] {
  const found = new Map<number, Found[][]>();
  for (const [number, { matches }] of words.entries()) {
    for (const [word, match] of matches) {
      for (const place of index.places.get(word) ?? []) {
        const ofRecord = found.get(place.record) ?? words.map(() => []);
        ofRecord[number]?.push({ ...place, ...match });
        found.set(place.record, ofRecord);
      }
    }
  }
  if (words.length === 0) for (const record of index.records.keys()) found.set(record, []);
  const some = [...found].filter(([record]) => isWanted(record)).map(([record, places]) => ({ record, found: places }));
  const all = some.filter((match) => match.found.every((places) => places.length > 0));
  return all.length > 0 || index.settings.removeWordsIfNoResults !== 'allOptional' ? all : some;
}
