import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LONG, servedSite } from '../../test/fixtures/served-site.ts';

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
