import { expect, test } from 'vitest';
import { printed } from '../../test/fixtures/pages.ts';
import { checkRedirects } from './redirects.ts';

/** What is printed for redirects that stand in their file as they are given here. */
function reportOf(redirects: Record<string, string>): string {
  const text = `export const siteConfig = {\n  title: 'to /a',\n  redirects: ${JSON.stringify(redirects, null, 2)},\n};\n`;
  const pages = [
    { route: '/docs/faq', sourcePath: 'content/docs/faq.mdx' },
    { route: '/search', sourcePath: undefined },
  ];
  return printed(checkRedirects(redirects, { pages, files: ['/favicon.svg'], text }));
}

test('redirects to pages, to anchors and by way of others are fine', () => {
  expect(reportOf({ '/a': '/docs/faq', '/b': '/docs/faq#why', '/c': '/a', '/old.html': '/c' })).toBe('\n');
});

test('redirects that go round in a circle are told once for each circle', () => {
  expect(reportOf({ '/into': '/a', '/a': '/b', '/b': '/a', '/self': '/self', '/x': '/x#y' })).toMatchInlineSnapshot(`
    "
    site.config.ts:5:3 config
      The redirect from "/a" leads back to itself: /a → /b → /a.
      Lead one of these to a page.

    site.config.ts:7:3 config
      The redirect from "/self" leads back to itself: /self → /self.
      Lead one of these to a page.

    site.config.ts:8:3 config
      The redirect from "/x" leads back to itself: /x → /x.
      Lead one of these to a page.

    3 problems in 1 file
    "
  `);
});

test('a redirect must not hide a page or a file', () => {
  expect(reportOf({ '/docs/faq': '/a', '/search': '/a', '/favicon.svg': '/a' })).toMatchInlineSnapshot(`
    "
    site.config.ts:4:3 config
      The redirect from "/docs/faq" would hide content/docs/faq.mdx, which has this address.
      Remove the redirect, or move what it hides.

    site.config.ts:5:3 config
      The redirect from "/search" would hide a page that the site makes, which has this address.
      Remove the redirect, or move what it hides.

    site.config.ts:6:3 config
      The redirect from "/favicon.svg" would hide a file, which has this address.
      Remove the redirect, or move what it hides.

    3 problems in 1 file
    "
  `);
});

test('a redirect starts at one path', () => {
  const wrong = ['/old page', '/old/*', '/old/:name', '/old?page=1', '/old#part', '/old/'];
  expect(reportOf(Object.fromEntries(wrong.map((from) => [from, '/docs/faq'])))).toMatchInlineSnapshot(`
    "
    site.config.ts:4:3 config
      The redirect from "/old page" has white space in its address.
      Name one path, as in "/old/page": patterns, queries and anchors are not redirected.

    site.config.ts:5:3 config
      The redirect from "/old/*" has "*" in its address.
      Name one path, as in "/old/page": patterns, queries and anchors are not redirected.

    site.config.ts:6:3 config
      The redirect from "/old/:name" has ":" in its address.
      Name one path, as in "/old/page": patterns, queries and anchors are not redirected.

    site.config.ts:7:3 config
      The redirect from "/old?page=1" has "?" in its address.
      Name one path, as in "/old/page": patterns, queries and anchors are not redirected.

    site.config.ts:8:3 config
      The redirect from "/old#part" has "#" in its address.
      Name one path, as in "/old/page": patterns, queries and anchors are not redirected.

    site.config.ts:9:3 config
      The redirect from "/old/" ends in a slash.
      Write "/old".

    6 problems in 1 file
    "
  `);
});
