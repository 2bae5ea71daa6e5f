import { expect, test } from 'vitest';
import { compiled } from '../../test/fixtures/pages.ts';

test('the Markdown for agents has title and description, and the text with variables put in', async () => {
  const { twin } = await compiled('Loam {{version}}.\n\n{/* a note to writers */}\n\n## Set up {#start}\n\n- one\n');
  expect(twin).toMatchInlineSnapshot(`
    "# A page

    > What it says.

    Loam 1.0.5.



    ## Set up

    - one
    "
  `);
});

test('comments inside a sample are part of it', async () => {
  const { twin } = await compiled('Text {/* gone */}.\n\n```jsx\n<A>{/* kept */}</A>\n```\n');
  expect(twin).toContain('Text .\n\n```jsx\n<A>{/* kept */}</A>\n```');
});

test('code that shows a comment keeps it', async () => {
  const { twin } = await compiled(
    'The marker is `{/* truncate */}`.\n\n```jsx\n{/* kept */}\n````\n\nText {/* gone */}.',
  );
  expect(twin).toContain('The marker is `{/* truncate */}`.\n\n```jsx\n{/* kept */}\n````\n\nText .');
});

test('comments of plain Markdown are left out, and its code keeps them', async () => {
  const { twin } = await compiled(
    'A <!-- gone --> b\n\n`<!-- kept -->`\n\n<!-- gone\ntoo -->\n',
    {},
    'content/docs/a.md',
  );
  expect(twin).toContain('A  b\n\n`<!-- kept -->`\n');
  expect(twin).not.toContain('gone');
});

test('links to files lead to their pages', async () => {
  const text =
    '[./b.mdx](./b.mdx#top "Title") and [c][c], <Card title="./b.mdx" href="./b.mdx">b</Card>\n\n![p](./p.png)\n\n[c]: ../c.md\n\n`[d](./b.mdx)`';
  const routes: Record<string, string> = { 'content/docs/b.mdx': '/docs/b', 'content/c.md': '/c' };
  const { twin, problems } = await compiled(text, {
    routeOfSource: (path) => routes[path],
    imageAt: () => ({ url: '/assets/p.123.png', width: 1, height: 1 }),
  });
  expect(problems).toEqual([]);
  expect(twin).toMatchInlineSnapshot(`
    "# A page

    > What it says.

    [./b.mdx](/docs/b#top "Title") and [c][c], <Card title="./b.mdx" href="/docs/b">b</Card>

    ![p](/assets/p.123.png)

    [c]: /c

    \`[d](./b.mdx)\`
    "
  `);
});
