/** A word of a text: how it is searched, and where it stands. */
export interface Word {
  normal: string;
  start: number;
  end: number;
}

/** The words of a text. Letters and digits make words, all else parts them; case and accents do not count. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    normal: word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** Whether two words are one in singular and plural, in the simplest sense. */
export function isPluralOf(a: string, b: string): boolean {
  return singularOf(a) === singularOf(b);
}

function singularOf(word: string): string {
  return word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word;
}

/**
 * How many letters are missing, extra, swapped or wrong in a typed word; for a prefix, compared with the beginning of the
 * other word that suits best. Infinity above the limit.
 */
export function typosIn(
  typed: string,
  word: string,
  { isPrefix, limit }: { isPrefix: boolean; limit: number },
): number {
  if (typed.length - word.length > limit || (!isPrefix && word.length - typed.length > limit)) return Infinity;
  const against = word.slice(0, typed.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: against.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    for (let at = 1; at <= against.length; at++) {
      const isSame = typed[row - 1] === against[at - 1];
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === against[at - 2] && typed[row - 2] === against[at - 1];
      const changed = (last[at - 1] ?? 0) + (isSame ? 0 : 1);
      const swapped = isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Infinity;
      line.push(Math.min((last[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, changed, swapped));
    }
    if (Math.min(...line) > limit) return Infinity;
    [beforeLast, last] = [last, line];
  }
  const typos = isPrefix ? Math.min(...last) : (last[against.length] ?? Infinity);
  return typos > limit ? Infinity : typos;
}
