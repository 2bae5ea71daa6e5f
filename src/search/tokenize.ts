/** A word of a text as the index knows it, with its place in the text. */
export interface Token {
  /** In lower case, without accents. */
  term: string;
  start: number;
  end: number;
}

interface Piece {
  word: string;
  start: number;
}

// A run of letters and digits that may hold the signs of names: snake_case, kebab-case, dotted.names, /paths, --flags, C#, C++.
// What follows an apostrophe, as in "app's" and "you're", is taken along here and cut off later.
const CHUNK = /-{0,2}[\p{L}\p{N}_][\p{L}\p{N}\p{M}_./-]*(?:[+#]{1,2}(?![\p{L}\p{N}])|['’]\p{L}+)?/gu;
// Nine words in ten: worth a short way past all that follows.
const SIMPLE = /^[A-Z]?[a-z]+$/;
const VERSION = /^v?\d+(?:\.\d+)+(?:-[a-z]+\.?\d*)?$/i;
const SEPARATORS = ['/', '.', '-', '_'];
// Two humps that start with a capital are mostly brands (JavaScript, GitHub), whose halves would mislead.
const CAMEL = /^(?:[a-z]+\d*(?:[A-Z][a-z]+\d*)+|(?:[A-Z][a-z]+\d*){3,})$/;
// Longer runs are keys, hashes and encoded data that nobody types.
const MAX_LENGTH = 48;

/**
 * The words of a text: every name whole and in its parts.
 * @example tokensOf('set refresh_mode').map((token) => token.term) // ['set', 'refresh_mode', 'refresh', 'mode']
 */
export function tokensOf(text: string): Token[] {
  return chunksOf(text).flatMap((pieces) => pieces.map(tokenOf));
}

/** The terms of a text. */
export function termsOf(text: string): string[] {
  return termReader()(text);
}

/** Reads the terms of many texts, for the index: what a word is made of is found out once. */
export function termReader(): (text: string) => string[] {
  const known = new Map<string, string[]>();
  const termsOf = (word: string) => {
    const terms = known.get(word) ?? piecesOf({ word, start: 0 }).map((piece) => tokenOf(piece).term);
    known.set(word, terms);
    return terms;
  };
  return (text) => (text.match(CHUNK) ?? []).flatMap(termsOf);
}

/** The words of a query as they were typed, each with its whole form first and its parts after it. */
export function queryWordsOf(query: string): string[][] {
  return chunksOf(query).map((pieces) => [...new Set(pieces.map((piece) => tokenOf(piece).term))]);
}

function chunksOf(text: string): Piece[][] {
  const chunks: Piece[][] = [];
  for (const match of text.matchAll(CHUNK)) {
    const pieces = piecesOf({ word: match[0], start: match.index });
    if (pieces.length > 0) chunks.push(pieces);
  }
  return chunks;
}

function piecesOf(chunk: Piece): Piece[] {
  if (SIMPLE.test(chunk.word)) return [chunk];
  const bare = trimmed(chunk);
  if (bare.word.length === 0) return [];
  const isFlag = /^--\p{L}/u.test(chunk.word);
  const flag = { word: `--${bare.word}`, start: chunk.start };
  const pieces = isFlag ? [flag, ...partsOf(bare)] : partsOf(bare);
  return pieces.filter((piece) => piece.word.length <= MAX_LENGTH);
}

function trimmed({ word, start }: Piece): Piece {
  const body = word.replace(/^[-_./]+/, '');
  return { word: body.replace(/['’].*$/, '').replace(/[-_./]+$/, ''), start: start + word.length - body.length };
}

function partsOf(piece: Piece): Piece[] {
  if (VERSION.test(piece.word)) return versionParts(piece);
  const separator = SEPARATORS.find((sign) => piece.word.includes(sign));
  if (separator) return [piece, ...split(piece, separator).filter(isTelling).flatMap(partsOf)];
  return CAMEL.test(piece.word) ? [piece, ...humpsOf(piece)] : [piece];
}

/** `v1.0-rc.3` is also found as `1.0-rc.3`, `v1.0`, `1.0`, `rc.3` and `rc3`. */
function versionParts({ word, start }: Piece): Piece[] {
  const [number = '', label] = word.split('-');
  const forms = label ? [word, number] : [word];
  const pieces = forms.flatMap((form) => {
    const piece = { word: form, start };
    return /^v/i.test(form) ? [piece, { word: form.slice(1), start: start + 1 }] : [piece];
  });
  if (!label) return pieces;
  const labels = new Set([label, label.replace('.', '')]);
  return [...pieces, ...[...labels].map((form) => ({ word: form, start: start + number.length + 1 }))];
}

function split({ word, start }: Piece, separator: string): Piece[] {
  let offset = start;
  return word.split(separator).map((part) => {
    const piece = { word: part, start: offset };
    offset += part.length + separator.length;
    return piece;
  });
}

function humpsOf({ word, start }: Piece): Piece[] {
  return [...word.matchAll(/[A-Z]?[a-z]+\d*/g)].map((hump) => ({ word: hump[0], start: start + hump.index }));
}

/** A lone letter or digit between separators says nothing by itself. */
function isTelling({ word }: Piece): boolean {
  return word.length > 1;
}

function tokenOf({ word, start }: Piece): Token {
  return { term: plain(word), start, end: start + word.length };
}

function plain(word: string): string {
  const lowered = word.toLowerCase();
  // Only words beyond ASCII can have accents, and normalising is slow.
  return /^[\x20-\x7e]*$/.test(lowered) ? lowered : lowered.normalize('NFKD').replace(/\p{M}+/gu, '');
}
