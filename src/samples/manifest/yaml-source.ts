import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseAllDocuments,
  type YAMLMap,
} from 'yaml';
import { unreadableParts } from '../../model/unreadable-yaml.ts';
import { type Finding, quoted } from '../finding.ts';

/** A path into a YAML document, as in `['datasets', 0, 'from']`. */
export type YamlPath = readonly (string | number)[];

/** Parses every document of the text; mistakes come back as findings. */
export function parseYaml(code: string): { documents: Document[]; findings: Finding[] } {
  const documents = [...parseAllDocuments(code, { prettyErrors: false })];
  const findings = documents.flatMap((document) =>
    unreadableParts(document, code).map(({ offset, reason, fix }): Finding => {
      const line = (code.slice(code.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '').trim();
      return {
        rule: 'sample-syntax',
        offset,
        message: `The YAML does not parse${line === '' ? '' : ` at ${quoted(line)}`}: ${reason}.`,
        fix,
      };
    }),
  );
  return { documents, findings };
}

/** The pair of a key in the map at a path. */
export function pairAt(document: Document, path: YamlPath, key: string): Pair | undefined {
  const map = nodeAt(document, path);
  return isMap(map) ? map.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key) : undefined;
}

/** The node at a path. */
export function nodeAt(document: Document, path: YamlPath): Node | undefined {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  return isNode(node) ? node : undefined;
}

/** Where the value at a path begins in the text. */
export function offsetOf(document: Document, path: YamlPath): number {
  return nodeAt(document, path)?.range?.[0] ?? keyOffset(document, path) ?? document.range?.[0] ?? 0;
}

/** Where the key that leads to the value at a path begins. */
export function keyOffset(document: Document, path: YamlPath): number | undefined {
  const key = path.at(-1);
  if (typeof key !== 'string') return undefined;
  const pair = pairAt(document, path.slice(0, -1), key);
  return isNode(pair?.key) ? pair.key.range?.[0] : undefined;
}

/** Calls back for every key of every map, with the path to its value. */
export function visitPairs(
  node: unknown,
  visit: (key: string, value: unknown, path: YamlPath) => void,
  path: YamlPath = [],
): void {
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) visitPairs(item, visit, [...path, index]);
  }
  if (!isMap(node)) return;
  for (const pair of node.items) {
    if (!isScalar(pair.key)) continue;
    const key = String(pair.key.value);
    visit(key, pair.value, [...path, key]);
    visitPairs(pair.value, visit, [...path, key]);
  }
}

/**
 * Whether a comment `# ...` stands among the keys of a map, which says that keys are left out there.
 * It counts when it is indented like the keys and nothing but comments lies between it and the map.
 */
export function hasEllipsis(code: string, map: YAMLMap): boolean {
  const first = map.items[0]?.key;
  const start = isNode(first) ? first.range?.[0] : undefined;
  if (start === undefined || !map.range) return false;
  const indent = start - (code.lastIndexOf('\n', start - 1) + 1);
  const firstLine = lineOf(code, start);
  const lastLine = lineOf(code, Math.max(start, map.range[1] - 1));
  return code.split('\n').some((text, line, lines) => {
    if (ellipsisIndent(text) !== indent) return false;
    if (line >= firstLine && line <= lastLine) return true;
    const between = line < firstLine ? lines.slice(line + 1, firstLine) : lines.slice(lastLine + 1, line);
    return between.every((other) => /^\s*(#.*)?$/.test(other));
  });
}

function ellipsisIndent(line: string): number | undefined {
  return /^( *(?:- )?)# ?(?:\.\.\.|…)\s*$/.exec(line)?.[1]?.length;
}

function lineOf(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length - 1;
}
