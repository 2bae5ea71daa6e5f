import { describe, expect, test } from 'vitest';
import { articleOf, compiled, printed } from '../../test/fixtures/pages.ts';
import { prepare } from './preprocess.ts';

const VARIABLES = { version: '1.0.5', tag: 'v1.0.5' };

function prepared(source: string, file = 'content/docs/a.mdx') {
  return prepare(source, file, VARIABLES);
}

describe('variables', () => {
  test.each([
    ['Loam {{version}} is out.', 'Loam 1.0.5 is out.'],
    ['{{ version }} and {{tag}}', '1.0.5 and v1.0.5'],
    ['`loam:{{version}}`', '`loam:1.0.5`'],
    ['```yaml\nimage: loam:{{version}}\n```', '```yaml\nimage: loam:1.0.5\n```'],
    ['[notes](/blog/releases/{{tag}})', '[notes](/blog/releases/v1.0.5)'],
    ['\\{{version}} stays', '\\{\\{version}} stays'],
    ['`\\{{version}}` stays', '`{{version}}` stays'],
    ['```yaml\na: \\{{version}}\n```', '```yaml\na: {{version}}\n```'],
    ['<Card title="\\{{version}}" />', '<Card title="{{version}}" />'],
    ['$' + '{{ secrets.TOKEN }} of a workflow stays', '$' + '{{ secrets.TOKEN }} of a workflow stays'],
    ['{{ .Values.image }} of a chart stays', '{{ .Values.image }} of a chart stays'],
  ])('%j becomes %j', (source, text) => {
    expect(prepared(source)).toMatchObject({ text, problems: [] });
  });

  test.each([
    ['Prose \\{{name}} end.', '<p>Prose {{name}} end.</p>'],
    ['Of a chart: \\{{ .Values.image }}.', '<p>Of a chart: {{ .Values.image }}.</p>'],
    ['Both \\{{name}} and `\\{{name}}`', '<p>Both {{name}} and <code>{{name}}</code></p>'],
    ['`a\n\\{{name}}` and \\{{name}} `b\nc`', '<p><code>a {{name}}</code> and {{name}} <code>b c</code></p>'],
    ['<abbr title="\\{{name}}">a</abbr>', '<p><abbr title="{{name}}">a</abbr></p>'],
  ])('%s shows the braces themselves', async (text, html) => {
    expect(await articleOf(text)).toBe(html);
    expect((await compiled(`A ${text.split('<')[0]}`, {}, 'content/docs/a.md')).problems).toEqual([]);
  });

  test('a name that every object has is unknown too', () => {
    expect(prepared('{{constructor}}').problems).toHaveLength(1);
  });

  test('columns after an escape hold', () => {
    const { text, columnOf } = prepared('\\{{a}} [b](/c)');
    expect(columnOf(1, text.indexOf('[') + 1)).toBe(8);
  });

  test('an unknown one is a problem, with the closest name', () => {
    expect(printed(prepared('Text\n\nLoam {{verson}} and {{host}}.').problems)).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:3:6 unknown-variable
        "{{verson}}" is not a variable of this site.
        Did you mean "version"?

      content/docs/a.mdx:3:21 unknown-variable
        "{{host}}" is not a variable of this site.
        Known variables: tag, version. Write \\{{host}} to show the braces.

      2 problems in 1 file
      "
    `);
  });

  test.each([
    [1, 1],
    [5, 5],
    [11, 17],
    [16, 22],
    [21, 28],
  ])('column %i of the text is column %i of the author', (column, own) => {
    // "See {{version}} or {{tag}} now" becomes "See 1.0.5 or v1.0.5 now".
    const { text, columnOf } = prepared('See {{version}} or {{tag}} now');
    expect(text).toBe('See 1.0.5 or v1.0.5 now');
    expect(columnOf(1, column)).toBe(own);
    expect(columnOf(2, column)).toBe(column);
  });
});

describe('what MDX cannot read but writers use', () => {
  test.each([
    ['a comment', 'a <!-- note --> b', 'a {/*  note */} b'],
    ['a comment over several lines', '<!-- one\ntwo\n--> three', '{/*  one\ntwo\n*/} three'],
    ['a heading id', '## Set up {#set-up}', '## Set up \\{#set-up}'],
    ['a heading id with a dot', '### v1.0 {#v1.0}', '### v1.0 \\{#v1.0}'],
  ])('%s is rewritten', (_, source, text) => {
    expect(prepared(source)).toMatchObject({ text, problems: [] });
  });

  test.each([
    ['in a code block', '```html\n<!-- note -->\n## x {#y}\n```'],
    ['in a longer fence', '````mdx\n```\n<!-- note -->\n```\n````'],
    ['in a fence of tildes', '~~~html\n<!-- note -->\n~~~'],
    ['in inline code', 'Write `<!-- truncate -->` on a line.'],
    ['after the head of an arrow', 'a --> b'],
  ])('%s it stays as it is', (_, source) => {
    expect(prepared(source).text).toBe(source);
  });

  test('columns after a comment hold', () => {
    const source = '<!-- a --> [b](/c)';
    expect(prepared(source).text.indexOf('[b]')).toBe(source.indexOf('[b]'));
  });

  test('a comment in plain Markdown stays a comment', () => {
    expect(prepared('<!-- truncate -->', 'content/blog/a.md').text).toBe('<!-- truncate -->');
  });

  test.each(['content/docs/a.mdx', 'content/docs/a.md'])('a comment without an end is reported in %s', async (file) => {
    const { problems } = await compiled('<!-- a -->\n\nLoam {{version}} <!-- b\n\n[c](d.mdx)\n', {}, file);
    expect(printed(problems).replaceAll(file, 'FILE')).toMatchInlineSnapshot(`
      "
      FILE:3:18 mdx-syntax
        The comment "<!--" is not closed.
        Put --> where it ends, or write \`<!--\` in backticks to show it.

      FILE:5:1 broken-link
        The file "d.mdx" does not exist.
        Give the path of a content file relative to this one, or a route such as /docs/installation.

      2 problems in 1 file
      "
    `);
  });

  test('the text has as many lines as the source', () => {
    const source = '# a\n<!--\nx\n-->\n```\n{{version}}\n```\n';
    expect(prepared(source).text.split('\n')).toHaveLength(source.split('\n').length);
  });
});
