import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { closestTo, didYouMean } from './closest.ts';
import type { Problem } from './problem.ts';
import { keysAt } from './schema-keys.ts';
import { unreadableParts } from './unreadable-yaml.ts';

/** A piece of YAML in a file: where it starts, and what it is called in messages. */
export interface YamlPlace {
  file: string;
  /** Lines before the YAML in the file. */
  linesBefore: number;
  /** Such as "a blog post". */
  thing: string;
}

/** Parses YAML against a schema; every mistake has the line and column of the key it is about. `raw` is as written. */
export function readYaml<T>(
  text: string,
  schema: z.ZodType<T>,
  place: YamlPlace,
): { value: T | undefined; raw: unknown; problems: Problem[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { file: place.file, line: line + place.linesBefore, column: col };
  };
  const unreadable = unreadableParts(document, text);
  if (unreadable.length > 0) {
    const problems = unreadable.map(
      ({ offset, reason, fix }): Problem => ({
        rule: 'bad-value',
        ...at(offset),
        message: `The YAML cannot be read: ${reason}.`,
        fix,
      }),
    );
    return { value: undefined, raw: undefined, problems };
  }
  const raw: unknown = document.toJS() ?? {};
  const result = schema.safeParse(raw);
  if (result.success) return { value: result.data, raw, problems: [] };
  const { issues } = result.error;
  const known = (issue: z.core.$ZodIssue) => keysAt(schema, issue.path, raw);
  // A misspelt key is one mistake: that the right one is missing follows from it.
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, closestTo(key, known(issue))].join('.'))
        : [],
    ),
  );
  const problems = issues.flatMap((issue) =>
    problemsOf(issue, { document, at, place, known: known(issue) }).filter(
      ({ rule }) => rule !== 'missing-key' || !meant.has(issue.path.join('.')),
    ),
  );
  return { value: undefined, raw, problems };
}

interface Reading {
  document: Document.Parsed;
  at(offset: number): { file: string; line: number; column: number };
  place: YamlPlace;
  /** Keys that the schema knows at the place of the issue. */
  known: string[];
}

function problemsOf(issue: z.core.$ZodIssue, { document, at, place, known }: Reading): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      rule: 'unknown-key',
      ...at(offsetOf(document, [...issue.path, key])),
      message: `"${[...issue.path, key].join('.')}" is not a key of ${place.thing}.`,
      fix: didYouMean(key, known, `Known keys: ${[...known].sort().join(', ')}.`),
    }));
  }
  const value = valueAt(document, issue.path);
  if (issue.code === 'invalid_type' && value === undefined) {
    return [
      {
        rule: 'missing-key',
        ...at(offsetOf(document, issue.path.slice(0, -1))),
        message: `"${issue.path.join('.')}" is missing from ${place.thing}.`,
        fix: `Add ${String(issue.path.at(-1))}: …`,
      },
    ];
  }
  const name = issue.path.length === 0 ? `The YAML of ${place.thing}` : `"${issue.path.join('.')}"`;
  return [
    {
      rule: 'bad-value',
      ...at(offsetOf(document, issue.path)),
      message: `${name} has the value ${shortened(JSON.stringify(value))}, which does not fit.`,
      fix: listFix(issue, value) ?? `${adviceOf(issue).replace(/^\w/, (letter) => letter.toUpperCase())}.`,
    },
  ];
}

/** A list of one is often written without its brackets. */
function listFix(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'array' || typeof value !== 'string') return undefined;
  return `Write a list: ${String(issue.path.at(-1))}: [${value}].`;
}

/** What the schema wants instead; of alternatives, what each of them wants. */
function adviceOf(issue: z.core.$ZodIssue): string {
  const advice = issue.message.replace(/^Invalid input: /, '');
  if (issue.code !== 'invalid_union' || advice !== 'Invalid input') return advice;
  return [...new Set(issue.errors.flat().map(adviceOf))].join(', or ');
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
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
