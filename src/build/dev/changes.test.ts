import { expect, test, vi } from 'vitest';
import { changeOf, collected } from './changes.ts';

test.each([
  ['content/docs/faq.mdx', 'content'],
  ['content/docs/diagrams/loop.svg', 'content'],
  ['content/blog/authors.yml', 'content'],
  ['product/cli.json', 'content'],
  ['public/openapi.json', 'content'],
  ['site.config.ts', 'reload'],
  ['sidebars.ts', 'reload'],
  ['src/ui/page/Pager.tsx', 'reload'],
  ['src/client/navigator.ts', 'reload'],
  ['src/styles/prose.css', 'none'],
  ['src/mdx/links.test.ts', 'none'],
  ['README.md', 'none'],
])('a change of %s means: %s', (sourcePath, change) => {
  expect(changeOf(sourcePath)).toBe(change);
});

test('files that are saved together are told together, each once', () => {
  vi.useFakeTimers();
  const told: string[][] = [];
  const note = collected((sourcePaths) => told.push(sourcePaths));
  for (const sourcePath of ['a', 'b', 'a']) note(sourcePath);
  vi.runAllTimers();
  note('c');
  vi.runAllTimers();
  vi.useRealTimers();
  expect(told).toEqual([['a', 'b'], ['c']]);
});
