import { expect, test } from 'vitest';
import { compiled, reportOf } from '../../test/fixtures/pages.ts';

test('unknown attributes are reported, with the closest one', async () => {
  const text = '<Card titel="A" hrf="/a" title="A" href="/a">x</Card>\n\n<Card titel="A" hrf="/a">x</Card>';
  expect(await reportOf(text)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:1 unknown-key
      "titel" is not an attribute of <Card>.
      Known attributes: title, href.

    content/docs/a.mdx:1:1 unknown-key
      "hrf" is not an attribute of <Card>.
      Known attributes: title, href.

    content/docs/a.mdx:3:1 unknown-key
      "titel" is not an attribute of <Card>.
      Did you mean "title"?

    content/docs/a.mdx:3:1 unknown-key
      "hrf" is not an attribute of <Card>.
      Did you mean "href"?

    4 problems in 1 file
    "
  `);
});

test('a computed attribute is not missing as well', async () => {
  const { problems } = await compiled('<Endpoint method={a} path="/x" />\n\n<Endpoint {...all} />');
  expect(problems.map(({ rule }) => rule)).toEqual(['mdx-syntax', 'mdx-syntax']);
});

test('an attribute of a component that takes none is reported', async () => {
  expect(await reportOf('<Cards columns="3">\n</Cards>')).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:1 unknown-key
      "columns" is not an attribute of <Cards>.
      Remove it: it takes none.

    1 problem in 1 file
    "
  `);
});

test('missing attributes are reported, and the page is drawn without the component', async () => {
  const { html } = await compiled('<Endpoint />\n\nText');
  expect(html).toContain('<p>Text</p>');
  expect(
    await reportOf(
      '<Endpoint />\n\n<Steps>\n<Step>\n\na\n\n</Step>\n</Steps>\n\n<Recipes><Recipe title="" /></Recipes>',
    ),
  ).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:1 missing-key
      <Endpoint> has no method.
      Add method="…".

    content/docs/a.mdx:1:1 missing-key
      <Endpoint> has no path.
      Add path="…".

    content/docs/a.mdx:4:1 missing-key
      <Step> has no title.
      Add title="…".

    content/docs/a.mdx:11:10 missing-key
      <Recipe> has no title.
      Add title="…".

    content/docs/a.mdx:11:10 missing-key
      <Recipe> has no topics.
      Add topics="…".

    content/docs/a.mdx:11:10 missing-key
      <Recipe> has no href.
      Add href="…".

    6 problems in 1 file
    "
  `);
});

test('tabs that hold text, the same value twice or nothing are reported', async () => {
  const text = `<Tabs>
Text of nobody.

<TabItem value="a" label="A">

a

</TabItem>
<TabItem value="a" label="B">

b

</TabItem>
<Card title="x" href="/x" />
{/* a comment may stand here */}
</Tabs>

<Tabs>
</Tabs>`;
  expect(await reportOf(text)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:2:1 mdx-syntax
      "Text of nobody." stands directly inside <Tabs>.
      Put it into a <TabItem>, or outside <Tabs>.

    content/docs/a.mdx:9:1 bad-value
      Two tabs have the value "a".
      Give each <TabItem> of these <Tabs> a value of its own.

    content/docs/a.mdx:14:1 mdx-syntax
      <Card> stands directly inside <Tabs>.
      Put it into a <TabItem>, or outside <Tabs>.

    content/docs/a.mdx:18:1 mdx-syntax
      <Tabs> is empty.
      Put at least one <TabItem> inside, or remove it.

    4 problems in 1 file
    "
  `);
});

test('parts outside of what draws them are reported', async () => {
  const text =
    '<TabItem value="a">\n\na\n\n</TabItem>\n\n<Steps>\n<div>\n<Step title="b">\n\nb\n\n</Step>\n</div>\n</Steps>';
  expect(await reportOf(text)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:1 mdx-syntax
      <TabItem> stands outside <Tabs>.
      Put it directly inside <Tabs> … </Tabs>.

    content/docs/a.mdx:8:1 mdx-syntax
      <div> stands directly inside <Steps>.
      Put it into a <Step>, or outside <Steps>.

    content/docs/a.mdx:9:1 mdx-syntax
      <Step> stands outside <Steps>.
      Put it directly inside <Steps> … </Steps>.

    3 problems in 1 file
    "
  `);
});

test('a card and a column may stand alone', async () => {
  const { problems } = await compiled('<Card title="A" href="/a">x</Card>\n\n<Column>\n\nb\n\n</Column>');
  expect(problems).toEqual([]);
});

test('values that differ by a space and a hyphen would have one id', async () => {
  const text = '<Tabs>\n<TabItem value="Mac OS">a</TabItem>\n<TabItem value="Mac-OS">b</TabItem>\n</Tabs>';
  expect(await reportOf(text)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:3:1 bad-value
      Two tabs have the value "Mac-OS".
      Give each <TabItem> of these <Tabs> a value of its own.

    1 problem in 1 file
    "
  `);
});
