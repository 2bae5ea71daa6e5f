import { describe, expect, test } from 'vitest';
import { printed, source } from '../../test/fixtures/pages.ts';
import { siteConfig } from '../../test/fixtures/site-config.ts';
import type { SiteConfigInput } from '../model/site-config.ts';
import { docsVersionOf, resolveShell } from './shell.ts';
import { docsById, resolveSidebars } from './sidebars.ts';

const docs = docsById([
  source('content/docs/index.mdx', ['title: Welcome']),
  source('content/docs/installation.mdx', ['title: Installation']),
  source('content/docs/api/index.mdx', ['title: API']),
  source('content/docs/api/draft.mdx', ['title: Draft', 'draft: true']),
]);
const { sidebars } = resolveSidebars(
  {
    docs: {
      label: 'Documentation',
      items: [
        { type: 'doc', id: 'index' },
        { type: 'doc', id: 'installation' },
      ],
    },
    api: { label: 'API', items: [{ type: 'folder', dir: 'api' }] },
  },
  docs,
);

function shellOf(given: Partial<SiteConfigInput>) {
  return resolveShell({ config: siteConfig(given), docs, sidebars });
}

describe('spec 2.2: navbar item kinds the site supports', () => {
  const locales: SiteConfigInput['locales'] = [
    { code: 'en', label: 'English', dir: 'ltr' },
    { code: 'de', label: 'Deutsch', dir: 'ltr' },
  ];
  const version = { kind: 'link', label: 'Next', href: '/docs', isExternal: false, docsVersion: 'current' };
  const link = { kind: 'link', isExternal: false };
  type Item = SiteConfigInput['navbar'][number];

  test.each<[string, Item, object]>([
    ['link', { type: 'link', label: 'Blog', to: '/blog' }, { ...link, label: 'Blog', href: '/blog' }],
    [
      'link to another site',
      { type: 'link', label: 'Chat', href: 'https://chat.loam.example', icon: 'chat' },
      { ...link, label: 'Chat', href: 'https://chat.loam.example', isExternal: true, icon: 'chat' },
    ],
    [
      'dropdown',
      {
        type: 'dropdown',
        label: 'More',
        items: [{ type: 'link', label: 'Blog', to: '/blog' }, { type: 'html', value: '<hr>' }, { type: 'docsVersion' }],
      },
      {
        kind: 'dropdown',
        label: 'More',
        items: [{ ...link, label: 'Blog', href: '/blog' }, { kind: 'html', value: '<hr>' }, version],
      },
    ],
    [
      'locale dropdown',
      { type: 'localeDropdown' },
      {
        kind: 'dropdown',
        label: 'English',
        items: [
          { ...link, label: 'English', href: '/', lang: 'en' },
          { ...link, label: 'Deutsch', href: '/', lang: 'de' },
        ],
      },
    ],
    ['search', { type: 'search' }, { kind: 'search' }],
    ['raw HTML', { type: 'html', value: '<b>New</b>' }, { kind: 'html', value: '<b>New</b>' }],
    [
      'doc link',
      { type: 'doc', label: 'Install', docId: 'installation' },
      { ...link, label: 'Install', href: '/docs/installation' },
    ],
    [
      'doc sidebar link',
      { type: 'docSidebar', label: 'API', sidebarId: 'api' },
      { ...link, label: 'API', href: '/docs/api', sidebar: 'api' },
    ],
    ['docs version', { type: 'docsVersion' }, version],
    ['docs version with a label', { type: 'docsVersion', label: 'v1' }, { ...version, label: 'v1' }],
    ['docs version dropdown', { type: 'docsVersionDropdown' }, { kind: 'dropdown', label: 'Next', items: [version] }],
  ])('%s', (_, item, expected) => {
    const { shell, problems } = shellOf({ navbar: [{ ...item, position: 'right' }], locales });
    expect(problems).toEqual([]);
    expect(shell.navbar).toEqual([{ ...expected, position: 'right' }]);
  });

  test('items that name no page or sidebar are problems', () => {
    const { problems } = shellOf({
      navbar: [
        { type: 'doc', label: 'Install', docId: 'instalation' },
        { type: 'dropdown', label: 'More', items: [{ type: 'docSidebar', label: 'X', sidebarId: 'zzzz' }] },
      ],
    });
    expect(printed(problems)).toMatchInlineSnapshot(`
      "
      site.config.ts:1:1 config
        The navbar names the page "instalation", and there is none.
        Did you mean "installation"?

      site.config.ts:1:1 config
        The navbar names the sidebar "zzzz", and there is none.
        Correct the name.

      2 problems in 1 file
      "
    `);
  });
});

test('spec 3: docs version, one, named "current" and labelled "Next"', () => {
  expect(docsVersionOf({ docs, sidebars })).toEqual({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    mainDocId: 'index',
    docs: [
      { id: 'index', path: '/docs', sidebar: 'docs' },
      { id: 'installation', path: '/docs/installation', sidebar: 'docs' },
      { id: 'api/index', path: '/docs/api', sidebar: 'api' },
      { id: 'api/draft', path: '/docs/api/draft', sidebar: 'api' },
    ],
    draftIds: ['api/draft'],
    sidebars: {
      docs: { link: { path: '/docs', label: 'Welcome' } },
      api: { link: { path: '/docs/api', label: 'API' } },
    },
  });
});

test('the frame has announcement, footer, search and analytics as configured', () => {
  const announcement = { id: 'v1', text: 'New.', linkText: 'Read', to: '/blog' };
  const columns = [
    {
      title: 'More',
      links: [
        { label: 'Blog', to: '/blog' },
        { label: 'Code', href: 'https://code.loam.example' },
      ],
    },
  ];
  const analytics = { pixel: { src: 'https://pixel.loam.example/p.gif' } };
  const { shell } = shellOf({
    announcement,
    footer: { columns, note: 'Open.' },
    analytics,
    search: { indexName: 'x', synonyms: { k8s: ['kubernetes'] } },
  });
  expect(shell).toMatchObject({
    title: 'Loam',
    announcement,
    analytics,
    docsVersion: { name: 'current', label: 'Next' },
    footer: {
      note: 'Open.',
      columns: [
        {
          title: 'More',
          links: [
            { label: 'Blog', href: '/blog', isExternal: false },
            { label: 'Code', href: 'https://code.loam.example', isExternal: true },
          ],
        },
      ],
    },
  });
  expect(shell.search).toEqual({ indexName: 'x' });
});
