import { expect, test } from 'vitest';
import { articleOf, reportOf } from '../../test/fixtures/pages.ts';

test('a link inside another is reported', async () => {
  const text = `<Card title="A" href="/a">
See [b](/b) and <a href="/c">c</a>.
</Card>

<a href="/d">[e](/e)</a> [f <a href="/g">g</a>](/f)

<Card title="H" href="/h">[i][i] and[^1]</Card>

<Card title="J" href="/j">

## K

</Card>

[^1]: Note.

[i]: /i`;
  expect(await reportOf(text)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:2:5 mdx-syntax
      The link "b" stands inside <Card>, which is a link itself.
      Leave its text alone, or move it outside.

    content/docs/a.mdx:2:17 mdx-syntax
      The link "c" stands inside <Card>, which is a link itself.
      Leave its text alone, or move it outside.

    content/docs/a.mdx:5:14 mdx-syntax
      The link "e" stands inside <a>, which is a link itself.
      Leave its text alone, or move it outside.

    content/docs/a.mdx:5:29 mdx-syntax
      The link "g" stands inside another link.
      Leave its text alone, or move it outside.

    content/docs/a.mdx:7:27 mdx-syntax
      The link "i" stands inside <Card>, which is a link itself.
      Leave its text alone, or move it outside.

    content/docs/a.mdx:7:37 mdx-syntax
      The link "[^1]" stands inside <Card>, which is a link itself.
      Leave its text alone, or move it outside.

    content/docs/a.mdx:11:1 mdx-syntax
      The heading "K" stands inside <Card>, which is a link itself.
      Leave its text alone, or move it outside.

    7 problems in 1 file
    "
  `);
});

test('links beside each other, and names of places in links, are right', async () => {
  await expect(
    articleOf('<Cards>\n<Card title="A" href="/a">a</Card>\n</Cards>\n\n[b](/b) [<a id="x">c</a>](/c)'),
  ).resolves.toContain('href="/c"');
});
