import { expect, test } from 'vitest';
import { printed } from '../../test/fixtures/pages.ts';
import { siteConfig } from '../../test/fixtures/site-config.ts';
import { checkConfigLinks } from './config-links.ts';
import { resolveShell } from './shell.ts';

const TARGETS = {
  anchors: new Map([
    ['/', new Set(['content'])],
    ['/blog', new Set(['content'])],
  ]),
  others: new Set(['/old']),
};

/** What is printed for a configuration that stands in its file as it is given here. */
function reportOf(given: Parameters<typeof siteConfig>[0]): string {
  const config = siteConfig(given);
  const { shell } = resolveShell({ config, docs: new Map(), sidebars: [] });
  const text = `export const siteConfig = ${JSON.stringify(given, null, 2)};\n`;
  return printed(checkConfigLinks({ shell, redirects: config.redirects, text }, TARGETS));
}

test('links of the frame that lead somewhere are fine', () => {
  expect(
    reportOf({
      navbar: [
        { type: 'link', label: 'Blog', to: '/blog' },
        { type: 'link', label: 'Chat', href: 'https://chat.loam.example' },
        { type: 'search' },
      ],
      redirects: { '/news': '/blog' },
      announcement: { id: '1', text: 'New', linkText: 'Read', to: '/blog' },
    }),
  ).toBe('\n');
});

test('links of navbar, footer, announcement and redirects that lead nowhere are problems of the configuration', () => {
  expect(
    reportOf({
      navbar: [
        { type: 'link', label: 'Blog', to: '/blgo' },
        {
          type: 'dropdown',
          label: 'More',
          items: [
            { type: 'link', label: 'A', to: '/nowhere-a' },
            { type: 'html', value: '<a href="/nowhere-b">b</a>' },
          ],
        },
      ],
      footer: { columns: [{ title: 'More', links: [{ label: 'Blog', to: '/blog/' }] }], note: '' },
      announcement: { id: '1', text: 'New', linkText: 'Read', to: '/blog#x' },
      redirects: { '/news': '/nowhere-c' },
    }),
  ).toMatchInlineSnapshot(`
    "
    site.config.ts:6:13 broken-link
      The link "/blgo" leads to no page.
      Did you mean "/blog"?

    site.config.ts:15:17 broken-link
      The link "/nowhere-a" leads to no page.
      Link to a route: the path of a file below content/, without its ending.

    site.config.ts:19:31 broken-link
      The link "/nowhere-b" leads to no page.
      Link to a route: the path of a file below content/, without its ending.

    site.config.ts:31:19 broken-link
      The link "/blog/" is not the address of the page.
      Write "/blog".

    site.config.ts:42:11 broken-anchor
      The link "/blog#x" leads to no anchor of /blog.
      The page has no anchors.

    site.config.ts:45:14 broken-link
      The link "/nowhere-c" leads to no page.
      Link to a route: the path of a file below content/, without its ending.

    6 problems in 1 file
    "
  `);
});
