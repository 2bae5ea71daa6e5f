import { describe, expect, test } from 'vitest';
import { articleOf, compiled, printed, source, surroundings } from '../../test/fixtures/pages.ts';
import { renderArticle } from '../build/render-article.ts';
import { compilePage } from './compile-page.ts';

describe('a page as HTML', () => {
  test('tables scroll inside themselves and keep their alignment without styles', async () => {
    const html = await articleOf('| a | b |\n|---|--:|\n| 1 | 2 |');
    expect(html).toMatch(/^<div class="table" tabindex="0"><table>/);
    expect(html).toContain('<td align="right">2</td>');
    expect(html).not.toContain('style=');
  });

  test('footnotes lead to their text and back', async () => {
    const { html, anchors } = await compiled('Text[^1].\n\n[^1]: Note.');
    expect(html).toContain('href="#fn-1"');
    expect(html).toContain('href="#fnref-1"');
    expect(anchors).toEqual(expect.arrayContaining(['fn-1', 'fnref-1']));
  });

  test('details open and close without script', async () => {
    expect(await articleOf('<details>\n<summary>Why?</summary>\n\nSo.\n\n</details>')).toBe(
      '<details><summary>Why?</summary><p>So.</p></details>',
    );
  });

  test('a component on a line of its own stands in no paragraph', async () => {
    const html = await articleOf('<Cards>\n<Card title="A" href="/a">Text</Card>\n</Cards>');
    expect(html).toBe('<div class="cards"><a class="card" href="/a"><strong>A</strong><span>Text</span></a></div>');
  });

  test('steps are a numbered list', async () => {
    expect(await articleOf('<Steps>\n<Step title="Install">\n\nDo it.\n\n</Step>\n</Steps>')).toBe(
      '<ol class="steps"><li><p class="step-title">Install</p><p>Do it.</p></li></ol>',
    );
  });

  test('no style attribute is left, since the policy forbids it', async () => {
    expect(await articleOf('- [x] done\n\n```ts\nconst a = 1\n```\n\n:::note\nx\n:::')).not.toMatch(/ style=/);
  });
});

describe('the short form of a post', () => {
  const MARKERS = ['{/* truncate */}', '<!-- truncate -->'];

  test.each(MARKERS)('is what stands before %s', async (marker) => {
    const { html, excerptHtml } = await compiled(`One.\n\n${marker}\n\nTwo.`);
    expect(excerptHtml).toBe('<p>One.</p>');
    expect(html.replace(/\n/g, '')).toBe('<p>One.</p><p>Two.</p>');
  });

  test('is found in plain Markdown too', async () => {
    const { html, excerptHtml } = await compiled('One.\n\n<!-- truncate -->\n\nTwo.', {}, 'content/blog/a.md');
    expect({ html: html.replace(/\n/g, ''), excerptHtml }).toEqual({
      html: '<p>One.</p><p>Two.</p>',
      excerptHtml: '<p>One.</p>',
    });
  });

  test('is undefined without a marker', async () => {
    expect((await compiled('One.')).excerptHtml).toBeUndefined();
  });

  test('has no ids, since a listing shows several', async () => {
    const { html, excerptHtml } = await compiled(
      '## A\n\n```text\nb\n```\n\n:::note\n### C\n:::\n\n{/* truncate */}\n\nD',
    );
    expect(html).toContain('id="code-1"');
    expect(excerptHtml).toContain('<code>b</code>');
    expect(excerptHtml).not.toMatch(/ id="|href="#/);
  });

  test('keeps reference links whose targets stand below, and leaves footnotes to the page', async () => {
    const { excerptHtml } = await compiled('[a][b] and[^1].\n\n{/* truncate */}\n\n[b]: /c\n\n[^1]: Note.');
    expect(excerptHtml).toBe('<p><a href="/c">a</a> and.</p>');
  });
});

describe('MDX syntax errors fail', () => {
  async function syntaxReport(text: string): Promise<string> {
    const { problems, html } = await compiled(text);
    expect(html).toBe('');
    return printed(problems);
  }

  test('an unclosed tag', async () => {
    expect(await syntaxReport('Text\n\n<Card title="a">\n\nText')).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:3:1 mdx-syntax
        Expected a closing tag for \`<Card>\`.
        In prose, put text with < or { in backticks; close every tag that is opened.

      1 problem in 1 file
      "
    `);
  });

  test('a tag closed in the wrong place', async () => {
    expect(await syntaxReport('Text\n\n- <b>a\n- c</b>')).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:3:3 mdx-syntax
        Expected a closing tag for \`<b>\` before the end of \`paragraph\`.
        In prose, put text with < or { in backticks; close every tag that is opened.

      1 problem in 1 file
      "
    `);
  });

  test('a bare <', async () => {
    expect(await syntaxReport('Text\n\nIf {{version}} a <3 b.')).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:3:19 mdx-syntax
        Unexpected character \`3\` (U+0033) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\`.
        In prose, put text with < or { in backticks; close every tag that is opened.

      1 problem in 1 file
      "
    `);
  });

  test('a bare {', async () => {
    expect(await syntaxReport('Text\n\nUse {a: 1} here.')).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:3:7 mdx-syntax
        The text between { and } cannot be read.
        In prose, put text with < or { in backticks; close every tag that is opened.

      1 problem in 1 file
      "
    `);
  });

  test('a paragraph that looks like code', async () => {
    expect(await syntaxReport('Text\n\nimport the data first')).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:3:12 mdx-syntax
        A paragraph that begins with "import" or "export" is read as code.
        In prose, put text with < or { in backticks; close every tag that is opened.

      1 problem in 1 file
      "
    `);
  });

  test('an address in angle brackets', async () => {
    expect(await syntaxReport('{{version}} at <https://x.example/a>.')).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:16 mdx-syntax
        "<https://x.example/a>" is read as a tag, not as a link.
        Write [text](https://x.example/a).

      1 problem in 1 file
      "
    `);
    expect(await syntaxReport('Write to <me@x.example>.')).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:10 mdx-syntax
        "<me@x.example>" is read as a tag, not as a link.
        Write [text](mailto:me@x.example).

      1 problem in 1 file
      "
    `);
  });

  test('an address for letters', async () => {
    expect(await syntaxReport('Write to <mailto:me@x.example>.')).toContain('Write [text](mailto:me@x.example).');
  });

  test('without the notes of the parser', async () => {
    expect(await syntaxReport('<svg:/a>')).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:6 mdx-syntax
        Unexpected character \`/\` (U+002F) before local name, expected a character that can start a name, such as a letter, \`$\`, or \`_\`.
        In prose, put text with < or { in backticks; close every tag that is opened.

      1 problem in 1 file
      "
    `);
  });

  test('plain Markdown may have both', async () => {
    const { problems, html } = await compiled('If a < 3 use {a: 1}.', {}, 'content/docs/a.md');
    expect({ problems, html }).toEqual({ problems: [], html: '<p>If a &lt; 3 use {a: 1}.</p>' });
  });
});

test("the line is the author's line, front matter counted", async () => {
  const page = source('content/docs/a.mdx', ['sidebar_position: 1'], 'Text.\n\n<Crad />\n');
  const { problems } = await compilePage(page, surroundings(), renderArticle);
  expect(printed(problems)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:8:1 unknown-component
      <Crad> is neither a component nor an element of HTML.
      Did you mean <Card>?

    1 problem in 1 file
    "
  `);
});

test('a page of front matter alone is reported', async () => {
  const { problems } = await compilePage(source('content/docs/a.mdx', [], '\n'), surroundings(), renderArticle);
  expect(printed(problems)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:5:1 bad-value
      The page has no text.
      Write it below the front matter, or remove the file.

    1 problem in 1 file
    "
  `);
});
