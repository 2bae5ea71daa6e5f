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
 * the text: cutting long texts into words takes twenty times as long, for each letter that is typed.
 */
export function createMarker(words: readonly string[]): Marker {
  if (words.length === 0) return (text) => ({ text, marks: [] });
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => {
    const marks = [...text.matchAll(pattern)].map(({ 0: match, index }): Mark => [index, index + match.length]);
    return { text, marks };
  };
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
