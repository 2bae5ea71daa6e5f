import { expect, test } from 'vitest';
import { createMarker } from './marks.ts';
import { snippetOf } from './snippet.ts';

const TEXT = 'one two three four five six seven eight nine ten eleven twelve';

function snippet(text: string, words: string[], length: number): string {
  const { text: shown, marks } = snippetOf(createMarker(words)(text), length);
  return marks.reduceRight(
    (rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    shown,
  );
}

test.each([
  ['starts at the beginning without a match', [], 3, 'one two three …'],
  ['shows two words before a match', ['seven'], 4, '… five six [seven] eight …'],
  ['ends with the text', ['twelve'], 3, '… ten eleven [twelve]'],
  ['prefers the place with more different matches', ['two', 'nine', 'ten'], 4, '… seven eight [nine] [ten] …'],
  [
    'is the whole text when that is short',
    ['two'],
    20,
    'one [two] three four five six seven eight nine ten eleven twelve',
  ],
])('a snippet %s', (_, words, length, expected) => {
  expect(snippet(TEXT, words, length)).toBe(expected);
});

test('line breaks and indentation become single spaces', () => {
  expect(snippet('datasets:\n  - from: s3', ['from'], 5)).toBe('datasets: - [from]: s3');
});

test('an empty text has an empty snippet', () => {
  expect(snippetOf({ text: '', marks: [] }, 10)).toEqual({ text: '', marks: [] });
});
