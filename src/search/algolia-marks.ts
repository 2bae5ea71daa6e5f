import type { Mark, MarkedText } from './marks.ts';
import { STOP_WORDS } from './stop-words.ts';

/** What the hosted index puts around matches: characters that no text has, so that no text can pass for a match. */
export const MATCH = { open: '\uE000', close: '\uE001' } as const;

/** The service cuts names at these signs: it looks for "pg" and "sslmode", and marks them in other names too. */
const NAME_SIGN = /[_.:/-]/;

/** Reads highlighted values as text and ranges. */
export type MarkReader = (value: string) => MarkedText;

/** A reader for what a query found: a name that was typed is marked as a whole, and its parts alone are not. */
export function createMarkReader(query: string): MarkReader {
  return (value) => {
    const { text, marks } = markedOf(value);
    const textOf = ([start, end]: Mark) => text.slice(start, end).toLowerCase();
    const joined = joinedMarks(text, marks);
    const parts = partsOfNames(query, new Set(joined.map(textOf)));
    return { text, marks: joined.filter((mark) => !parts.has(textOf(mark))) };
  };
}

/** The parts of those names in a query that were found whole. */
function partsOfNames(query: string, found: ReadonlySet<string>): ReadonlySet<string> {
  const names = query.toLowerCase().split(/\s+/);
  const whole = names.filter((name) => NAME_SIGN.test(name) && found.has(name));
  return new Set(whole.flatMap((name) => name.split(NAME_SIGN)));
}

function markedOf(value: string): MarkedText {
  let text = '';
  const marks: Mark[] = [];
  for (const [position, part] of value.split(MATCH.open).entries()) {
    const [match = '', ...rest] = part.split(MATCH.close);
    if (position > 0 && rest.length > 0 && match !== '') marks.push([text.length, text.length + match.length]);
    text += match + rest.join('');
  }
  return { text, marks };
}

function joinedMarks(text: string, marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = [];
  for (const [start, end] of marks) {
    const last = joined.at(-1);
    if (last && start - last[1] === 1 && NAME_SIGN.test(text.slice(last[1], start))) last[1] = end;
    else joined.push([start, end]);
  }
  return joined;
}

/**
 * The whole words that marks stand in, in lower case and once each: of "PostgreSQL" only "Postgres" may be marked. Words
 * that every text has are left out where there are others.
 */
export function markedWords(texts: readonly MarkedText[], query: string): string[] {
  const words = new Set(texts.flatMap(({ text, marks }) => marks.map((mark) => wordAround(text, mark))));
  const parts = partsOfNames(query, words);
  const telling = [...words].filter((word) => !STOP_WORDS.has(word) && !parts.has(word));
  return telling.length > 0 ? telling : [...words];
}

function wordAround(text: string, [start, end]: Mark): string {
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(end))?.[0] ?? '';
  return `${before}${text.slice(start, end)}${after}`.toLowerCase();
}
