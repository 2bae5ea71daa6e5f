import type { TypedWord } from './matching.ts';
import { type Word, wordsOf } from './words.ts';

/** What is put around matches, and where text was left out. */
export interface Tags {
  pre: string;
  post: string;
  ellipsis: string;
}

interface MarkedWord extends Word {
  /** How many letters are highlighted; 0 for a word that was not found. */
  length: number;
  typed: string[];
}

/** A whole text with its matches highlighted. */
export function highlightOf(text: string, typed: readonly TypedWord[], tags: Tags) {
  const words = markedWords(text, typed);
  const matchedWords = foundOf(words);
  return {
    value: tagged(text, words, { ...tags, from: 0, to: text.length }),
    matchLevel: matchLevelOf(matchedWords, typed),
    fullyHighlighted: words.every(({ start, end, length }) => length === end - start),
    matchedWords,
  };
}

/** As many words of a text as are wanted, around matches. */
export function snippetOf(text: string, typed: readonly TypedWord[], { count, tags }: { count: number; tags: Tags }) {
  const words = markedWords(text, typed);
  const first = firstWordOf(words, count);
  const last = Math.min(first + count, words.length) - 1;
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const to = last === words.length - 1 ? text.length : (words[last]?.end ?? 0);
  const value = tagged(text, words, { ...tags, from, to });
  return {
    value: `${from > 0 ? tags.ellipsis : ''}${value}${to < text.length ? tags.ellipsis : ''}`,
    matchLevel: matchLevelOf(foundOf(words), typed),
  };
}

function markedWords(text: string, typed: readonly TypedWord[]): MarkedWord[] {
  return wordsOf(text).map((word) => {
    const matching = typed.filter(({ matches }) => matches.has(word.normal));
    const lengths = matching.map(({ matches }) => matches.get(word.normal)?.length ?? 0);
    return { ...word, length: Math.max(0, ...lengths), typed: matching.map((match) => match.typed) };
  });
}

function foundOf(words: readonly MarkedWord[]): string[] {
  return [...new Set(words.flatMap(({ typed }) => typed))];
}

function matchLevelOf(found: readonly string[], typed: readonly TypedWord[]): 'none' | 'partial' | 'full' {
  if (found.length === 0) return 'none';
  return typed.every((word) => found.includes(word.typed)) ? 'full' : 'partial';
}

function tagged(
  text: string,
  words: readonly MarkedWord[],
  { pre, post, from, to }: Tags & { from: number; to: number },
) {
  let value = '';
  let at = from;
  for (const { start, length } of words.filter((word) => word.length > 0 && word.start >= from && word.end <= to)) {
    value += `${text.slice(at, start)}${pre}${text.slice(start, start + length)}${post}`;
    at = start + length;
  }
  return value + text.slice(at, to);
}

/** The first word of the snippet: where most of the typed words are, with these in its middle. */
function firstWordOf(words: readonly MarkedWord[], count: number): number {
  const found = words.flatMap(({ length }, at) => (length > 0 ? [at] : []));
  const typedIn = (run: readonly number[]) => foundOf(run.flatMap((at) => words[at] ?? [])).length;
  const runs = found.map((start) => found.filter((at) => at >= start && at < start + count));
  const best = runs.reduce<number[]>((most, run) => (typedIn(run) > typedIn(most) ? run : most), []);
  const [start = 0] = best;
  const room = count - ((best.at(-1) ?? 0) - start + 1);
  return Math.max(0, Math.min(start - Math.floor(room / 2), words.length - count));
}
