import { isScalar, Scalar } from 'yaml';

/** Where a character of a scalar's value stands in the YAML text; the scalar's start where that is not known. */
export function offsetInScalar(code: string, node: unknown, position: number): number {
  if (!isScalar(node) || !node.range) return 0;
  const start = node.range[0];
  switch (node.type) {
    case Scalar.PLAIN:
      return start + position;
    case Scalar.QUOTE_SINGLE:
    case Scalar.QUOTE_DOUBLE:
      return start + 1 + position;
    case Scalar.BLOCK_LITERAL:
      return offsetInBlock(code, start, String(node.value), position);
    default:
      return start;
  }
}

/** A block's lines are indented alike: the indentation of its first line is what the value lacks. */
function offsetInBlock(code: string, start: number, value: string, position: number): number {
  const before = value.slice(0, position).split('\n');
  let line = code.indexOf('\n', start) + 1;
  const indent = /^ */.exec(code.slice(line))?.[0].length ?? 0;
  for (let passed = 1; passed < before.length; passed++) line = code.indexOf('\n', line) + 1;
  return line + indent + (before.at(-1)?.length ?? 0);
}
