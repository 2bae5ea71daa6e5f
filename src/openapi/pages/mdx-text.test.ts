import { expect, test } from 'vitest';
import { codeFence, codeSpan, component, firstSentence, frontMatter, mdxText } from './mdx-text.ts';

test.each([
  ['a brace and a tag are shown', 'a {b} <c>', 'a \\{b\\} \\<c>'],
  ['code stays by the letter', 'use `{name}` and ``a ` b``', 'use `{name}` and ``a ` b``'],
  ['an unpaired backtick is text', 'a ` {b}', 'a ` \\{b\\}'],
  ['a fence stays by the letter', '```\n<a> {b}\n```', '```\n<a> {b}\n```'],
  ['a fence that is never closed is closed', '```json\n{}', '```json\n{}\n```'],
  ['a heading becomes a bold line', '## Errors ##', '**Errors**'],
  ['an automatic link becomes a plain one', 'see <https://loam.example/a>', 'see https://loam.example/a'],
  ['a line that begins like code does not', 'export the data\nimport it', '&#101;xport the data\n&#105;mport it'],
  ['what is escaped already stays as it is', 'a \\{b} \\<c>', 'a \\{b\\} \\<c>'],
  ['a variable of the site is not put in', 'a `{{version}}`', 'a `\\{{version}}`'],
])('%s', (_, markdown, text) => {
  expect(mdxText(markdown)).toBe(text);
});

test.each([
  ['Runs [SQL](/docs/x), sent as `text`. More follows.', 'Runs SQL, sent as text.'],
  ['No full stop\n\nSecond paragraph.', 'No full stop'],
  ['One two three four five.', 'One two three…'],
])('the first sentence of %j is %j', (markdown, sentence) => {
  expect(firstSentence(markdown, sentence.endsWith('…') ? 16 : 160)).toBe(sentence);
});

test('attributes are escaped, switches stand alone, and blocks have blank lines around them', () => {
  const text = component('Field', { id: 'a', default: '"x" & <y>', required: true, nullable: false, type: undefined }, [
    'One.',
    '',
    'Two.',
  ]);
  expect(text).toBe('<Field id="a" default="&quot;x&quot; &amp; &lt;y>" required>\n\nOne.\n\nTwo.\n\n</Field>');
});

test.each([
  ['plain', '`plain`'],
  ['a`b', '``a`b``'],
  ['`', '`` ` ``'],
])('%s in code is written %s', (text, span) => {
  expect(codeSpan(text)).toBe(span);
});

test('a fence is longer than any fence inside it', () => {
  expect(codeFence('text', '```\na\n```')).toBe('````text\n```\na\n```\n````');
});

test('front matter leaves out what is not set', () => {
  expect(frontMatter({ title: 'a: "b"', draft: undefined, tags: ['api'] })).toBe(
    '---\ntitle: "a: \\"b\\""\ntags: ["api"]\n---',
  );
});
