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
