import { expect, test } from 'vitest';
import { articleOf, reportOf } from '../../test/fixtures/pages.ts';

test('links and footnotes that are not defined are reported where they stand', async () => {
  const text = 'A [l][undefinedref], [**b**][c]\nand {{version}} note[^2].\n\n- [d][]\n\n[^1]: Other.';
  expect(await reportOf(text)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:6 broken-link
      The link "[undefinedref]" is not defined.
      Add a line "[undefinedref]: /docs/…", or write \\[ to show the brackets.

    content/docs/a.mdx:1:29 broken-link
      The link "[c]" is not defined.
      Add a line "[c]: /docs/…", or write \\[ to show the brackets.

    content/docs/a.mdx:2:21 broken-link
      The footnote "[^2]" is not defined.
      Add a line "[^2]: Text of the note.", or write \\[ to show the brackets.

    content/docs/a.mdx:4:6 broken-link
      The link "[]" is not defined.
      Add a line "[name]: /docs/…", or write \\[ to show the brackets.

    4 problems in 1 file
    "
  `);
});

test.each([
  ['a link', '[l][r] and [r][] and [r]\n\n[r]: /r'],
  ['a footnote', 'a[^1]\n\n[^1]: b'],
  ['code', '`a[0][1]` and `[^1]`'],
  ['escaped brackets', 'a\\[0\\]\\[1\\] and \\[^1]'],
  ['a box of a list', '- [x] a\n- [ ] b'],
])('%s is fine', async (_, text) => {
  expect(await articleOf(text)).not.toBe('');
});
