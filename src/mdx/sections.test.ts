import { describe, expect, test } from 'vitest';
import { compiled } from '../../test/fixtures/pages.ts';

describe('sections are what search indexes', () => {
  test('a page is cut at its headings, and all that a reader sees is text', async () => {
    const { sections } = await compiled(`Opening *text*.

## Set up {#start}

- one
- two

| Key | Value |
|---|---|
| \`a\` | b |

### Run it

\`\`\`bash title="run.sh"
loam run
\`\`\`

:::tip[Be quick]
Inside.
:::

<Tabs>
<TabItem value="linux" label="Linux">

Tab text.

</TabItem>
</Tabs>
`);
    expect(sections).toEqual([
      { anchor: '', level: 1, heading: 'A page', text: 'Opening text.' },
      { anchor: 'start', level: 2, heading: 'Set up', text: 'one\ntwo\nKey Value\na b' },
      { anchor: 'run-it', level: 3, heading: 'Run it', text: 'loam run\nBe quick\nInside.\nLinux\nTab text.' },
    ]);
  });

  test('words are counted for the reading time', async () => {
    expect((await compiled('One two.\n\n## Three\n\n`four` five')).words).toBe(4);
  });
});

describe('contents', () => {
  test.each([
    ['## Plain & simple', 'Plain &amp; simple'],
    ['## The `a<b>` key', 'The <code>a&lt;b&gt;</code> key'],
    ['## *Very* **important**', '<em>Very</em> <strong>important</strong>'],
    ['## See [the `x`](/x)', 'See the <code>x</code>'],
  ])('%s is shown as %s', async (line, html) => {
    expect((await compiled(line)).contents).toMatchObject([{ html, level: 2 }]);
  });

  test('headings that may be hidden are left out', async () => {
    const { contents, anchors } = await compiled('## Shown\n\n<details>\n\n### Hidden\n\n</details>\n\n### Deeper');
    expect(contents.map(({ anchor, level }) => [anchor, level])).toEqual([
      ['shown', 2],
      ['deeper', 3],
    ]);
    expect(anchors).toEqual(['shown', 'hidden', 'deeper']);
  });
});
