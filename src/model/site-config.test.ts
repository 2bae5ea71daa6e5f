import { describe, expect, test } from 'vitest';
import { siteConfig as realConfig } from '../../site.config.ts';
import { rawSiteConfig, siteConfig } from '../../test/fixtures/site-config.ts';
import { NavbarItem, SiteConfig } from './site-config.ts';

describe('spec 2.2: navbar item kinds the site supports', () => {
  test.each([
    { type: 'link', label: 'Blog', to: '/blog' },
    { type: 'dropdown', label: 'More', items: [{ type: 'link', label: 'Chat', href: 'https://chat.loam.example' }] },
    { type: 'localeDropdown' },
    { type: 'search' },
    { type: 'html', value: '<b>New</b>' },
    { type: 'doc', label: 'Install', docId: 'installation' },
    { type: 'docSidebar', label: 'Docs', sidebarId: 'docs' },
    { type: 'docsVersion' },
    { type: 'docsVersionDropdown' },
  ])('$type, on the left unless told otherwise', (item) => {
    expect(NavbarItem.parse(item)).toEqual({ ...item, position: 'left' });
    expect(NavbarItem.parse({ ...item, position: 'right' })).toEqual({ ...item, position: 'right' });
  });

  test('there are nine of them', () => {
    expect(NavbarItem.options).toHaveLength(9);
  });

  test.each([
    ['no target', { type: 'link', label: 'Blog' }],
    ['two targets', { type: 'link', label: 'Blog', to: '/blog', href: 'https://blog.loam.example' }],
    ['a relative address', { type: 'link', label: 'Blog', to: 'blog' }],
    ['no entries', { type: 'dropdown', label: 'More', items: [] }],
    ['a dropdown inside', { type: 'dropdown', label: 'More', items: [{ type: 'localeDropdown' }] }],
    ['an unknown kind', { type: 'logo' }],
  ])('an item with %s is refused', (_, item) => {
    expect(NavbarItem.safeParse(item).success).toBe(false);
  });
});

describe('spec 9: constants', () => {
  test('the page title delimiter is "|"', () => {
    expect(siteConfig().titleDelimiter).toBe('|');
  });

  test('analytics are off unless configured', () => {
    expect(siteConfig().analytics).toEqual({});
  });

  test('the configured site keeps to the specification', () => {
    const config = SiteConfig.parse(realConfig);
    expect(config.blog).toMatchObject({ postsPerPage: 5, sidebarTitle: 'All Posts' });
    expect(config.locales).toEqual([{ code: 'en', label: 'English', dir: 'ltr' }]);
    expect(config.announcement).toMatchObject({ id: 'v1.0.5', to: '/blog/releases/v1.0.5' });
    expect(config.titleDelimiter).toBe('|');
  });
});

test('spec 2.4: client-side redirects', () => {
  expect(SiteConfig.parse(realConfig).redirects).toEqual({
    '/query-federation': '/docs/features/query-federation',
    '/federated-queries': '/docs/features/query-federation',
    '/data-ingestion': '/docs/features/data-ingestion',
    '/data-acceleration': '/docs/features/data-acceleration',
    '/monitoring': '/docs/features/observability',
  });
});

test.each([
  ['an ending slash after the origin', { url: 'https://docs.loam.example/' }],
  ['no locale', { locales: [] }],
  ['a variable that no page could name', { variables: { 'the version': '1' } }],
  ['a footer link without target', { footer: { columns: [{ title: 'Docs', links: [{ label: 'API' }] }], note: '' } }],
  ['an unknown setting', { titel: 'Loam' }],
])('a configuration with %s is refused', (_, part) => {
  expect(SiteConfig.safeParse(rawSiteConfig(part)).success).toBe(false);
});
