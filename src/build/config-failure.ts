import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../model/problem.ts';

/** The problem of a configuration file that cannot be run, at the place that the error knows of. */
export function configFailure(file: string, error: unknown, fix: string): Problem {
  const cause = firstCause(error);
  const text = cause instanceof Error ? cause.message : String(cause);
  // After the colour codes and the bundler's own name for the error comes what it says; a picture of the place follows.
  const [message = ''] = stripVTControlCharacters(text).split('\n');
  return {
    rule: 'config',
    file,
    ...placeOf(file, cause),
    message: `The file cannot be read: ${message.replace(/^\[\w+\] /, '').replace(/\.*$/, '')}.`,
    fix,
  };
}

/** Bundlers wrap what they found into an error that says how many there are. */
function firstCause(error: unknown): unknown {
  const inner = property(error, 'errors');
  return Array.isArray(inner) && inner.length > 0 ? inner[0] : error;
}

/** Bundlers give the place of a syntax error as `loc`; code that failed has it in its stack. */
function placeOf(file: string, cause: unknown): { line: number; column: number } {
  const [line, column] = ['line', 'column'].map((key) => property(property(cause, 'loc'), key));
  if (typeof line === 'number') return { line, column: typeof column === 'number' ? column + 1 : 1 };
  const stack = String(property(cause, 'stack') ?? '');
  const [, at, after] = new RegExp(`${file.replaceAll('.', '\\.')}:(\\d+):(\\d+)`).exec(stack) ?? [];
  return { line: Number(at ?? 1), column: Number(after ?? 1) };
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
