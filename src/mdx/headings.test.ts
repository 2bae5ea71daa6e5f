import { describe, expect, test } from 'vitest';
import { compiled, reportOf } from '../../test/fixtures/pages.ts';

async function anchorsOf(body: string): Promise<string[]> {
  return (await compiled(body)).contents.map(({ anchor }) => anchor);
}

describe('headings have stable ids', () => {
  test.each([
    ['## Data refresh', 'data-refresh'],
    ['## The `pg_host` key', 'the-pg_host-key'],
    ['## What is Loam?', 'what-is-loam'],
    ['## Über {{version}}', 'über-105'],
    ['## Anything {#own-id}', 'own-id'],
    ['## With *emphasis* {#em.1}', 'em.1'],
  ])('%s has the id %s', async (line, anchor) => {
    expect(await anchorsOf(line)).toEqual([anchor]);
  });

  test('the same text twice has a number', async () => {
    expect(await anchorsOf('## Example\n\n## Example\n\n## Example')).toEqual(['example', 'example-1', 'example-2']);
  });

  test('an id from the text never takes one that was given', async () => {
    expect(await anchorsOf('## First {#example}\n\n## Example')).toEqual(['example', 'example-1']);
  });

  test('an id never takes one of the frame around the page', async () => {
    expect(await anchorsOf('## Content\n\n## Sidebar\n\n## Root')).toEqual(['content-1', 'sidebar-1', 'root-1']);
  });

  test('the heading links to itself and does not show its id', async () => {
    const { html } = await compiled('## Set up {#start}');
    expect(html).toBe('<h2 id="start">Set up<a class="hash" href="#start" aria-label="Link to this heading"></a></h2>');
  });
});

test('levels out of order and ids given twice are reported', async () => {
  const text = '# Title\n\n## A {#x}\n\n#### B\n\n## C {#x}\n\n### D\n\n## E';
  expect(await reportOf(text)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:1 bad-value
      The heading "Title" has level 1 below level 1.
      The title is the only h1: start with ##.

    content/docs/a.mdx:5:1 bad-value
      The heading "B" has level 4 below level 2.
      Write it with ###, so that no level is skipped.

    content/docs/a.mdx:7:1 bad-value
      The id "x" is taken, by another part of the page or by its frame.
      Give the heading another {#id}.

    3 problems in 1 file
    "
  `);
});

test('an empty heading is reported', async () => {
  expect(await reportOf('Text\n\n##\n\nText')).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:3:1 bad-value
      The heading is empty.
      Write its text after ##, or remove it.

    1 problem in 1 file
    "
  `);
});

test('a heading without letters asks for an id, and none is empty', async () => {
  const text = '## 🚀\n\n## 🚀 {#launch}\n\n##';
  expect(await reportOf(text)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:1 bad-value
      The heading "🚀" has no letters that its id could be made of.
      Give it one: ## 🚀 {#name}.

    content/docs/a.mdx:5:1 bad-value
      The heading is empty.
      Write its text after ##, or remove it.

    2 problems in 1 file
    "
  `);
  expect((await compiled(text)).anchors).toEqual(['section', 'launch', 'section-1']);
});
