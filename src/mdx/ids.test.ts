import { expect, test } from 'vitest';
import { compiled, reportOf } from '../../test/fixtures/pages.ts';

test.each([
  ['a heading and the number of a code block', '## Code 1\n\n```text\na\n```', ['code-1', 'code-1-1']],
  ['an element and the heading after it', '<div id="mine">a</div>\n\n## Mine', ['mine', 'mine-1']],
  ['a heading and the element after it', '## Mine\n\n<div id="mine">a</div>', ['mine-1', 'mine']],
  ['a code block with an id and a heading', '## Query\n\n```text id="query"\na\n```', ['query-1', 'query']],
])('%s have different ids', async (_, text, ids) => {
  const { anchors, problems } = await compiled(text);
  expect({ anchors, problems }).toEqual({ anchors: ids, problems: [] });
});

test('ids that the author gave twice are reported', async () => {
  const text = '## A {#x}\n\n<div id="x">a</div>\n\n```text id="x"\na\n```\n\n<i id="content">b</i>';
  expect(await reportOf(text)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:3:1 bad-value
      The id "x" is taken, by another part of the page or by its frame.
      Give <div> another id.

    content/docs/a.mdx:5:1 bad-value
      The id "x" is taken, by another part of the page or by its frame.
      Give the code block another id="…".

    content/docs/a.mdx:9:1 bad-value
      The id "content" is taken, by another part of the page or by its frame.
      Give <i> another id.

    3 problems in 1 file
    "
  `);
});

test('an id that is taken by a footnote is reported at its heading', async () => {
  expect(await reportOf('Text[^1].\n\n## fn 1\n\n[^1]: Note.')).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:3:1 bad-value
      The id "fn-1" is taken, by another part of the page or by its frame.
      Give the heading another {#id}.

    1 problem in 1 file
    "
  `);
});

test('the id of a player is one of its host', async () => {
  const media = { youtube: { name: 'YouTube', embed: 'https://player.loam.example/embed/{id}' } };
  const player = '<Video host="youtube" id="a" title="A" />';
  expect((await compiled(`${player}\n\n${player}`, { media })).problems).toEqual([]);
});

test('an id of no word or of two is reported', async () => {
  expect(await reportOf('<div id>a</div>\n\n```text id="a b"\nc\n```')).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:1 bad-value
      "" cannot be an id.
      Write one word, such as id="set-up".

    content/docs/a.mdx:3:1 bad-value
      "a b" cannot be an id.
      Write one word, such as id="set-up".

    2 problems in 1 file
    "
  `);
});
