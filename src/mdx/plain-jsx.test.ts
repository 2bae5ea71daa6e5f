import { describe, expect, test } from 'vitest';
import { articleOf, compiled, printed, reportOf } from '../../test/fixtures/pages.ts';
import { apiComponents } from '../ui/api/index.ts';
import { articleComponents } from '../ui/article/components.tsx';
import { knownComponents } from './component-shapes.ts';

describe('a page is data', () => {
  test.each([
    ['a comment is left out', 'a {/* note */} b', '<p>a  b</p>'],
    ['a string is text', 'a {"<b>"} c', '<p>a &lt;b&gt; c</p>'],
    ['a number is text', 'a {5} c', '<p>a 5 c</p>'],
    [
      'a true attribute stands without value',
      '<details open={true}>\n\na\n\n</details>',
      '<details open=""><p>a</p></details>',
    ],
    ['a false attribute is left out', '<details open={false}>\n\na\n\n</details>', '<details><p>a</p></details>'],
    ['a number is an attribute value', '<abbr title={2}>a</abbr>', '<p><abbr title="2">a</abbr></p>'],
  ])('%s', async (_, source, html) => {
    expect((await articleOf(source)).replace(/\n/g, '')).toBe(html);
  });

  test('import and export are reported', async () => {
    expect(await reportOf("import X from './x'\n\nText\n\nexport const a = 1")).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:1 mdx-syntax
        "import X from './x'" is code, and pages are data.
        Remove it: the components Tabs, TabItem, Cards, Card, Steps, Step, Diagram, Params … are there without import.

      content/docs/a.mdx:5:1 mdx-syntax
        "export const a = 1" is code, and pages are data.
        Remove it: the components Tabs, TabItem, Cards, Card, Steps, Step, Diagram, Params … are there without import.

      2 problems in 1 file
      "
    `);
  });

  test('computed expressions are reported where they stand', async () => {
    expect(
      await reportOf('Now: {new Date().getFullYear()}\n\n{a.b}\n\n<Card title="x" href="/x" /> {c}'),
    ).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:6 mdx-syntax
        "{new Date().getFullYear()}" is a computed expression.
        Write the text itself, or put it in backticks to show the braces.

      content/docs/a.mdx:3:1 mdx-syntax
        "{a.b}" is a computed expression.
        Write the text itself, or put it in backticks to show the braces.

      content/docs/a.mdx:5:30 mdx-syntax
        "{c}" is a computed expression.
        Write the text itself, or put it in backticks to show the braces.

      3 problems in 1 file
      "
    `);
  });

  test('computed and spread attributes are reported', async () => {
    expect(await reportOf('<Card title={name} {...rest} href="/x">a</Card>')).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:7 mdx-syntax
        title={name} is a computed value.
        Write a literal: title="…".

      content/docs/a.mdx:1:20 mdx-syntax
        "{...rest}" cannot be spread into <Card>.
        Write each attribute with its value.

      2 problems in 1 file
      "
    `);
  });

  test('unknown components are reported, with the closest one', async () => {
    expect(await reportOf('<Tab>\n\na\n\n</Tab>\n\nText <Zzzzzzzzzzzz /> text')).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:1 unknown-component
        <Tab> is neither a component nor an element of HTML.
        Did you mean <Tabs>?

      content/docs/a.mdx:7:6 unknown-component
        <Zzzzzzzzzzzz> is neither a component nor an element of HTML.
        Put it in backticks if it is text. Components: Tabs, TabItem, Cards, Card, Steps, Step, Diagram, Params, Video, Audio, Recipes, Recipe, Hero, Columns, Column, Endpoint, ApiLayout, ApiSample, Schema, Field.

      2 problems in 1 file
      "
    `);
  });
});

test('every component that a page may use can be drawn', () => {
  const drawn = { ...articleComponents(), ...apiComponents };
  expect([...knownComponents].filter((name) => !(name in drawn))).toEqual([]);
});

test('raw HTML in plain Markdown is reported, since it would be left out', async () => {
  const { problems, html } = await compiled('Text\n\n<details>a</details>\n\n<!-- note -->\n', {}, 'content/docs/a.md');
  expect(html).toBe('<p>Text</p>');
  expect(printed(problems)).toMatchInlineSnapshot(`
    "
    content/docs/a.md:3:1 mdx-syntax
      "<details>a</details>" is HTML, which a .md file does not show.
      Rename the file to .mdx, or put the text in backticks.

    1 problem in 1 file
    "
  `);
});
