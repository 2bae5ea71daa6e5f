import { expect, test } from 'vitest';
import { compiled, printed, reportOf } from '../../test/fixtures/pages.ts';

test('a cell that the head has no column for is reported', async () => {
  expect(await reportOf('| a | b |\n|---|---|\n| 1 | 2 | 3 |\n| 1 |')).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:3:9 mdx-syntax
      The row has 3 cells, and the head of the table has 2.
      Give the head another column, remove the cell, or write \\| for a bar that is text.

    1 problem in 1 file
    "
  `);
});

test('code that a bar cuts in two is reported, whether a cell is left over or not', async () => {
  expect(await reportOf('| a | b |\n|---|---|\n| `x|y` | 2 |\n| 1 | `x||y` \n| `x|y` |')).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:3:3 mdx-syntax
      The bar in this code ends the cell of the table.
      Write \\| for a bar inside a cell, in code too.

    content/docs/a.mdx:4:7 mdx-syntax
      The bar in this code ends the cell of the table.
      Write \\| for a bar inside a cell, in code too.

    content/docs/a.mdx:5:3 mdx-syntax
      The bar in this code ends the cell of the table.
      Write \\| for a bar inside a cell, in code too.

    3 problems in 1 file
    "
  `);
});

test.each([
  ['a bar in code with a backslash', '| a | b |\n|---|---|\n| `x\\|y` | 2 |'],
  ['backticks that are text', '| a | b |\n|---|---|\n| \\` | \\` |'],
  ['a backtick for an apostrophe', '| a | b |\n|---|---|\n| don`t | can`t |'],
  ['code in every cell', '| `a` | `b` |\n|---|---|\n| `1` | `2` |'],
  ['a row that ends early', '| a | b |\n|---|---|\n| 1 |'],
])('%s is right', async (_, text) => {
  expect(printed((await compiled(text)).problems)).toBe('\n');
});
