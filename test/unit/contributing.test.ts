import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownLanguages } from '../../src/mdx/highlight.ts';

test('CONTRIBUTING names every language that may stand after a fence', () => {
  const paragraph = /^Languages: [\s\S]*?\n\n/m.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[0] ?? '';
  const named = [...paragraph.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...knownLanguages].sort());
});
