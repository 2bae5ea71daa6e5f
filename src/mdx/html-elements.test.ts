import { describe, expect, test } from 'vitest';
import { articleOf, compiled, printed, reportOf, source, surroundings } from '../../test/fixtures/pages.ts';
import { compilePage } from './compile-page.ts';

test('HTML that holds nothing but data is drawn', async () => {
  expect(await articleOf('H<sub>2</sub>O<br />and <kbd>K</kbd>')).toBe('<p>H<sub>2</sub>O<br/>and <kbd>K</kbd></p>');
});

test('attributes that are style, code or of React are reported', async () => {
  const text =
    'A <span style="color:red">x</span>\n\n<p dangerouslySetInnerHTML="x" />\n\n<div onClick="go()">y</div>\n\n<i style={{ color: 1 }} key="a">z</i>';
  expect(await reportOf(text)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:3 mdx-syntax
      <span> has a style of its own.
      Use a component or plain Markdown: the style sheet of the site says what they look like.

    content/docs/a.mdx:3:1 mdx-syntax
      "dangerouslySetInnerHTML" is not an attribute of HTML.
      Put the content between <p> and </p>, as plain Markdown.

    content/docs/a.mdx:5:1 mdx-syntax
      "onClick" of <div> is code, and pages are data.
      Remove it, or use a component that does what you need.

    content/docs/a.mdx:7:1 mdx-syntax
      <i> has a style of its own.
      Use a component or plain Markdown: the style sheet of the site says what they look like.

    content/docs/a.mdx:7:1 mdx-syntax
      "key" is not an attribute of HTML.
      Remove it: it means something to React only.

    5 problems in 1 file
    "
  `);
});

test('an element without content that has some is reported', async () => {
  const text = 'A <br>x</br>\n\n<img src="/favicon.svg" alt="x">y</img>';
  const image = { url: '/favicon.svg', width: 1, height: 1 };
  expect(await reportOf(text, { imageAt: () => image })).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:3 mdx-syntax
      <br> cannot hold anything.
      Write <br />, and the text after it.

    content/docs/a.mdx:3:1 mdx-syntax
      <img> cannot hold anything.
      Write <img … />, and the text after it.

    2 problems in 1 file
    "
  `);
});

test('names that are neither HTML nor a component are reported', async () => {
  expect(
    await reportOf(
      '<foo.bar>x</foo.bar>\n\n<svg:rect />\n\n<$x />\n\n<detials>x</detials>\n\n<tabs>y</tabs>\n\nthe <token>z</token>',
    ),
  ).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:1 unknown-component
      <foo.bar> is neither a component nor an element of HTML.
      Put it in backticks if it is text. Components: Tabs, TabItem, Cards, Card, Steps, Step, Diagram, Params, Video, Audio, Recipes, Recipe, Hero, Columns, Column, Endpoint, ApiLayout, ApiSample, Schema, Field.

    content/docs/a.mdx:3:1 unknown-component
      <svg:rect> is neither a component nor an element of HTML.
      Put it in backticks if it is text. Components: Tabs, TabItem, Cards, Card, Steps, Step, Diagram, Params, Video, Audio, Recipes, Recipe, Hero, Columns, Column, Endpoint, ApiLayout, ApiSample, Schema, Field.

    content/docs/a.mdx:5:1 unknown-component
      <$x> is neither a component nor an element of HTML.
      Put it in backticks if it is text. Components: Tabs, TabItem, Cards, Card, Steps, Step, Diagram, Params, Video, Audio, Recipes, Recipe, Hero, Columns, Column, Endpoint, ApiLayout, ApiSample, Schema, Field.

    content/docs/a.mdx:7:1 unknown-component
      <detials> is neither a component nor an element of HTML.
      Did you mean <details>?

    content/docs/a.mdx:9:1 unknown-component
      <tabs> is neither a component nor an element of HTML.
      Did you mean <Tabs>?

    content/docs/a.mdx:11:5 unknown-component
      <token> is neither a component nor an element of HTML.
      Put it in backticks if it is text. Components: Tabs, TabItem, Cards, Card, Steps, Step, Diagram, Params, Video, Audio, Recipes, Recipe, Hero, Columns, Column, Endpoint, ApiLayout, ApiSample, Schema, Field.

    6 problems in 1 file
    "
  `);
});

test.each([
  ...['template', 'noscript', 'canvas', 'slot', 'center', 'strike', 'font', 'marquee', 'frame', 'frameset', 'applet'],
  ...['textarea', 'select', 'option', 'optgroup', 'datalist', 'big', 'tt', 'acronym'],
  ...['filter', 'animate', 'animateTransform', 'animateMotion', 'set', 'foreignObject', 'feBlend'],
])('<%s> is known, but may not stand in a page', async (name) => {
  const { problems } = await compiled(`Text\n\n<${name}>x</${name}>`);
  expect(problems).toMatchObject([{ line: 3, column: 1, message: `<${name}> may not stand in a page.` }]);
});

test('elements of earlier days, fields and moving pictures have advice', async () => {
  const text =
    'A <strike>b</strike> <font color="red">c</font>\n\n<textarea>*d*</textarea>\n\n<select>\n<option>e</option>\n</select>\n\n<svg><animate /></svg>';
  expect(await reportOf(text)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:3 mdx-syntax
      <strike> may not stand in a page.
      Write ~~…~~, or <s>.

    content/docs/a.mdx:1:22 mdx-syntax
      <font> may not stand in a page.
      Remove it: the style sheet of the site says what pages look like.

    content/docs/a.mdx:3:1 mdx-syntax
      <textarea> may not stand in a page.
      Remove it: the site is files only, so that nothing can be sent to it.

    content/docs/a.mdx:5:1 mdx-syntax
      <select> may not stand in a page.
      Remove it: the site is files only, so that nothing can be sent to it.

    content/docs/a.mdx:9:6 mdx-syntax
      <animate> may not stand in a page.
      Remove it: a picture in a page has shapes and text only, and does not move.

    5 problems in 1 file
    "
  `);
});

test('headings are written in Markdown', async () => {
  expect(await reportOf('<h1>A</h1>\n\n<h3 id="b">B</h3>')).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:1 mdx-syntax
      <h1> may not stand in a page.
      Remove it: the title of a page stands in its front matter.

    content/docs/a.mdx:3:1 mdx-syntax
      <h3> may not stand in a page.
      Write "### …": such a heading can be linked to and stands in the contents.

    2 problems in 1 file
    "
  `);
});

describe('a page loads nothing from elsewhere', () => {
  test.each(['iframe', 'script', 'link', 'style', 'meta', 'base', 'object', 'embed', 'form', 'title', 'body'])(
    '<%s> is reported',
    async (name) => {
      const { html, problems } = await compiled(`Text\n\n<${name} src="https://other.example" />`);
      expect(html).not.toContain(name);
      expect(problems).toMatchObject([{ line: 3, column: 1, message: `<${name}> may not stand in a page.` }]);
    },
  );

  test('with what to do instead', async () => {
    expect(
      await reportOf('<iframe src="https://other.example" />\n\n<script src="/a.js"></script>'),
    ).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:1 mdx-syntax
        <iframe> may not stand in a page.
        For hosted media write <Video host="…" id="…" title="…" /> or <Audio … />; remove anything else.

      content/docs/a.mdx:3:1 mdx-syntax
        <script> may not stand in a page.
        Remove it: a page loads nothing from elsewhere and runs no code.

      2 problems in 1 file
      "
    `);
  });

  test('players of another host are reported', async () => {
    const text =
      '<video src="https://other.example/a.mp4" />\n\n<audio src="/a.mp3"><source src="//other.example/a.mp3" /></audio>';
    expect(await reportOf(text, { readText: () => '' })).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:1 mdx-syntax
        <video> would load "https://other.example/a.mp4" from another host.
        Put the file into public/; for hosted media write <Video host="…" id="…" title="…" /> or <Audio … />.

      content/docs/a.mdx:3:21 mdx-syntax
        <source> would load "//other.example/a.mp3" from another host.
        Put the file into public/; for hosted media write <Video host="…" id="…" title="…" /> or <Audio … />.

      2 problems in 1 file
      "
    `);
  });

  test('files of the site may be played', async () => {
    expect(await articleOf('<audio controls src="/a.mp3" />', { readText: () => '' })).toContain('src="/a.mp3"');
  });
});

test('a page that cannot be drawn is one problem of that page', async () => {
  const page = source('content/blog/a.mdx', [], 'One.\n\n{/* truncate */}\n\nTwo.');
  const { html, problems } = await compilePage(page, surroundings(), () => {
    throw new Error('Objects are not valid\n    at React');
  });
  expect(html).toBe('');
  expect(printed(problems)).toMatchInlineSnapshot(`
    "
    content/blog/a.mdx:1:1 mdx-syntax
      The page cannot be drawn: Objects are not valid
      Look at the elements and components of this page: one of them has a value that it cannot take.

    1 problem in 1 file
    "
  `);
});

test('all mistakes of a page are reported at once', async () => {
  const { problems } = await compiled('<b style="x">a</b>\n\n<i style="x">b</i>\n\n[c](d.mdx)');
  expect(problems).toHaveLength(3);
});
