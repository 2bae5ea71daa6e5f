import type { z } from 'zod';
import { type Finding, nameOf } from './finding.ts';
import { below, type JsonObject } from './pointer.ts';
import { followed, type Located } from './references.ts';

/** The document being read, and what could not be read in it. */
export interface Reading {
  document: JsonObject;
  findings: Finding[];
}

/** A value of known shape together with where it is defined. */
export interface Read<T> {
  value: T;
  pointer: string;
}

/** The value at a place, references followed, if it has the given shape; otherwise the reading notes what is wrong. */
export function readObject<T>(reading: Reading, shape: z.ZodType<T>, located: Located): Read<T> | undefined {
  const { value, pointer } = followed(reading.document, located);
  const result = shape.safeParse(value);
  if (result.success) return { value: result.data, pointer };
  for (const { path, message } of result.error.issues) {
    const at = below(pointer, ...path.map((step) => (typeof step === 'number' ? step : String(step))));
    reading.findings.push({
      pointer: at,
      message: `The value at ${nameOf(at)} cannot be read: ${message}.`,
      fix: 'See the OpenAPI specification for what may stand here.',
    });
  }
  return undefined;
}

/** The entries of a map of the document, each with where it stands. */
export function entriesAt(pointer: string, map: JsonObject | undefined): [string, Located][] {
  return Object.entries(map ?? {}).map(([key, value]) => [key, { value, pointer: below(pointer, key) }]);
}

/** The items of a list of the document, each with where it stands. */
export function itemsAt(pointer: string, items: readonly unknown[] | undefined): Located[] {
  return (items ?? []).map((value, index) => ({ value, pointer: below(pointer, index) }));
}
