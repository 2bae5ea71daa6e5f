import { describe, expect, test } from 'vitest';
import { escapeHtml, highlightedLines, isKnownLanguage } from './highlight.ts';

describe('spec 2.6 and 9: highlighted languages', () => {
  test.each([
    ['bash', 'echo "hi" # say', 'c'],
    ['shell', 'echo "hi"', 's'],
    ['console', '$ loam run', undefined],
    ['csharp', 'var x = 1;', 'n'],
    ['json', '{"a": 1}', 'n'],
    ['sql', 'SELECT 1', 'k'],
    ['yaml', 'name: "x"', 's'],
    ['graphql', 'query { a }', 'k'],
    ['js', 'const a = 1', 'k'],
    ['ts', 'const a: number = 1', 'k'],
    ['jsx', 'const a = <b />', 'k'],
    ['tsx', 'const a = <b />', 'k'],
    ['python', 'def f(): pass', 'k'],
    ['rust', 'fn main() {}', 'k'],
    ['go', 'func main() {}', 'k'],
    ['java', 'class A {}', 'k'],
    ['kotlin', 'fun main() {}', 'k'],
    ['c', 'int x = 1;', 'n'],
    ['cpp', 'int x = 1;', 'n'],
    ['toml', 'a = 1', 'n'],
    ['dockerfile', 'FROM loam', 'k'],
    ['diff', '+ a', 'i'],
    ['http', 'GET /v1/sql HTTP/1.1', 'k'],
    ['ini', '; note', 'c'],
  ])('%s is told apart by classes', async (language, code, role) => {
    expect(isKnownLanguage(language)).toBe(true);
    const [line = ''] = await highlightedLines(code, language);
    expect(line).toContain(role === undefined ? 'loam' : `<span class="${role}">`);
    expect(line).not.toContain('style=');
  });

  test('text is plain, and another word is no language', async () => {
    expect(await highlightedLines('a < b\nc', 'text')).toEqual(['a &lt; b', 'c']);
    expect(isKnownLanguage('yml')).toBe(true);
    expect(isKnownLanguage('yamll')).toBe(false);
  });

  test('a name of every object is no language', () => {
    expect(isKnownLanguage('constructor')).toBe(false);
  });
});

test('code is split into lines and read as a whole', async () => {
  expect(await highlightedLines('/* a\nb */\nlet c', 'js')).toEqual([
    '<span class="c">/* a</span>',
    '<span class="c">b */</span>',
    '<span class="k">let</span> c',
  ]);
});

test('text is escaped inside and outside of spans', async () => {
  const [line] = await highlightedLines('echo "<b>" && a < b', 'bash');
  expect(line).toContain('"&lt;b&gt;"');
  expect(line).not.toMatch(/<b>/);
});

test('HTML escapes what begins markup', () => {
  expect(escapeHtml('<a> & </a>')).toBe('&lt;a&gt; &amp; &lt;/a&gt;');
});
