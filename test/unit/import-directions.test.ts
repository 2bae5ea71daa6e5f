import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Folders of `src/` that the files of a folder may import from, besides their own. */
const ALLOWED: Record<string, string[]> = {
  model: [],
  mdx: ['model'],
  openapi: ['model'],
  search: ['model'],
  samples: ['model'],
  checks: ['model'],
  ui: ['model'],
  styles: [],
  build: ['model', 'mdx', 'openapi', 'search', 'samples', 'checks', 'ui', 'server'],
  server: ['model', 'build'],
  client: ['model', 'search', 'ui', 'styles'],
};

/** Folders whose files run in a browser, or anywhere: they know nothing of Node. */
const WITHOUT_NODE = ['model', 'ui', 'client'];

interface Import {
  file: string;
  target: string;
}

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g;

/** Every import of every source file, with types and dynamic ones; tests may reach anywhere. */
const IMPORTS: Import[] = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/(\.test\.tsx?|-fixture\.ts)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, target = '']) => ({ file, target })));

/** The folder of `src/` that a file is in. */
function folderOf(file: string): string {
  return normalize(file).split(/[\\/]/)[1] ?? '';
}

function isRelative({ target }: Import): boolean {
  return target.startsWith('.');
}

function asText({ file, target }: Import): string {
  return `${file} imports ${target}`;
}

test('there are imports to look at, static, typed and dynamic', () => {
  expect(IMPORTS.length).toBeGreaterThan(300);
  expect(IMPORTS.map(asText)).toEqual(
    expect.arrayContaining([
      'src/mdx/compile-page.ts imports ./twin.ts',
      'src/build/compile-site.ts imports ../model/compiled-page.ts',
      'src/build/compile-site.ts imports ../mdx/compile-page.ts',
      'src/client/early.ts imports ../styles/site.css',
    ]),
  );
});

test('every folder of src/ has its place in the table', () => {
  expect(readdirSync('src').toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});

describe('imports run one way', () => {
  test.each(Object.entries(ALLOWED))('src/%s imports from itself and %j only', (folder, others) => {
    const wrong = IMPORTS.filter(({ file }) => folderOf(file) === folder)
      .filter(isRelative)
      .filter(({ file, target }) => {
        const reached = join(dirname(file), target);
        return !reached.startsWith('src') || ![folder, ...others].includes(folderOf(reached));
      });
    expect(wrong.map(asText)).toEqual([]);
  });

  test.each(WITHOUT_NODE)('src/%s imports nothing of Node', (folder) => {
    const wrong = IMPORTS.filter(({ file, target }) => folderOf(file) === folder && target.startsWith('node:'));
    expect(wrong.map(asText)).toEqual([]);
  });

  test('build and client never import each other', () => {
    const wrong = IMPORTS.filter(isRelative).filter(({ file, target }) => {
      const pair = [folderOf(file), folderOf(join(dirname(file), target))];
      return pair.includes('build') && pair.includes('client');
    });
    expect(wrong.map(asText)).toEqual([]);
  });

  test('an import names its file', () => {
    const wrong = IMPORTS.filter(isRelative).filter(({ target }) => !/\.(tsx?|css)(\?\w+)?$/.test(target));
    expect(wrong.map(asText)).toEqual([]);
  });
});
