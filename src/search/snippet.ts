import type { Mark, MarkedText } from './marks.ts';

// So that a match is seen with the words before it, where there are any.
const LEAD = 2;

/**
 * The stretch of a text, so many words long, that shows the most different matches.
 * @example snippetOf({ text: 'one two three', marks: [[8, 13]] }, 2) // { text: '… two three', marks: [[6, 11]] }
 */
export function snippetOf({ text, marks }: MarkedText, length: number): MarkedText {
  const words = wordsOf(text, marks);
  const start = bestStart(words, length);
  const shown = words.slice(start, start + length);
  const pieces: Piece[] = [
    ...(start > 0 ? [ELLIPSIS] : []),
    ...shown,
    ...(start + length < words.length ? [ELLIPSIS] : []),
  ];
  return joined(pieces);
}

/** A word with the marks inside it, counted from its own beginning. */
interface Piece {
  word: string;
  marks: Mark[];
}

const ELLIPSIS: Piece = { word: '…', marks: [] };

function wordsOf(text: string, marks: readonly Mark[]): Piece[] {
  let next = 0;
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const end = index + word.length;
    while ((marks[next]?.[1] ?? Number.POSITIVE_INFINITY) <= index) next++;
    const own: Mark[] = [];
    for (let at = next; (marks[at]?.[0] ?? Number.POSITIVE_INFINITY) < end; at++) {
      const [from, to] = marks[at] ?? [0, 0];
      own.push([Math.max(from, index) - index, Math.min(to, end) - index]);
    }
    return { word, marks: own };
  });
}

function bestStart(words: readonly Piece[], length: number): number {
  const last = Math.max(0, words.length - length);
  let best = { start: 0, found: 0 };
  for (const [at, { marks }] of words.entries()) {
    if (marks.length === 0) continue;
    const start = Math.min(Math.max(0, at - LEAD), last);
    const found = differentMatches(words.slice(start, start + length));
    if (found > best.found) best = { start, found };
  }
  return best.start;
}

function differentMatches(words: readonly Piece[]): number {
  return new Set(words.flatMap(({ word, marks }) => marks.map(([from, to]) => word.slice(from, to).toLowerCase())))
    .size;
}

function joined(pieces: readonly Piece[]): MarkedText {
  let text = '';
  const marks: Mark[] = [];
  for (const { word, marks: own } of pieces) {
    const offset = text === '' ? 0 : text.length + 1;
    text = text === '' ? word : `${text} ${word}`;
    marks.push(...own.map(([from, to]): Mark => [from + offset, to + offset]));
  }
  return { text, marks };
}
