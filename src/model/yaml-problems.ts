import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { didYouMean } from './closest.ts';
import type { Problem } from './problem.ts';

/** A piece of YAML in a file: where it starts, and what it is called in messages. */
export interface YamlPlace {
  file: string;
  /** Lines before the YAML in the file. */
  linesBefore: number;
  /** Such as "a blog post". */
  thing: string;
}

/** Parses YAML against a schema; every mistake has the line and column of the key it is about. */
export function readYaml<T>(
  text: string,
  schema: z.ZodType<T>,
  place: YamlPlace,
): { value: T | undefined; problems: Problem[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { file: place.file, line: line + place.linesBefore, column: col };
  };
  if (document.errors.length > 0) {
    const problems = document.errors.map(
      (error): Problem => ({
        rule: 'bad-value',
        ...at(error.pos[0]),
        message: `The YAML cannot be read: ${error.message.replace(/\s+/g, ' ')}.`,
        fix: 'Put a value with ": ", a leading "[" or a backtick in quotes.',
      }),
    );
    return { value: undefined, problems };
  }
  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return { value: result.data, problems: [] };
  const known = 'shape' in schema ? Object.keys(schema.shape as object) : [];
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, { document, at, place, known }));
  return { value: undefined, problems };
}

interface Reading {
  document: Document.Parsed;
  at(offset: number): { file: string; line: number; column: number };
  place: YamlPlace;
  known: string[];
}

function problemsOf(issue: z.core.$ZodIssue, { document, at, place, known }: Reading): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      rule: 'unknown-key',
      ...at(offsetOf(document, [...issue.path, key])),
      message: `"${key}" is not a key of ${place.thing}.`,
      fix: didYouMean(key, known, `Known keys: ${[...known].sort().join(', ')}.`),
    }));
  }
  const path = issue.path.join('.');
  if (issue.code === 'invalid_type' && valueAt(document, issue.path) === undefined) {
    return [
      {
        rule: 'missing-key',
        ...at(offsetOf(document, issue.path.slice(0, -1))),
        message: `"${path}" is missing from ${place.thing}.`,
        fix: `Add ${String(issue.path.at(-1))}: …`,
      },
    ];
  }
  return [
    {
      rule: 'bad-value',
      ...at(offsetOf(document, issue.path)),
      message: `"${path}" has the value ${JSON.stringify(valueAt(document, issue.path))}, which does not fit.`,
      fix: `${issue.message.replace(/^Invalid input: /, '').replace(/^\w/, (letter) => letter.toUpperCase())}.`,
    },
  ];
}

function valueAt(document: Document.Parsed, path: readonly PropertyKey[]): unknown {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  return isScalar(node)
    ? node.value
    : node && typeof node === 'object' && 'toJSON' in node
      ? (node as { toJSON(): unknown }).toJSON()
      : node;
}

/** Offset of the key that a path names, or of the nearest thing above it. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path[length - 1]);
      if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(path.slice(0, length), true);
    if (node && typeof node === 'object' && 'range' in node && Array.isArray(node.range)) return node.range[0];
  }
  return 0;
}
