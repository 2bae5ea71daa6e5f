import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { servedSite } from '../../test/fixtures/served-site.ts';

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
