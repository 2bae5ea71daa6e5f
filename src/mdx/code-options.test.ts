import { expect, test } from 'vitest';
import { compiled, reportOf } from '../../test/fixtures/pages.ts';

function block(options: string): string {
  return `\`\`\`yaml ${options}\na: 1\nb: 2\n\`\`\``;
}

test.each([
  'title="a" showLineNumbers {1,2}',
  '{1-2}',
  'kind="compose"',
  'check="datasets[]" id="x"',
  'asof="v0.3-alpha"',
  'unchecked="of another product"',
])('%s is fine', async (options) => {
  expect((await compiled(block(options))).problems).toEqual([]);
});

test('options that are not known are reported, with the closest one', async () => {
  expect(await reportOf(block('chek="datasets[]" showLineNumber foo="bar"'))).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:1 unknown-key
      "chek" is not an option of code blocks.
      Did you mean "check"?

    content/docs/a.mdx:1:1 unknown-key
      "showLineNumber" is not an option of code blocks.
      Did you mean "showLineNumbers"?

    content/docs/a.mdx:1:1 unknown-key
      "foo" is not an option of code blocks.
      Known options: title, id, check, kind, asof, unchecked, showLineNumbers.

    3 problems in 1 file
    "
  `);
});

test('values that mean nothing are reported', async () => {
  expect(
    await reportOf(
      [block('kind="compse"'), block('title=pod.yaml unchecked=""'), block('showLineNumbers="1" title=""')].join(
        '\n\n',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:1 bad-value
      "compse" is not a kind of YAML.
      Did you mean "compose"?

    content/docs/a.mdx:6:1 bad-value
      "title=pod.yaml" after the language of a code block cannot be read.
      Write options as title="pod.yaml", with quotes, and lines as {1,3-5}.

    content/docs/a.mdx:6:1 bad-value
      This sample is unchecked without a reason.
      Say why: unchecked="shell of another product".

    content/docs/a.mdx:11:1 bad-value
      "showLineNumbers" takes no value.
      Write showLineNumbers alone.

    content/docs/a.mdx:11:1 bad-value
      "title" of a code block has no value.
      Write title="…".

    5 problems in 1 file
    "
  `);
});

test('lines that the block does not have are reported', async () => {
  expect(
    await reportOf([block('{99}'), block('{5-2}'), block('{1,x-3}'), block('{}')].join('\n\n')),
  ).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:1 bad-value
      "{99}" marks line 99 of a code block that has 2 lines.
      Count the lines from 1, without comments such as "# highlight-next-line".

    content/docs/a.mdx:6:1 bad-value
      "{5-2}" is not a range of lines.
      Lines count from 1, the lower one first: {1,3-5}.

    content/docs/a.mdx:11:1 bad-value
      "{x-3}" is not a range of lines.
      Lines count from 1, the lower one first: {1,3-5}.

    content/docs/a.mdx:16:1 bad-value
      "{}" is not a range of lines.
      Lines count from 1, the lower one first: {1,3-5}.

    4 problems in 1 file
    "
  `);
});
