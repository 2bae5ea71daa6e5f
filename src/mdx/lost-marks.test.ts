import { expect, test } from 'vitest';
import { articleOf, compiled, printed, reportOf } from '../../test/fixtures/pages.ts';

test('headings without a space are reported', async () => {
  expect(await reportOf('##NoSpace\n\nText\n###Below {{version}}\n\n- ##In a list')).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:1 mdx-syntax
      "##NoSpace" is not read as a heading.
      Put a space after the marks: ## NoSpace

    content/docs/a.mdx:4:1 mdx-syntax
      "###Below 1.0.5" is not read as a heading.
      Put a space after the marks: ### Below 1.0.5

    content/docs/a.mdx:6:3 mdx-syntax
      "##In a list" is not read as a heading.
      Put a space after the marks: ## In a list

    3 problems in 1 file
    "
  `);
});

test('a table whose divider has another number of columns is reported', async () => {
  const text = '| a | b |\n|---|\n| 1 | 2 |\n\n> a | b\\|c\n> --- | --- | ---\n> 1 | 2';
  expect(await reportOf(text)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:2:1 mdx-syntax
      The head of the table has 2 columns, the line "|---|" below it 1.
      Write | --- | --- |

    content/docs/a.mdx:6:3 mdx-syntax
      The head of the table has 2 columns, the line "--- | --- | ---" below it 3.
      Write | --- | --- |

    2 problems in 1 file
    "
  `);
});

test.each([
  ['a number', '#123 is an issue.'],
  ['marks that are shown', '\\##NoSpace'],
  ['marks in code', 'Text `a\n##b` text'],
  ['marks alone', 'a\n####### b'],
  ['marks inside a line', 'The C##x language'],
  ['a bar in a text', 'a | b\nc | d'],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
  ['a table of one column', '| a |\n|---|\n| 1 |'],
])('%s is right', async (_, text) => {
  await expect(articleOf(text)).resolves.not.toBe('');
});

test('plain Markdown is looked at too', async () => {
  expect(printed((await compiled('##A', {}, 'content/docs/a.md')).problems)).toContain(
    'content/docs/a.md:1:1 mdx-syntax',
  );
});
