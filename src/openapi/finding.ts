import type { Problem } from '../model/problem.ts';
import type { Place } from './json-text.ts';

/** A mistake in an OpenAPI document, before its place in the file is known. */
export interface Finding {
  /** JSON pointer of the value at fault; empty for the document itself. */
  pointer: string;
  message: string;
  fix: string;
}

/** How a message speaks of a pointer. */
export function nameOf(pointer: string): string {
  return pointer === '' ? 'the document' : pointer;
}

/** Findings as problems of a file; one that was met twice, on two ways through the document, is kept once. */
export function problemsOf(findings: readonly Finding[], file: string, placeOf: (pointer: string) => Place): Problem[] {
  const once = new Map(findings.map((finding) => [`${finding.pointer} ${finding.message}`, finding]));
  return [...once.values()].map(({ pointer, message, fix }) => ({
    rule: 'api-spec',
    file,
    ...placeOf(pointer),
    message,
    fix,
  }));
}
