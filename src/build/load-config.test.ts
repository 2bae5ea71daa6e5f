import { expect, test } from 'vitest';
import { printed } from '../../test/fixtures/pages.ts';
import { rawSiteConfig } from '../../test/fixtures/site-config.ts';
import { temporaryFolder } from '../../test/fixtures/temporary-folder.ts';
import { checkConfig } from './load-config.ts';

const SIDEBARS = { docs: { label: 'Docs', items: [{ type: 'folder', dir: 'features' }] } };

/** What is printed for a configuration; the files are written as a person would write them. */
function reportOf(site: Record<string, unknown>, sidebars: Record<string, unknown> = SIDEBARS): string {
  const asWritten = (name: string, value: unknown) =>
    `export const ${name} = ${JSON.stringify(value, null, 2).replaceAll(/"(\w+)":/g, '$1:')};\n`;
  const root = temporaryFolder({
    'site.config.ts': asWritten('siteConfig', site),
    'sidebars.ts': asWritten('sidebars', sidebars),
  });
  const loaded = checkConfig(root, { siteConfig: site, sidebars });
  return loaded.kind === 'ok' ? 'ok' : printed(loaded.problems);
}

test('a good configuration is given back with its defaults', () => {
  const loaded = checkConfig(temporaryFolder(), { siteConfig: rawSiteConfig(), sidebars: SIDEBARS });
  expect(loaded).toMatchObject({ kind: 'ok', config: { title: 'Loam', titleDelimiter: '|' }, sidebars: SIDEBARS });
});

test('an unknown setting is reported at its line, with the closest one', () => {
  expect(reportOf(rawSiteConfig({ titel: 'Loam' }))).toMatchInlineSnapshot(`
    "
    site.config.ts:37:3 unknown-key
      "titel" is not a setting.
      Did you mean "title"?

    1 problem in 1 file
    "
  `);
});

test('a setting that is misspelt is one mistake: that the right one is missing is not said', () => {
  const { title: titel, ...others } = rawSiteConfig();
  expect(reportOf({ titel, ...others })).toMatchInlineSnapshot(`
    "
    site.config.ts:2:3 unknown-key
      "titel" is not a setting.
      Did you mean "title"?

    1 problem in 1 file
    "
  `);
});

test('a missing setting is reported where it is missing from, and not where another has its name', () => {
  const { title: _, ...others } = rawSiteConfig();
  const sidebars = {
    docs: {
      label: 'Docs',
      items: [
        { type: 'doc', id: 'index' },
        { type: 'doc', label: 'id: none' },
        { type: 'category', label: 'More', items: [{ type: 'doc' }] },
        { type: 'doc', id: 'faq' },
      ],
    },
  };
  expect(reportOf(others, sidebars)).toMatchInlineSnapshot(`
    "
    sidebars.ts:9:7 config
      "docs.items.1.id" is missing.
      See src/model/sidebars-config.ts for what each setting takes.

    sidebars.ts:17:11 config
      "docs.items.2.items.0.id" is missing.
      See src/model/sidebars-config.ts for what each setting takes.

    site.config.ts:1:1 config
      "title" is missing.
      See src/model/site-config.ts for what each setting takes.

    3 problems in 2 files
    "
  `);
});

test('a redirect from what is no address is reported at its line', () => {
  expect(reportOf(rawSiteConfig({ redirects: { '/old': '/docs', older: '/docs' } }))).toMatchInlineSnapshot(`
    "
    site.config.ts:25:5 config
      "redirects.older" does not fit: Invalid string: must start with "/".
      See src/model/site-config.ts for what each setting takes.

    1 problem in 1 file
    "
  `);
});

test('a mistake inside a list is reported at its own entry', () => {
  const navbar = [
    { type: 'link', label: 'Blog, news [and more]', to: '/blog' },
    { type: 'link', label: 'Chat', herf: 'https://chat.loam.example' },
    { type: 'link', label: 'Cookbook', to: 'cookbook' },
    { type: 'logo' },
  ];
  expect(reportOf(rawSiteConfig({ navbar }))).toMatchInlineSnapshot(`
    "
    site.config.ts:24:5 config
      "navbar.1" does not fit: a link needs either "to" or "href".
      See src/model/site-config.ts for what each setting takes.

    site.config.ts:27:7 unknown-key
      "navbar.1.herf" is not a setting.
      Did you mean "href"?

    site.config.ts:32:7 config
      "navbar.2.to" does not fit: Invalid string: must start with "/".
      See src/model/site-config.ts for what each setting takes.

    site.config.ts:35:7 config
      "navbar.3.type" does not fit: Invalid discriminator value. Expected 'link' | 'doc' | 'docSidebar' | 'docsVersion' | 'html' | 'dropdown' | 'docsVersionDropdown' | 'localeDropdown' | 'search'.
      See src/model/site-config.ts for what each setting takes.

    4 problems in 1 file
    "
  `);
});

test('a value that does not fit is reported at its key', () => {
  const blog = { title: 'Blog', description: 'News.', postsPerPage: 0, sidebarTitle: 'All Posts' };
  expect(reportOf(rawSiteConfig({ blog, url: 'https://docs.loam.example/' }))).toMatchInlineSnapshot(`
    "
    site.config.ts:4:3 config
      "url" does not fit: must not end with a slash.
      See src/model/site-config.ts for what each setting takes.

    site.config.ts:27:5 config
      "blog.postsPerPage" does not fit: Too small: expected number to be >0.
      See src/model/site-config.ts for what each setting takes.

    2 problems in 1 file
    "
  `);
});

test('mistakes in sidebars.ts are reported there', () => {
  const sidebars = {
    docs: {
      label: 'Docs',
      items: [
        { type: 'folder', dir: 'features' },
        { type: 'folder', folder: 'cli' },
      ],
    },
  };
  expect(reportOf(rawSiteConfig(), sidebars)).toMatchInlineSnapshot(`
    "
    sidebars.ts:9:7 config
      "docs.items.1.dir" is missing.
      See src/model/sidebars-config.ts for what each setting takes.

    sidebars.ts:11:9 unknown-key
      "docs.items.1.folder" is not a setting.
      Known settings: type, dir.

    2 problems in 1 file
    "
  `);
});
