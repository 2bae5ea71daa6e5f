import { expect, test } from 'vitest';
import { placedInConfig } from './config-places.ts';

const TEXT = `export const sidebars = {
  docs: {
    items: [
      { type: 'doc', id: 'instalation' },
      { type: 'folder', dir: 'apis' },
    ],
  },
};
`;

test.each([
  ['a page', 'instalation', '4:26'],
  ['a folder, by the page at its top', 'apis/index', '5:30'],
  ['a name that the file does not hold', 'elsewhere', '1:1'],
])('a problem of the configuration is placed where its name is written: %s', (_, name, place) => {
  const problem = {
    rule: 'config',
    file: 'sidebars.ts',
    line: 1,
    column: 1,
    message: `No "${name}".`,
    fix: '',
  } as const;
  const placed = placedInConfig([problem], { 'sidebars.ts': TEXT });
  expect(placed.map(({ line, column }) => `${line}:${column}`)).toEqual([place]);
});

test('problems of content stay where they are', () => {
  const problem = {
    rule: 'broken-link',
    file: 'content/docs/a.mdx',
    line: 1,
    column: 7,
    message: 'No "docs".',
    fix: '',
  } as const;
  expect(placedInConfig([problem], { 'sidebars.ts': TEXT })).toEqual([problem]);
});
