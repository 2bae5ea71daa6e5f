import { describe, expect, test } from 'vitest';
import { chunkNameOf, normalRoute, outPathOf, pathBeside, routeKey, routeOf, routeOfKey, slugRoute } from './route.ts';

describe('spec 2.1: base URL is /, with no trailing slash', () => {
  test.each([
    ['docs/index.mdx', '/docs'],
    ['docs/features/caching.mdx', '/docs/features/caching'],
    ['docs/features/search/index.md', '/docs/features/search'],
    ['docs/api/HTTP/post-sql.mdx', '/docs/api/HTTP/post-sql'],
    ['blog/2021/q-learning.mdx', '/blog/2021/q-learning'],
    ['blog/releases/v1.0.5.mdx', '/blog/releases/v1.0.5'],
    ['pages/cookbook.mdx', '/cookbook'],
    ['pages/index.mdx', '/'],
  ])('%s is served at %s', (path, route) => {
    expect(routeOf(path)).toBe(route);
  });

  test.each([
    ['/', '/'],
    ['/docs/', '/docs'],
    ['/docs//', '/docs'],
    ['/docs.html', '/docs'],
    ['/docs/index.html', '/docs'],
    ['/index.html', '/'],
    ['/docs/index', '/docs'],
    ['/blog/releases/v1.0.5', '/blog/releases/v1.0.5'],
  ])('the pathname %s means the route %s', (pathname, route) => {
    expect(normalRoute(pathname)).toBe(route);
  });
});

test.each([
  ['docs/features/caching.mdx', '/cache', '/cache'],
  ['docs/features/caching.mdx', '/cache/', '/cache'],
  ['docs/features/caching.mdx', '/', '/'],
  ['docs/features/caching.mdx', 'results-cache', '/docs/features/results-cache'],
  ['docs/features/caching.mdx', './results-cache/', '/docs/features/results-cache'],
  ['docs/features/caching.mdx', '../cache', '/docs/cache'],
  ['docs/features/index.mdx', 'overview', '/docs/features/overview'],
  ['pages/cookbook.mdx', 'recipes', '/recipes'],
])('%s with the slug %s is served at %s', (contentPath, slug, route) => {
  expect(slugRoute(contentPath, slug)).toBe(route);
});

test.each([
  ['/', 'index', 'index'],
  ['/docs', 'docs', 'docs'],
  ['/docs/api/HTTP/post-sql', 'docs/api/HTTP/post-sql', 'docs-api-HTTP-post-sql'],
  ['/blog/releases/v1.0-rc.1', 'blog/releases/v1.0-rc.1', 'blog-releases-v1.0-rc.1'],
])('%s is written to %s and its script is named %s', (route, outPath, chunkName) => {
  expect(outPathOf(route)).toBe(outPath);
  expect(chunkNameOf(route)).toBe(chunkName);
});

describe('spec 2.1: each route entry carries a 3-character hash suffix', () => {
  const routes = ['/', '/docs', '/docs/api/HTTP/get-pods', '/blog/releases/v1.0.5'];

  test.each(routes)('the key of %s is the path, a dash and three characters', (route) => {
    expect(routeKey(route).slice(0, route.length)).toBe(route);
    expect(routeKey(route).slice(route.length)).toMatch(/^-[a-z0-9]{3}$/);
  });

  test.each(routes)('the public path of the key of %s is what stands before the suffix', (route) => {
    expect(routeOfKey(routeKey(route))).toBe(route);
  });

  test('keys never change, since open tabs hold them', () => {
    expect(routes.map(routeKey)).toMatchInlineSnapshot(`
      [
        "/-mse",
        "/docs-ptl",
        "/docs/api/HTTP/get-pods-eun",
        "/blog/releases/v1.0.5-a2o",
      ]
    `);
  });
});

test.each([
  ['content/docs/a/b.mdx', '../c.mdx', 'content/docs/c.mdx'],
  ['content/docs/a/b.mdx', './c.mdx', 'content/docs/a/c.mdx'],
  ['content/docs/a/b.mdx', 'd/../c.mdx', 'content/docs/a/c.mdx'],
])('seen from %s, %s is %s', (file, relative, expected) => {
  expect(pathBeside(file, relative)).toBe(expected);
});
