/** Where a match begins and ends in a text. */
export type Mark = [start: number, end: number];

/** A text and the places in it that match a query: what becomes highlighted, without any markup. */
export interface MarkedText {
  text: string;
  /** In order, not touching. */
  marks: Mark[];
}

/** Marks the matches in a text. */
export type Marker = (text: string) => MarkedText;

/**
 * A marker for whole words, in any case; a part of a name is whole, as "mode" in "refresh_mode". One regular expression over
 * the text: cutting long texts into words takes twenty times as long, for each letter that is typed. Where words begin and
 * end is looked at afterwards: as part of the expression it would be tried at every character.
 */
export function createMarker(words: readonly string[]): Marker {
  if (words.length === 0) return (text) => ({ text, marks: [] });
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(longestFirst.join('|'), 'gi');
  return (text) => ({ text, marks: marksIn(text, pattern) });
}

function marksIn(text: string, pattern: RegExp): Mark[] {
  const marks: Mark[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (isWordSign(text[start - 1]) || isWordSign(text[end])) pattern.lastIndex = start + 1;
    else marks.push([start, end]);
  }
  return marks;
}

function isWordSign(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
