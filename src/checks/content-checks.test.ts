import { describe, expect, test } from 'vitest';
import { printed, source } from '../../test/fixtures/pages.ts';
import { checkAddresses, checkNames, checkRoutes } from './content-checks.ts';

const KNOWN = { docTags: new Set(['connectors']), blogTags: new Set(['news', 'release']), authors: new Set(['team']) };

describe('tags and authors', () => {
  test('that are defined are fine', () => {
    const sources = [
      source('content/docs/a.mdx', ['tags: [connectors]']),
      source('content/docs/b.mdx'),
      source('content/blog/a.mdx', ['tags: [news, release]']),
      source('content/pages/a.mdx'),
    ];
    expect(checkNames(sources, KNOWN)).toEqual([]);
  });

  test('that no file defines are problems, on the line of their key', () => {
    const sources = [
      source('content/docs/a.mdx', ['tags: [conectors, news]']),
      source('content/blog/a.mdx', ['tags: [news, zzzzzz]', 'authors: [teem]']),
    ];
    expect(printed(checkNames(sources, KNOWN))).toMatchInlineSnapshot(`
      "
      content/blog/a.mdx:5:1 unknown-tag
        "zzzzzz" is not a tag of content/blog/tags.yml.
        Add it to content/blog/tags.yml, or use one of those that are there.

      content/blog/a.mdx:6:1 unknown-author
        "teem" is not an author of content/blog/authors.yml.
        Did you mean "team"?

      content/docs/a.mdx:4:1 unknown-tag
        "conectors" is not a tag of content/docs/tags.yml.
        Did you mean "connectors"?

      content/docs/a.mdx:4:1 unknown-tag
        "news" is not a tag of content/docs/tags.yml.
        Add it to content/docs/tags.yml, or use one of those that are there.

      4 problems in 2 files
      "
    `);
  });
});

describe('the address of a page can be typed', () => {
  const source = (route: string, slugLine?: number) => ({
    route,
    sourcePath: 'content/docs/a.mdx',
    keyLines: slugLine === undefined ? {} : { slug: slugLine },
  });

  test.each(['/', '/docs', '/docs/api/HTTP/post-sql', '/blog/releases/v1.0.5', '/docs/a_b~c'])('%s is one', (route) => {
    expect(checkAddresses([source(route)])).toEqual([]);
  });

  test.each([
    '/docs/my page',
    '/docs/50%',
    '/docs/a?',
    '/docs/a#b',
    '/docs//a',
    '/../a',
    '/docs/.a',
    '/docs/_a',
    '/docs/a.html',
    '/docs/a.tar.gz',
    '/docs/a/index',
    '/docs/é',
    'docs',
  ])('%s is not', (route) => {
    expect(checkAddresses([source(route)])).toHaveLength(1);
  });

  test('the file or its slug is to be changed', () => {
    expect(printed(checkAddresses([source('/docs/my page'), source('/docs/a?', 3)]))).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:1 bad-value
        "/docs/my page" is not an address for a page.
        Rename the file: parts of a–z, 0–9, "-", "_", "~" and "." with "/" between them; none begins with "_" or ".", and the last is not "index" and ends in none of .html, .br, .gz and .part.

      content/docs/a.mdx:3:1 bad-value
        "/docs/a?" is not an address for a page.
        Change the slug: parts of a–z, 0–9, "-", "_", "~" and "." with "/" between them; none begins with "_" or ".", and the last is not "index" and ends in none of .html, .br, .gz and .part.

      2 problems in 1 file
      "
    `);
  });
});

describe('spec 5: a duplicate route gives a warning', () => {
  test('routes that differ are fine', () => {
    expect(
      checkRoutes([
        { route: '/a', sourcePath: 'content/docs/a.mdx' },
        { route: '/b', sourcePath: undefined },
      ]),
    ).toEqual([]);
  });

  test('the second page of an address is told about the first', () => {
    const pages = [
      { route: '/search', sourcePath: undefined },
      { route: '/docs/a', sourcePath: 'content/docs/a.mdx' },
      { route: '/docs/a', sourcePath: 'content/docs/b.mdx' },
      { route: '/search', sourcePath: 'content/pages/search.mdx' },
    ];
    expect(printed(checkRoutes(pages))).toMatchInlineSnapshot(`
      "
      content/docs/b.mdx:1:1 duplicate-route (warning)
        The address /docs/a is taken by content/docs/a.mdx.
        Rename one of them or give it another slug: only the first is built.

      content/pages/search.mdx:1:1 duplicate-route (warning)
        The address /search is taken by a page of the site.
        Rename one of them or give it another slug: only the first is built.

      2 problems in 2 files
      "
    `);
  });
});
