import { expect, test } from 'vitest';
import { compiled, reportOf } from '../../test/fixtures/pages.ts';

test('a code block without an end is reported where it begins', async () => {
  expect(await reportOf('Text\n\n```yaml title="a"\na: 1\n\n## Lost\n')).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:3:1 mdx-syntax
      The code block "\`\`\`yaml title="a"" is not closed.
      Put \`\`\` on a line of its own where it ends.

    1 problem in 1 file
    "
  `);
});

test('a code block that only a shorter mark follows is reported', async () => {
  expect(await reportOf('- a\n\n  ~~~~text\n  b\n  ~~~\n\nText')).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:3:3 mdx-syntax
      The code block "~~~~text" is not closed.
      Put ~~~~ on a line of its own where it ends.

    1 problem in 1 file
    "
  `);
});

test('an admonition without an end is reported where it begins', async () => {
  expect(await reportOf('Text\n\n:::note[Title]\n\nA.\n\n## Lost\n')).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:3:1 mdx-syntax
      The admonition ":::note" is not closed.
      Put ::: on a line of its own where it ends; one that holds another begins and ends with ::::.

    1 problem in 1 file
    "
  `);
});

test('an inner admonition that takes the end of the outer one is reported', async () => {
  expect(await reportOf(':::note\nA.\n\n:::tip\nB.\n:::\n')).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:4:1 mdx-syntax
      The admonition ":::tip" is not closed.
      Put ::: on a line of its own where it ends; one that holds another begins and ends with ::::.

    1 problem in 1 file
    "
  `);
});

test('one inside a component is reported with the tag that it took in', async () => {
  const text = '<Steps>\n<Step title="a">\n```bash\nb\n```\n\n    ```bash\n    c\n\n</Step>\n</Steps>';
  expect(await reportOf(text)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:2:1 mdx-syntax
      Expected a closing tag for \`<Step>\`.
      In prose, put text with < or { in backticks; close every tag that is opened.

    content/docs/a.mdx:7:5 mdx-syntax
      The code block "\`\`\`bash" is not closed.
      Put \`\`\` on a line of its own where it ends.

    2 problems in 1 file
    "
  `);
  expect(await reportOf('<details>\n\n:::note\nA.\n\n</details>')).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:3:1 mdx-syntax
      The admonition ":::note" is not closed.
      Put ::: on a line of its own where it ends; one that holds another begins and ends with ::::.

    content/docs/a.mdx:6:1 mdx-syntax
      Expected the closing tag \`</details>\` either after the end of \`directiveContainer\` or another opening tag after the start of \`directiveContainer\`.
      In prose, put text with < or { in backticks; close every tag that is opened.

    2 problems in 1 file
    "
  `);
});

test.each([
  ['a code block', '```\na\n```'],
  ['an empty code block', '```\n```'],
  ['a code block in a list', '- ```sql\n  SELECT 1\n  ```\n- b'],
  ['a code block in a quote', '> ```\n> a\n> ```'],
  ['a code block with a longer end', '```\na\n`````'],
  ['a code block that shows another', '````mdx\n```\na\n```\n````'],
  ['an admonition', ':::note\na\n:::'],
  ['an empty admonition', ':::note\n:::'],
  ['an admonition in another', '::::note\n:::tip\na\n:::\n::::'],
  ['an admonition in a list', '- a\n\n  :::note\n  b\n  :::\n\n- c'],
  ['an admonition that ends with code', ':::note\n```\na\n```\n:::'],
  ['an admonition in a component', '<details>\n\n:::note\na\n:::\n\n</details>'],
])('%s with its end is fine', async (_, text) => {
  expect((await compiled(text)).problems).toEqual([]);
});

test('indented code of plain Markdown has no end to miss', async () => {
  expect((await compiled('Text\n\n    a\n', {}, 'content/docs/a.md')).problems).toEqual([]);
});
