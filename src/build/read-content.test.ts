import { describe, expect, test } from 'vitest';
import { printed } from '../../test/fixtures/pages.ts';
import { temporaryFolder } from '../../test/fixtures/temporary-folder.ts';
import { parseSource, readContent } from './read-content.ts';

const HEAD = 'title: Caching\ndescription: How results are cached.';

function routeOf(sourcePath: string, head = ''): string | undefined {
  return parseSource(sourcePath, `---\n${HEAD}\n${head}\n---\n`).source?.route;
}

describe('a source', () => {
  test('is front matter and text, with the line on which the text begins', () => {
    const { source, problems } = parseSource(
      'content/docs/features/caching.mdx',
      `---\n${HEAD}\ntags: [a]\n---\n\nText.\n`,
    );
    expect(problems).toEqual([]);
    expect(source).toMatchObject({
      sourcePath: 'content/docs/features/caching.mdx',
      route: '/docs/features/caching',
      title: 'Caching',
      body: '\nText.\n',
      bodyLine: 6,
      head: { kind: 'doc', data: { tags: ['a'] } },
      keyLines: { title: 2, description: 3, tags: 4 },
    });
  });

  test.each([
    ['line ends of Windows', `---\r\n${HEAD.replace('\n', '\r\n')}\r\n---\r\nText.\r\n`],
    ['a byte order mark', `\uFEFF---\n${HEAD}\n---\nText.\n`],
    ['dashes at the end of a value', `---\n${HEAD} ---\n---\nText.\n`],
    ['spaces after the dashes', `---  \n${HEAD}\n---  \nText.\n`],
  ])('may have %s', (_, file) => {
    expect(parseSource('content/docs/a.mdx', file).source).toMatchObject({ body: 'Text.\n', bodyLine: 5 });
  });

  test('whose front matter begins late is told so', () => {
    const { problems } = parseSource('content/docs/a.mdx', `\n---\n${HEAD}\n---\nText.\n`);
    expect(printed(problems)).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:1 bad-value
        The front matter does not begin on the first line.
        Remove what stands before the three dashes.

      1 problem in 1 file
      "
    `);
  });

  test.each(['constructor', 'toString', '__proto__'])('with the key %s is told that there is no such key', (key) => {
    const { problems } = parseSource('content/docs/a.mdx', `---\n${HEAD}\n${key}: 1\n---\nText.\n`);
    expect(problems).toMatchObject([{ rule: 'unknown-key', line: 4 }]);
  });

  test('may end with its front matter', () => {
    expect(parseSource('content/docs/a.mdx', `---\n${HEAD}\n---`).source?.body).toBe('');
  });

  test('keeps a line of dashes in its text', () => {
    expect(parseSource('content/docs/a.mdx', `---\n${HEAD}\n---\nA\n\n---\n\nB\n`).source?.body).toBe(
      'A\n\n---\n\nB\n',
    );
  });

  test('changes its hash with every byte', () => {
    const hashOf = (text: string) => parseSource('content/docs/a.mdx', `---\n${HEAD}\n---\n${text}`).source?.hash;
    expect(hashOf('a')).toBe(hashOf('a'));
    expect(hashOf('a')).not.toBe(hashOf('b'));
  });

  test.each([
    ['content/docs/features/caching.mdx', '', '/docs/features/caching'],
    ['content/docs/features/index.mdx', '', '/docs/features'],
    ['content/docs/features/caching.mdx', 'slug: cache', '/docs/features/cache'],
    ['content/docs/features/index.mdx', 'slug: overview', '/docs/features/overview'],
    ['content/docs/features/caching.mdx', 'slug: /cache', '/cache'],
    ['content/pages/index.mdx', '', '/'],
  ])('%s with "%s" is served at %s', (sourcePath, head, route) => {
    expect(routeOf(sourcePath, head)).toBe(route);
  });

  test('with a mistake in its front matter is usable without it, so that links to it are not reported too', () => {
    const file = `---\n${HEAD}\ntagz: [a]\nsidebar_position: first\ntags: [b]\n---\nText.\n`;
    const { source, usable, problems } = parseSource('content/docs/a.mdx', file);
    expect(source).toBeUndefined();
    expect(problems).toHaveLength(2);
    expect(usable).toMatchObject({ route: '/docs/a', title: 'Caching', head: { data: { tags: ['b'] } } });
    expect(usable?.head.data).not.toHaveProperty('sidebar_position');
  });

  test('of a post without a date is not usable', () => {
    expect(parseSource('content/blog/a.mdx', `---\n${HEAD}\n---\n`).usable).toBeUndefined();
  });

  test('whose front matter has no end is told so, and of nothing else', () => {
    const { usable, problems } = parseSource('content/docs/a.mdx', `---\n${HEAD}\n\nText.\n`);
    expect(usable?.route).toBe('/docs/a');
    expect(printed(problems)).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:1 bad-value
        The front matter has no end.
        Put a line of three dashes after its last key.

      1 problem in 1 file
      "
    `);
  });

  test('without front matter lacks its keys', () => {
    expect(printed(parseSource('content/pages/a.mdx', 'Text.\n').problems)).toMatchInlineSnapshot(`
      "
      content/pages/a.mdx:1:1 missing-key
        "title" is missing from a page.
        Add title: …

      content/pages/a.mdx:1:1 missing-key
        "description" is missing from a page.
        Add description: …

      2 problems in 1 file
      "
    `);
  });

  test('is told what it is when a key is unknown', () => {
    const things = ['content/docs/a.mdx', 'content/blog/a.mdx', 'content/pages/a.mdx'].map((sourcePath) => {
      const { problems } = parseSource(
        sourcePath,
        `---\n${HEAD}\ndate: 2024-01-01\nauthors: [a]\ntags: [b]\nfoo: 1\n---\n`,
      );
      return problems.find(({ message }) => message.includes('foo'))?.message;
    });
    expect(things).toEqual([
      '"foo" is not a key of a documentation page.',
      '"foo" is not a key of a blog post.',
      '"foo" is not a key of a page.',
    ]);
  });
});

describe('content', () => {
  const files = {
    'content/docs/b.mdx': `---\n${HEAD}\n---\n`,
    'content/docs/a/index.md': `---\n${HEAD}\n---\n`,
    'content/docs/_part.mdx': 'no page',
    'content/docs/tags.yml': 'a: 1',
    'content/docs/draft.mdx': `---\n${HEAD}\ndraft: true\n---\n`,
    'content/blog/wrong.mdx': '---\n---\n',
  };

  test('is every .md and .mdx file, sorted; names with a leading underscore are parts', async () => {
    const { sources, problems } = await readContent(temporaryFolder(files), { drafts: false });
    expect(sources.map(({ sourcePath }) => sourcePath)).toEqual(['content/docs/a/index.md', 'content/docs/b.mdx']);
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['content/blog/wrong.mdx']));
  });

  test('has drafts only when they are asked for', async () => {
    const { sources } = await readContent(temporaryFolder(files), { drafts: true });
    expect(sources.map(({ route }) => route)).toContain('/docs/draft');
  });

  test('may be missing', async () => {
    expect(await readContent(temporaryFolder(), { drafts: false })).toEqual({ sources: [], problems: [] });
  });
});
