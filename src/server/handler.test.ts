import { describe, expect, test } from 'vitest';
import { HASH, servedSite } from '../../test/fixtures/served-site.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

describe('clean URLs', () => {
  test.each([
    ['/', '<h1>Home</h1>'],
    ['/docs/installation', '<h1>Installation</h1>'],
    ['/docs/installation?tab=linux', '<h1>Installation</h1>'],
    ['/blog/releases/v1.0.5', '<h1>v1.0.5</h1>'],
    ['/docs/installation.md', '# Installation'],
    ['/docs/%69nstallation', '<h1>Installation</h1>'],
    ['/demo', '<h1>Demo</h1>'],
    ['/.well-known/security.txt', 'Contact: mailto:security@loam.example'],
  ])('%s is a page', async (path, text) => {
    const { ask } = await servedSite();
    expect(await ask(path)).toMatchObject({ status: 200, text });
  });

  test.each([
    ['/docs/', '/docs'],
    ['/docs/installation/', '/docs/installation'],
    ['/docs//installation', '/docs/installation'],
    ['/docs.html', '/docs'],
    ['/docs/installation.html', '/docs/installation'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/docs/index.html', '/docs'],
    ['/docs/?q=a&b=/', '/docs?q=a&b=/'],
    ['//elsewhere.example', '/elsewhere.example'],
    ['//elsewhere.example/%2e/', '/elsewhere.example/.'],
    ['/stra%C3%9Fe/', '/stra%C3%9Fe'],
    ['/a%0d%0aSet-Cookie:x/', '/a%0D%0ASet-Cookie:x'],
  ])('%s is moved to %s', async (path, location) => {
    const { ask } = await servedSite();
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location } });
  });

  test('spec 2.4: a redirect is 301 and keeps the query', async () => {
    const { ask } = await servedSite();
    const { status, headers } = await ask('/monitoring?from=mail');
    expect({ status, location: headers.location }).toEqual({
      status: 301,
      location: '/docs/features/observability?from=mail',
    });
  });
});

describe('redirects', () => {
  test.each([
    ['/log?x=1', '/docs/log?x=1#fields'],
    ['/strasse', '/docs/stra%C3%9Fe?a=1#gr%C3%B6%C3%9Fe'],
    ['/strasse?b=2', '/docs/stra%C3%9Fe?a=1&b=2#gr%C3%B6%C3%9Fe'],
  ])('%s leads to %s', async (path, location) => {
    const { ask } = await servedSite();
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location } });
  });

  test('names that every object has are no redirects', async () => {
    const { ask } = await servedSite();
    expect(await ask('/constructor')).toMatchObject({ status: 404 });
  });
});

describe('caching', () => {
  test.each([
    ['/assets/js/docs.1a2b3c4d.js', IMMUTABLE],
    ['/assets/css/early.1a2b3c4d.css', IMMUTABLE],
    ['/assets/img/map.1a2b3c4d.png', IMMUTABLE],
    ['/assets/search/index.1a2b3c4d.json', IMMUTABLE],
    ['/assets/routes.json', 'no-cache'],
    ['/', 'no-cache'],
    ['/docs', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/nowhere', 'no-cache'],
    ['/assets/js/gone.1a2b3c4d.js', 'no-cache'],
    ['/docs/', 'no-cache'],
  ])('%s is kept as %s', async (path, value) => {
    const { ask } = await servedSite();
    expect((await ask(path)).headers['cache-control']).toBe(value);
  });
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/blog/releases/v1.0.5', 'text/html; charset=utf-8'],
  ['/docs/installation.md', 'text/markdown; charset=utf-8'],
  ['/assets/js/docs.1a2b3c4d.js', 'text/javascript; charset=utf-8'],
  ['/assets/css/early.1a2b3c4d.css', 'text/css; charset=utf-8'],
  ['/assets/routes.json', 'application/json; charset=utf-8'],
  ['/assets/img/map.1a2b3c4d.png', 'image/png'],
  ['/img/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/blog/rss.xml', 'text/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
])('the content type of %s is %s', async (path, type) => {
  const { ask } = await servedSite();
  expect((await ask(path)).headers['content-type']).toBe(type);
});

describe('security headers', () => {
  test.each(['/', '/docs/', '/nowhere', '/assets/js/nowhere.js', '/%', '/robots.txt'])(
    '%s has them all',
    async (path) => {
      const { ask } = await servedSite();
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers['content-security-policy']).toContain(`script-src 'self' ${HASH};`);
      expect(headers['content-security-policy']).not.toContain('unsafe');
    },
  );

  test('editors may load the schema from other origins, and nothing else', async () => {
    const { ask } = await servedSite();
    expect((await ask('/pod.schema.json')).headers['access-control-allow-origin']).toBe('*');
    expect((await ask('/docs')).headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('spec 2.1: any unknown path shows a not-found page', () => {
  test('with the status 404 and near matches', async () => {
    const { ask } = await servedSite();
    const { status, text, headers } = await ask('/docs/instalation');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<h1>Page not found</h1>');
    expect(text).toContain(
      'Did you mean one of these?</p><ul><li><a href="/docs/installation">/docs/installation</a></li></ul>',
    );
  });

  test('the page of its own has that status too', async () => {
    const { ask } = await servedSite();
    const { status, text } = await ask('/404');
    expect(status).toBe(404);
    expect(text).toContain('<h1>Page not found</h1>');
  });

  test('without a suggestion when nothing is near', async () => {
    const { ask } = await servedSite();
    const { text } = await ask('/zzzz/$&/<script>');
    expect(text).toContain('<div id="near-matches"></div>');
    expect(text).not.toContain('<script>');
  });

  test.each([
    '/assets/js/docs.00000000.js',
    '/assets/nowhere',
    '/favicon.ico',
    '/img/x.png',
    '/docs/x.md',
    '/sitemap.xml',
  ])('%s is a file, and gets a line of text', async (path) => {
    const { ask } = await servedSite();
    expect(await ask(path)).toMatchObject({
      status: 404,
      text: 'Not found\n',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  });

  test('a folder is no page', async () => {
    const { ask } = await servedSite();
    expect((await ask('/blog')).status).toBe(404);
    expect((await ask('/assets')).status).toBe(404);
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
  '%s is 405: the site can only be read',
  async (method) => {
    const { ask } = await servedSite();
    const { status, headers, text } = await ask('/docs', { method });
    expect({ status, allow: headers.allow, text }).toEqual({
      status: 405,
      allow: 'GET, HEAD',
      text: 'This site can only be read.\n',
    });
  },
);
