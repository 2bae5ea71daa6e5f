import { expect, test } from 'vitest';
import { createMarker } from './marks.ts';

function marked(words: string[], text: string): string {
  const { marks } = createMarker(words)(text);
  return marks.reduceRight(
    (rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );
}

test.each([
  [['postgres'], 'Postgres, not postgresql', '[Postgres], not postgresql'],
  [['mode'], 'refresh_mode and modes', 'refresh_[mode] and modes'],
  [['refresh', 'refresh_mode'], 'the refresh_mode', 'the [refresh_mode]'],
  [['--http'], 'loamd --http 8090', 'loamd [--http] 8090'],
  [['c++', '.*'], 'C++ and .* are text', '[C++] and [.*] are text'],
  [[], 'nothing', 'nothing'],
])('%j are marked in %s', (words, text, expected) => {
  expect(marked(words, text)).toBe(expected);
});
