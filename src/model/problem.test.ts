import { expect, test } from 'vitest';
import { formatProblems, type Problem, sortedProblems } from './problem.ts';

const problem: Problem = {
  rule: 'broken-link',
  file: 'content/docs/install.mdx',
  line: 42,
  column: 17,
  message: 'The link "/docs/quickstrat" leads to no page.',
  fix: 'Did you mean "/docs/quickstart"?',
};

test('a report says where, what and what to do, sorted, and ends in a count', () => {
  const later: Problem = {
    ...problem,
    line: 100,
    column: 1,
    rule: 'bad-value',
    message: 'It does not fit.',
    fix: 'Write\na: 1',
  };
  const other: Problem = {
    ...problem,
    file: 'content/blog/first.mdx',
    line: 3,
    severity: 'warning',
    rule: 'duplicate-route',
    fix: '',
  };
  expect(`\n${formatProblems([later, problem, other])}`).toMatchInlineSnapshot(`
    "
    content/blog/first.mdx:3:17 duplicate-route (warning)
      The link "/docs/quickstrat" leads to no page.

    content/docs/install.mdx:42:17 broken-link
      The link "/docs/quickstrat" leads to no page.
      Did you mean "/docs/quickstart"?

    content/docs/install.mdx:100:1 bad-value
      It does not fit.
      Write
      a: 1

    3 problems in 2 files
    "
  `);
});

test('one problem is counted in the singular', () => {
  expect(formatProblems([problem])).toMatch(/\n1 problem in 1 file\n$/);
});

test('a mistake in a file that several pages use is printed once', () => {
  expect(formatProblems([problem, { ...problem }])).toMatch(/\n1 problem in 1 file\n$/);
});

test('no problems print nothing', () => {
  expect(formatProblems([])).toBe('');
});

test('problems are in reading order: file, line, column, rule', () => {
  const at = (file: string, line: number, column: number, rule: Problem['rule']): Problem => ({
    ...problem,
    file,
    line,
    column,
    rule,
  });
  const inOrder = [
    at('a', 2, 9, 'bad-value'),
    at('a', 10, 1, 'bad-value'),
    at('a', 10, 1, 'broken-link'),
    at('a', 10, 2, 'bad-value'),
    at('b', 1, 1, 'bad-value'),
  ];
  expect(sortedProblems(inOrder.toReversed())).toEqual(inOrder);
});
