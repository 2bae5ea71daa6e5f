import { expect, test } from 'vitest';
import { BlogFrontmatter } from './frontmatter.ts';
import { formatProblems } from './problem.ts';
import { readYaml } from './yaml-problems.ts';

function report(...lines: string[]): string {
  const place = { file: 'content/blog/first.mdx', linesBefore: 1, thing: 'a blog post' };
  return `\n${formatProblems(readYaml(lines.join('\n'), BlogFrontmatter, place).problems)}`;
}

test('YAML that cannot be read', () => {
  expect(report('title: PostgreSQL: a guide', 'description: "open')).toMatchInlineSnapshot(`
    "
    content/blog/first.mdx:2:8 bad-value
      The YAML cannot be read: Nested mappings are not allowed in compact mappings.
      Put a value with ": ", a leading "[" or "*" or a backtick in quotes.

    content/blog/first.mdx:3:14 bad-value
      The YAML cannot be read: the quote is not closed.
      Add the quote at the end of the value.

    2 problems in 1 file
    "
  `);
});

test('emphasis at the start of a value, which YAML takes for an alias', () => {
  expect(report('title: *bold*')).toMatchInlineSnapshot(`
    "
    content/blog/first.mdx:2:8 bad-value
      The YAML cannot be read: "*bold*" refers to nothing.
      Put a value with ": ", a leading "[" or "*" or a backtick in quotes.

    1 problem in 1 file
    "
  `);
});

test('a key given twice', () => {
  expect(report('title: First', 'title: Again')).toMatchInlineSnapshot(`
    "
    content/blog/first.mdx:3:1 bad-value
      The YAML cannot be read: Map keys must be unique.
      Give every key once.

    1 problem in 1 file
    "
  `);
});

test.each([
  ['a tab', ['title: a', '\tdescription: b'], '3:1', 'Tabs are not', 'Indent with spaces, two for each level.'],
  [
    'a key too far to the right, which breaks two rules',
    ['title: a', '  description: b'],
    '2:8',
    'Implicit keys need to be on a single line',
    'Begin the keys of one level at the same column, and put a space after each colon.',
  ],
  [
    'an item of a list too far to the left, which breaks three',
    ['tags:', '  - a', ' - b'],
    '4:2',
    'Implicit keys need to be on a single line',
    'Begin the keys of one level at the same column, and put a space after each colon.',
  ],
  [
    'an open quote, where it begins',
    ["title: 'open", 'tags: [a]'],
    '2:8',
    'the quote is not closed.',
    'Add the quote at the end of the value.',
  ],
  [
    'an open list',
    ['tags: [a, b', 'title: x'],
    '3:1',
    'Flow sequence in',
    'Add the "]" that is missing, or put the value in quotes.',
  ],
  [
    'a backslash in double quotes',
    ['title: "a\\qb"'],
    '2:10',
    'Invalid escape sequence',
    'Write the backslash twice, or put the value in single quotes.',
  ],
  [
    'an alias inside what it refers to',
    ['tags: &t', '  - *t'],
    '3:5',
    '"*t" stands inside what it refers to.',
    'Write the value itself.',
  ],
])('%s has advice of its own, and is one problem', (_, lines, place, message, fix) => {
  const printed = report(...lines);
  expect(printed).toContain(`\ncontent/blog/first.mdx:${place} bad-value\n  The YAML cannot be read: ${message}`);
  expect(printed).toContain(`\n  ${fix}\n\n1 problem in 1 file\n`);
});
