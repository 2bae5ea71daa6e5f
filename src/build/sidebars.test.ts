import { describe, expect, test } from 'vitest';
import { printed, source } from '../../test/fixtures/pages.ts';
import type { SidebarItem } from '../model/sidebars-config.ts';
import { docsById, resolveSidebars } from './sidebars.ts';

const SOURCES = [
  source('content/docs/index.mdx', ['title: Welcome']),
  source('content/docs/features/index.mdx', ['title: Features', 'sidebar_label: All features']),
  source('content/docs/features/search/index.mdx', ['title: Search', 'sidebar_position: 1']),
  source('content/docs/features/search/vector.mdx', ['title: Vector search']),
  source('content/docs/features/caching.mdx', ['title: Caching', 'sidebar_label: Cache']),
  source('content/docs/features/alpha.mdx', ['title: Alpha']),
  source('content/docs/features/first.mdx', ['title: First', 'sidebar_position: 0.5']),
  source('content/docs/features/hidden.mdx', ['title: Hidden', 'unlisted: true']),
  source('content/docs/api/post.mdx', ['title: Run SQL', 'api_method: post', 'id: run-sql']),
  source('content/blog/a.mdx'),
];

function resolved(...items: SidebarItem[]) {
  const { sidebars, problems } = resolveSidebars({ docs: { label: 'Documentation', items } }, docsById(SOURCES));
  return { nodes: sidebars[0]?.nodes, problems };
}

test('documentation pages are known by path or by the id they give themselves', () => {
  expect([...docsById(SOURCES).keys()]).toEqual([
    'index',
    'features/index',
    'features/search/index',
    'features/search/vector',
    'features/caching',
    'features/alpha',
    'features/first',
    'features/hidden',
    'run-sql',
  ]);
});

test('two pages of one id are both pages, so that their route can be reported', () => {
  const docs = docsById([source('content/docs/a.md', ['title: One']), source('content/docs/a.mdx', ['title: Two'])]);
  expect([...docs.values()].map(({ source: { title } }) => title)).toEqual(['One', 'Two']);
  expect(docs.get('a')?.source.title).toBe('One');
});

describe('entries of sidebars.ts', () => {
  test('doc is a page, and may be called otherwise', () => {
    const { nodes } = resolved({ type: 'doc', id: 'index', label: 'Start here' }, { type: 'doc', id: 'run-sql' });
    expect(nodes).toEqual([
      { kind: 'page', label: 'Start here', route: '/docs', method: undefined },
      { kind: 'page', label: 'Run SQL', route: '/docs/api/post', method: 'post' },
    ]);
  });

  test('folder is a group with its pages by position, then by name; unlisted pages are left out', () => {
    expect(resolved({ type: 'folder', dir: 'features' }).nodes).toEqual([
      {
        kind: 'group',
        key: 'features',
        label: 'All features',
        route: '/docs/features',
        children: [
          { kind: 'page', label: 'First', route: '/docs/features/first', method: undefined },
          {
            kind: 'group',
            key: 'features/search',
            label: 'Search',
            route: '/docs/features/search',
            children: [
              { kind: 'page', label: 'Vector search', route: '/docs/features/search/vector', method: undefined },
            ],
          },
          { kind: 'page', label: 'Alpha', route: '/docs/features/alpha', method: undefined },
          { kind: 'page', label: 'Cache', route: '/docs/features/caching', method: undefined },
        ],
      },
    ]);
  });

  test('contents is the same without the group', () => {
    expect(resolved({ type: 'contents', dir: 'features/search' }).nodes).toEqual([
      { kind: 'page', label: 'Vector search', route: '/docs/features/search/vector', method: undefined },
    ]);
  });

  test('category and link are as written', () => {
    const items: SidebarItem[] = [{ type: 'link', label: 'Chat', href: 'https://chat.loam.example' }];
    expect(resolved({ type: 'category', label: 'More', items }).nodes).toEqual([
      {
        kind: 'group',
        key: 'More',
        label: 'More',
        route: undefined,
        children: [{ kind: 'external', label: 'Chat', href: 'https://chat.loam.example' }],
      },
    ]);
  });

  test('that name no page are problems, and a folder must have an overview', () => {
    const { problems } = resolved(
      { type: 'doc', id: 'features/cachin' },
      { type: 'doc', id: 'zzz' },
      { type: 'folder', dir: 'api' },
    );
    expect(printed(problems)).toMatchInlineSnapshot(`
      "
      sidebars.ts:1:1 config
        The sidebar names "features/cachin", and there is no such page.
        Did you mean "features/caching"?

      sidebars.ts:1:1 config
        The sidebar names "zzz", and there is no such page.
        Expected content/docs/zzz.mdx.

      sidebars.ts:1:1 config
        The sidebar names "api/index", and there is no such page.
        Expected content/docs/api/index.mdx.

      3 problems in 1 file
      "
    `);
  });
});

test('an id that is taken, a neighbour that is none, a folder without overview and an empty one are problems', () => {
  const docs = docsById([
    source('content/docs/bad/second.mdx', ['title: Second', 'id: installation', 'pagination_next: instalation']),
    source('content/docs/installation.mdx', ['title: Installation', 'pagination_prev: null']),
    source('content/docs/features/index.mdx', ['title: Features']),
    source('content/docs/features/new/first.mdx', ['title: First']),
  ]);
  const items: SidebarItem[] = [
    { type: 'doc', id: 'installation' },
    { type: 'folder', dir: 'features' },
    { type: 'contents', dir: 'nope' },
  ];
  const { sidebars, problems } = resolveSidebars({ docs: { label: 'Documentation', items } }, docs);
  expect(sidebars[0]?.nodes[0]).toMatchObject({ route: '/docs/installation' });
  expect(printed(problems)).toMatchInlineSnapshot(`
    "
    content/docs/bad/second.mdx:4:1 bad-value
      The id "installation" is that of content/docs/installation.mdx.
      Choose another, or leave it out: it is then the path of the file.

    content/docs/bad/second.mdx:5:1 bad-value
      "pagination_next" names "instalation", and there is no such page.
      Did you mean "installation"?

    content/docs/features/new/first.mdx:1:1 config
      The folder content/docs/features/new/ has no page that opens it.
      Add content/docs/features/new/index.mdx: its title is the name of the group in the sidebar.

    sidebars.ts:1:1 config
      The sidebar names the folder "nope", and no page is in it.
      Expected pages in content/docs/nope/.

    4 problems in 3 files
    "
  `);
});
