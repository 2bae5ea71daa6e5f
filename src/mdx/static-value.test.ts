import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { staticValueOf } from './static-value.ts';

/** What the pipeline is given for `{expression}`. */
function readValue(expression: string) {
  const [node] = unified().use(remarkParse).use(remarkMdx).parse(`{${expression}}`).children;
  if (node?.type !== 'mdxFlowExpression') throw new Error(`{${expression}} is no expression`);
  return staticValueOf(node.data?.estree);
}

test.each([
  ['"text"', 'text'],
  ['5', 5],
  ['-5', -5],
  ['true', true],
  ['`plain`', 'plain'],
  ['["a", 2, [3]]', ['a', 2, [3]]],
  ['[]', []],
])('{%s} is a literal', (expression, value) => {
  expect(readValue(expression)).toEqual({ kind: 'value', value });
});

test.each(['/* note */', '', '// note\n'])('{%s} is a comment', (expression) => {
  expect(readValue(expression)).toEqual({ kind: 'comment' });
});

test.each([
  '1 + 1',
  'name',
  'f()',
  '-"a"',
  '!true',
  '`a $' + '{b}`',
  '[...a]',
  '[b]',
  '[,]',
  '{a: 1}',
  '/x/',
  '() => 1',
])('{%s} would have to be run', (expression) => {
  expect(readValue(expression)).toEqual({ kind: 'computed' });
});
