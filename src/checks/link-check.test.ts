import { describe, expect, test } from 'vitest';
import { printed } from '../../test/fixtures/pages.ts';
import { checkLinks, type LinkTargets } from './link-check.ts';

const TARGETS: LinkTargets = {
  anchors: new Map([
    ['/', new Set(['content'])],
    ['/docs', new Set(['content'])],
    ['/docs/caching', new Set(['content', 'set-up', 'straße', 'code-1', 'code-2', 'tabs-1-a'])],
    ['/docs/a b', new Set(['content'])],
    ['/blog/releases/v1.0.5', new Set(['content'])],
  ]),
  others: new Set(['/blog/rss.xml', '/monitoring', '/pod.schema.json']),
};

function reportOf(...hrefs: string[]): string {
  const links = hrefs.map((href, index) => ({ href, line: index + 1, column: 5 }));
  return printed(checkLinks(links, { file: 'content/docs/caching.mdx', route: '/docs/caching' }, TARGETS));
}

describe('spec 5: a broken link, a broken anchor or a broken markdown link fails the build', () => {
  test.each([
    '/',
    '/docs',
    '/docs?tab=a',
    '/docs/caching#set-up',
    '/docs/caching#',
    '#set-up',
    '#stra%C3%9Fe',
    '#code-2',
    '#code-2-L14',
    '/docs/a%20b',
    '/blog/releases/v1.0.5',
    '/blog/rss.xml',
    '/monitoring',
    '/pod.schema.json',
    'https://loam.example/nowhere',
    'mailto:team@loam.example',
    'HTTP://localhost:8090/v1',
    'tel:+100200300',
    '//cdn.loam.example/x',
    '',
  ])('%j is fine', (href) => {
    expect(reportOf(href)).toBe('\n');
  });

  test('links with a scheme that pages do not use, or with nothing behind it', () => {
    expect(reportOf('javascript:alert(1)', 'localhost:8090', 'http://', 'mailto:', '//')).toMatchInlineSnapshot(`
      "
      content/docs/caching.mdx:1:5 broken-link
        The link "javascript:alert(1)" has the scheme "javascript:", which pages do not use.
        Link to a route such as /docs/installation, or to an address with https:, http:, mailto: or tel:.

      content/docs/caching.mdx:2:5 broken-link
        The link "localhost:8090" has the scheme "localhost:", which pages do not use.
        Link to a route such as /docs/installation, or to an address with https:, http:, mailto: or tel:.

      content/docs/caching.mdx:3:5 broken-link
        The link "http://" has nothing behind its scheme.
        Complete the address.

      content/docs/caching.mdx:4:5 broken-link
        The link "mailto:" has nothing behind its scheme.
        Complete the address.

      content/docs/caching.mdx:5:5 broken-link
        The link "//" has nothing behind its scheme.
        Complete the address.

      5 problems in 1 file
      "
    `);
  });

  test('links to no page name the closest one', () => {
    expect(reportOf('/docs/cachng', '/nothing-like-it')).toMatchInlineSnapshot(`
      "
      content/docs/caching.mdx:1:5 broken-link
        The link "/docs/cachng" leads to no page.
        Did you mean "/docs/caching"?

      content/docs/caching.mdx:2:5 broken-link
        The link "/nothing-like-it" leads to no page.
        Link to a route: the path of a file below content/, without its ending.

      2 problems in 1 file
      "
    `);
  });

  test('links to another form of an address give the right one', () => {
    expect(reportOf('/docs/', '/docs/caching.html#set-up', '/docs/index')).toMatchInlineSnapshot(`
      "
      content/docs/caching.mdx:1:5 broken-link
        The link "/docs/" is not the address of the page.
        Write "/docs".

      content/docs/caching.mdx:2:5 broken-link
        The link "/docs/caching.html#set-up" is not the address of the page.
        Write "/docs/caching#set-up".

      content/docs/caching.mdx:3:5 broken-link
        The link "/docs/index" is not the address of the page.
        Write "/docs".

      3 problems in 1 file
      "
    `);
  });

  test('links that are no address', () => {
    expect(reportOf('caching', '../docs')).toMatchInlineSnapshot(`
      "
      content/docs/caching.mdx:1:5 broken-link
        The link "caching" is neither a route nor a content file.
        Start it with a slash, or name the .mdx file it leads to.

      content/docs/caching.mdx:2:5 broken-link
        The link "../docs" is neither a route nor a content file.
        Start it with a slash, or name the .mdx file it leads to.

      2 problems in 1 file
      "
    `);
  });

  test('links to no anchor name the closest one, or those that there are', () => {
    expect(reportOf('#setup', '/docs/caching#zzzzzz', '#code-9-L1', '/docs#x')).toMatchInlineSnapshot(`
      "
      content/docs/caching.mdx:1:5 broken-anchor
        The link "#setup" leads to no anchor of /docs/caching.
        Did you mean "#set-up"?

      content/docs/caching.mdx:2:5 broken-anchor
        The link "/docs/caching#zzzzzz" leads to no anchor of /docs/caching.
        Known anchors: set-up, straße.

      content/docs/caching.mdx:3:5 broken-anchor
        The link "#code-9-L1" leads to no anchor of /docs/caching.
        Known anchors: set-up, straße.

      content/docs/caching.mdx:4:5 broken-anchor
        The link "/docs#x" leads to no anchor of /docs.
        The page has no anchors.

      4 problems in 1 file
      "
    `);
  });

  test('addresses that cannot be decoded', () => {
    expect(reportOf('/docs/100%', '#100%')).toMatchInlineSnapshot(`
      "
      content/docs/caching.mdx:1:5 broken-link
        The link "/docs/100%" cannot be decoded.
        Write "%25" for a percent sign.

      content/docs/caching.mdx:2:5 broken-link
        The link "#100%" cannot be decoded.
        Write "%25" for a percent sign.

      2 problems in 1 file
      "
    `);
  });
});
