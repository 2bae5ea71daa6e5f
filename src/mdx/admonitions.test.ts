import { describe, expect, test } from 'vitest';
import { articleOf, reportOf } from '../../test/fixtures/pages.ts';

describe('admonitions', () => {
  test.each(['note', 'tip', 'info', 'warning', 'danger'])(':::%s is a box of that kind', async (kind) => {
    expect(await articleOf(`:::${kind}\nText.\n:::`)).toBe(
      `<aside class="admonition ${kind}" aria-label="${kind}"><p class="admonition-title">${kind}</p><p>Text.</p></aside>`,
    );
  });

  test('a title stands in brackets', async () => {
    expect(await articleOf(':::tip[Use `pods`]\nText.\n:::')).toContain('<p class="admonition-title">Use pods</p>');
  });

  test('one with a title holds another', async () => {
    const html = await articleOf('::::warning[Outer]\nA.\n\n:::note[Inner]\nB.\n:::\n::::');
    expect(html).toBe(
      '<aside class="admonition warning" aria-label="Outer"><p class="admonition-title">Outer</p><p>A.</p>' +
        '<aside class="admonition note" aria-label="Inner"><p class="admonition-title">Inner</p><p>B.</p></aside></aside>',
    );
  });

  test('text inside is read as Markdown, with code and links', async () => {
    const html = await articleOf(':::note\n- [a](/b)\n\n```sql\nSELECT 1\n```\n:::');
    expect(html).toContain('<a href="/b">a</a>');
    expect(html).toContain('data-lang="sql"');
  });

  test('colons in prose are prose', async () => {
    expect(await articleOf('Set `from:duckdb` on localhost:8090, ::twice and duckdb:file.')).toBe(
      '<p>Set <code>from:duckdb</code> on localhost:8090, ::twice and duckdb:file.</p>',
    );
  });
});

test('what only looks like an admonition is reported', async () => {
  expect(
    await reportOf(':::warn\nA.\n:::\n\n:::note Title here\nB.\n:::\n\n:::zzzzzz\nC.\n:::'),
  ).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:1 mdx-syntax
      ":::warn" is not an admonition.
      Known kinds: note, tip, info, warning, danger.

    content/docs/a.mdx:5:1 mdx-syntax
      ":::note Title here" is not read as an admonition.
      Put the title in brackets: :::note[Title here].

    content/docs/a.mdx:9:1 mdx-syntax
      ":::zzzzzz" is not an admonition.
      Known kinds: note, tip, info, warning, danger.

    3 problems in 1 file
    "
  `);
});

test('a space, a bracket that is not closed and a mark too many are told apart', async () => {
  const text = '::: tip\nA.\n:::\n\n::: tip Title\nB.\n\n:::warning[Title\nC.\n\n:::';
  expect(await reportOf(text)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:1 mdx-syntax
      "::: tip" is not read as an admonition.
      Write :::tip, without a space, and close it with ::: on a line of its own.

    content/docs/a.mdx:5:1 mdx-syntax
      "::: tip Title" is not read as an admonition.
      Put the title in brackets: :::tip[Title].

    content/docs/a.mdx:8:1 mdx-syntax
      ":::warning[Title" is not read as an admonition.
      Put the title in brackets: :::warning[Title].

    content/docs/a.mdx:11:1 mdx-syntax
      ":::" is not read as an admonition.
      Open it with :::note and close it with ::: on a line of its own.

    4 problems in 1 file
    "
  `);
});
