import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LONG, rulesFile, SITE, servedSite, serving } from '../../test/fixtures/served-site.ts';
import { temporaryFolder, writeFiles } from '../../test/fixtures/temporary-folder.ts';

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
