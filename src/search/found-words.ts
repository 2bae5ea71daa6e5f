import type { PlannedWord } from './query-plan.ts';
import { STOP_WORDS } from './stop-words.ts';

/** The words to be marked in what a query found: those that were typed, and those found in their place. */
export function foundWords(words: readonly PlannedWord[]): string[] {
  const telling = words.filter(({ typed }) => !STOP_WORDS.has(typed));
  const marked = (telling.length > 0 ? telling : words).flatMap(({ typed, alternatives }) =>
    alternatives.flatMap(({ terms }) => terms.map((term) => markedPart(term, typed))),
  );
  return [...new Set(marked)];
}

/** Of a name whose first part was typed only that part is marked: "postgres" of "postgres.internal", but all of "PostgreSQL". */
function markedPart(term: string, typed: string): string {
  if (!term.startsWith(typed)) return term;
  return typed + (/^[\p{L}\p{N}]*/u.exec(term.slice(typed.length))?.[0] ?? '');
}
