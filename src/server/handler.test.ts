import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { siteConfig } from '../../test/fixtures/site-config.ts';
import { temporaryFolder, writeFiles } from '../../test/fixtures/temporary-folder.ts';
import { createHandler } from './handler.ts';
import { headerRules } from './http-rules.ts';

const HASH = "'sha256-2fqrQ+nFZ0xZ9qZ0p4m6mY1z8p0a1b2c3d4e5f6g7h8='";
const IMMUTABLE = 'public, max-age=31536000, immutable';
const NOT_FOUND = '<!doctype html><main><h1>Page not found</h1><div id="near-matches" aria-live="polite"></div></main>';
const LONG = `<!doctype html>${'<p>Loam</p>'.repeat(100)}`;
const REDIRECTS = { '/monitoring': '/docs/features/observability' };
const ROUTES = ['/', '/docs', '/docs/installation', '/blog/releases/v1.0.5'];

function rulesFile(redirects: Record<string, string> = REDIRECTS): string {
  return JSON.stringify({ headers: headerRules(siteConfig(), [HASH]), redirects, routes: ROUTES });
}

/** A folder as a build leaves it, by hand. */
const SITE: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  'docs.html': LONG,
  'docs.html.br': brotliCompressSync(LONG),
  'docs.html.gz': gzipSync(LONG),
  'docs/installation.html': '<h1>Installation</h1>',
  'docs/installation.md': '# Installation',
  'blog/releases/v1.0.5.html': '<h1>v1.0.5</h1>',
  'blog/rss.xml': '<rss/>',
  '404.html': NOT_FOUND,
  'assets/js/docs.1a2b3c4d.js': 'export default 1',
  'assets/css/early.1a2b3c4d.css': 'a{}',
  'assets/img/map.1a2b3c4d.png': Buffer.from([0x89, 0x50]),
  'assets/search/index.1a2b3c4d.json': '{}',
  'assets/routes.json': '{}',
  'img/favicon.svg': '<svg/>',
  'robots.txt': 'Allow: /',
  'pod.schema.json': '{}',
  _headers: 'secret',
  '.server.json': rulesFile(),
  '.written.json': '{}',
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

type Asked = (path: string, options?: { method?: string; headers?: Record<string, string> }) => Promise<Answer>;

/** Starts a server over a folder; gives a way to ask it, with paths sent as they are. */
async function serving(dir: string): Promise<{ ask: Asked; port: number }> {
  const server = createServer(createHandler(dir));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask: Asked = (path, options = {}) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, agent: false, ...options }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString('utf8') });
        });
      });
      sent.on('error', reject);
      sent.end();
    });
  return { ask, port };
}

async function servedSite(
  files: Record<string, string | Buffer> = {},
): Promise<{ ask: Asked; port: number; dir: string }> {
  // The folder beside the served one holds what must never be seen.
  const root = temporaryFolder({ 'secret.txt': 'SECRET', 'secret.html': 'SECRET' });
  const dir = join(root, 'dist');
  writeFiles(dir, { ...SITE, ...files });
  return { ...(await serving(dir)), dir };
}

describe('clean URLs', () => {
  test.each([
    ['/', '<h1>Home</h1>'],
    ['/docs/installation', '<h1>Installation</h1>'],
    ['/docs/installation?tab=linux', '<h1>Installation</h1>'],
    ['/blog/releases/v1.0.5', '<h1>v1.0.5</h1>'],
    ['/docs/installation.md', '# Installation'],
    ['/docs/%69nstallation', '<h1>Installation</h1>'],
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

describe('compression', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0.8, br;q=0', 'gzip'],
    ['gzip; q=0.5, br; q=0.000', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['deflate', undefined],
    ['', undefined],
    ['brotli', undefined],
  ])('a reader that takes %j gets %s', async (accepted, encoding) => {
    const { ask } = await servedSite();
    const { headers, body } = await ask('/docs', { headers: { 'Accept-Encoding': accepted } });
    const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(plain.toString('utf8')).toBe(LONG);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test('a file without compressed forms is sent as it is', async () => {
    const { ask } = await servedSite();
    const { headers, text } = await ask('/', { headers: { 'Accept-Encoding': 'br' } });
    expect({ text, encoding: headers['content-encoding'] }).toEqual({ text: '<h1>Home</h1>', encoding: undefined });
  });

  test.each(['/docs.html.br', '/docs.html.gz', '/docs.html.br.part'])('%s itself is not public', async (path) => {
    const { ask } = await servedSite({ 'docs.html.br.part': 'half' });
    expect((await ask(path)).status).toBe(404);
  });
});

describe('conditional requests', () => {
  test('an unchanged page is 304 without a body', async () => {
    const { ask } = await servedSite();
    const { headers } = await ask('/docs', { headers: { 'Accept-Encoding': 'br' } });
    expect(headers.etag).toBeTruthy();
    const again = await ask('/docs', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': String(headers.etag) } });
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
    expect(again.headers['content-security-policy']).toBeTruthy();
  });

  test('each form of a page has a tag of its own', async () => {
    const { ask } = await servedSite();
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(
        async (encoding) => (await ask('/docs', { headers: { 'Accept-Encoding': encoding } })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('a changed page is sent anew', async () => {
    const { ask, dir } = await servedSite();
    const { headers } = await ask('/');
    writeFileSync(join(dir, 'index.html'), '<h1>Anew</h1>');
    utimesSync(join(dir, 'index.html'), new Date(), new Date(Date.now() + 5000));
    expect(await ask('/', { headers: { 'If-None-Match': String(headers.etag) } })).toMatchObject({
      status: 200,
      text: '<h1>Anew</h1>',
    });
  });

  test('a precondition that does not hold is 412', async () => {
    const { ask } = await servedSite();
    const { status, headers } = await ask('/', { headers: { 'If-Match': '"other"' } });
    expect(status).toBe(412);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});

describe('HEAD', () => {
  test.each([
    ['/docs', 200],
    ['/docs/', 301],
    ['/monitoring', 301],
    ['/nowhere', 404],
    ['/assets/js/nowhere.js', 404],
    ['/%', 400],
  ])('%s has the head of GET, %i, and no body', async (path, status) => {
    const { ask } = await servedSite();
    const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)];
    expect({ status: head.status, length: head.body.length }).toEqual({ status, length: 0 });
    expect(get.status).toBe(status);
    expect(head.headers['content-length']).toBe(String(get.body.length));
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
  });
});

describe('ranges', () => {
  test('a part of a file is 206, from the plain form', async () => {
    const { ask } = await servedSite();
    const { status, text, headers } = await ask('/docs', { headers: { Range: 'bytes=2-8', 'Accept-Encoding': 'br' } });
    expect({ status, text, range: headers['content-range'], encoding: headers['content-encoding'] }).toEqual({
      status: 206,
      text: LONG.slice(2, 9),
      range: `bytes 2-8/${LONG.length}`,
      encoding: undefined,
    });
  });

  test('a range outside of the file is 416 with its length', async () => {
    const { ask } = await servedSite();
    const { status, headers, text } = await ask('/docs', { headers: { Range: 'bytes=99999-' } });
    expect({ status, range: headers['content-range'] }).toEqual({ status: 416, range: `bytes */${LONG.length}` });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toBe('The file has no such range.\n');
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

describe('paths that mean harm never leave the folder', () => {
  test.each([
    ['/../secret.txt', 400],
    ['/docs/../../secret.txt', 400],
    ['/..', 400],
    ['/docs/..', 400],
    ['/%2e%2e/secret.txt', 400],
    ['/%2E%2E%2Fsecret.txt', 400],
    ['/..%2fsecret.txt', 400],
    ['/..%5csecret.txt', 400],
    ['/..\\secret.txt', 400],
    ['/docs%2finstallation', 400],
    ['/docs%00.html', 400],
    ['/%', 400],
    ['/%zz', 400],
    ['/%c0%ae%c0%ae/secret.txt', 400],
    ['/%ff', 400],
    ['secret.txt', 400],
    ['*', 400],
    ['http://127.0.0.1/secret.txt', 400],
    ['/%252e%252e/secret.txt', 404],
    ['/%252e%252e%252fsecret.txt', 404],
    ['/./secret.txt', 404],
    ['/.server.json', 404],
    ['/.written.json', 404],
    ['/%2eserver.json', 404],
    ['/docs/.git/config', 404],
    ['/_headers', 404],
    ['/...//secret.txt', 301],
    ['/~root', 404],
    ['/docs.html/secret.txt', 404],
    [`/${'a'.repeat(300)}`, 404],
    [`/${'%C3%A4'.repeat(200)}/`, 301],
    [`/assets/${'a/'.repeat(2000)}a`, 404],
  ])('%s gets %i', async (path, status) => {
    const { ask } = await servedSite();
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/SECRET|^secret$|sha256/);
    expect((await ask('/')).status).toBe(200);
  });

  test('a line that is no request is 400', async () => {
    const { port } = await servedSite();
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET /../secret.txt\x01 HTTP/1.1\r\nHost: a\r\n\r\n'),
      );
      socket.setEncoding('utf8');
      socket.once('data', (data) => {
        socket.destroy();
        resolve(String(data));
      });
      socket.once('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('a new build under a running server', () => {
  test('is served when the folder is swapped, while files of the one before stay', async () => {
    const { ask, dir } = await servedSite();
    expect((await ask('/')).text).toBe('<h1>Home</h1>');
    writeFiles(`${dir}-next`, {
      ...SITE,
      'index.html': '<h1>Next</h1>',
      'assets/js/docs.ffffffff.js': 'export default 2',
    });
    renameSync(dir, `${dir}-old`);
    renameSync(`${dir}-next`, dir);
    expect((await ask('/')).text).toBe('<h1>Next</h1>');
    expect((await ask('/assets/js/docs.ffffffff.js')).status).toBe(200);
    expect((await ask('/assets/js/docs.1a2b3c4d.js')).status).toBe(200);
  });

  test('brings its own rules', async () => {
    const { ask, dir } = await servedSite();
    expect((await ask('/old')).status).toBe(404);
    writeFileSync(join(dir, '.server.json'), rulesFile({ '/old': '/docs' }));
    utimesSync(join(dir, '.server.json'), new Date(), new Date(Date.now() + 5000));
    expect(await ask('/old')).toMatchObject({ status: 301, headers: { location: '/docs' } });
    expect((await ask('/monitoring')).status).toBe(404);
  });

  test('half-written rules are not taken: those before hold', async () => {
    const { ask, dir } = await servedSite();
    await ask('/');
    writeFileSync(join(dir, '.server.json'), rulesFile().slice(0, 100));
    utimesSync(join(dir, '.server.json'), new Date(), new Date(Date.now() + 5000));
    expect((await ask('/monitoring')).status).toBe(301);
  });

  test('a folder that is away for a moment gives 404, with all headers, and comes back', async () => {
    const { ask, dir } = await servedSite();
    await ask('/');
    renameSync(dir, `${dir}-away`);
    const { status, headers } = await ask('/');
    expect(status).toBe(404);
    expect(headers['content-security-policy']).toBeTruthy();
    renameSync(`${dir}-away`, dir);
    expect((await ask('/')).status).toBe(200);
  });

  test('a server may start before there is a folder', async () => {
    const dir = join(temporaryFolder(), 'dist');
    const { ask } = await serving(dir);
    expect(await ask('/')).toMatchObject({ status: 404, text: 'Not found\n' });
    writeFiles(dir, SITE);
    expect((await ask('/')).status).toBe(200);
  });

  test('a compressed form that is gone is not missed', async () => {
    const { ask, dir } = await servedSite();
    rmSync(join(dir, 'docs.html.br'));
    mkdirSync(join(dir, 'docs.html.br'));
    const { status, text } = await ask('/docs', { headers: { 'Accept-Encoding': 'br' } });
    expect({ status, text }).toEqual({ status: 200, text: LONG });
  });
});
