import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printed } from '../../../test/fixtures/pages.ts';
import { rawSiteConfig } from '../../../test/fixtures/site-config.ts';
import { temporaryFolder } from '../../../test/fixtures/temporary-folder.ts';
import type { DevReport } from '../../model/dev-report.ts';
import { type DevSite, openDevSite } from './dev-site.ts';

const page = (title: string, text: string) => `---\ntitle: ${title}\ndescription: What it says.\n---\n\n${text}\n`;

const API = { openapi: '3.1.0', info: { title: 'API', version: '1' }, paths: {} };

/** A site of two documentation pages, about a product whose HTTP interface is empty. */
function smallSite(files: Record<string, string | Buffer> = {}): { root: string; site: DevSite } {
  const root = temporaryFolder({
    'product/pod.schema.json': readFileSync('product/pod.schema.json'),
    'product/cli.json': readFileSync('product/cli.json'),
    'public/openapi.json': JSON.stringify(API),
    'site.config.ts': '',
    'sidebars.ts': '',
    'content/pages/index.mdx': page('Home', 'Text.'),
    'content/docs/index.mdx': page('Start', 'See [the other](/docs/other#part).'),
    'content/docs/other.mdx': page('Other', 'Text.\n\n## Part\n\nMore.'),
    ...files,
  });
  const modules: Record<string, Record<string, unknown>> = {
    '/site.config.ts': { siteConfig: rawSiteConfig({ redirects: { '/old': '/docs' } }) },
    '/sidebars.ts': { sidebars: { docs: { label: 'Docs', items: [] }, api: { label: 'API', items: [] } } },
  };
  const loadModule = async (url: string) => modules[url] ?? {};
  return { root, site: openDevSite({ root, codeVersion: '1', apiVersion: '1', loadModule }) };
}

const ask = (site: DevSite, path: string) => site.answer(new URL(path, 'http://localhost'));

async function reportFor(site: DevSite, route: string): Promise<DevReport> {
  return JSON.parse(String((await ask(site, `/assets/dev-report.json?route=${route}`)).body));
}

const compiledPages = (root: string) =>
  existsSync(join(root, '.cache/pages'))
    ? readdirSync(join(root, '.cache/pages')).filter((file) => file.endsWith('.body.json')).length
    : 0;

test('a page is compiled when it is asked for', async () => {
  const { root, site } = smallSite();
  await site.shell();
  expect(compiledPages(root)).toBe(0);
  const { status, body } = await ask(site, '/docs');
  expect(status).toBe(200);
  expect(body).toContain('<a href="/docs/other#part">the other</a>');
  expect(compiledPages(root)).toBe(1);
});

test('a sound page has no problems of its own', async () => {
  const { site } = smallSite();
  const { problems, page: data } = await reportFor(site, '/docs');
  expect(problems.filter(({ file }) => file === 'content/docs/index.mdx')).toEqual([]);
  expect(data?.title).toBe('Start | Loam');
});

test('an edit changes the key of the page and not that of the frame', async () => {
  const { root, site } = smallSite();
  const before = await reportFor(site, '/docs/other');
  writeFileSync(join(root, 'content/docs/other.mdx'), page('Other', 'Edited.\n\n## Part\n\nMore.'));
  site.noteChanges(['content/docs/other.mdx']);
  const after = await reportFor(site, '/docs/other');
  expect(after.pageKey).not.toBe(before.pageKey);
  expect(after.frameKey).toBe(before.frameKey);
  expect(after.page?.html).toContain('Edited.');
});

test('a link to an anchor that another page has no more is reported on the page that links', async () => {
  const { root, site } = smallSite();
  writeFileSync(join(root, 'content/docs/other.mdx'), page('Other', 'Text.\n\n## Parts\n\nMore.'));
  const { problems } = await reportFor(site, '/docs');
  expect(printed(problems.filter(({ file }) => file.startsWith('content/docs/index')))).toMatchInlineSnapshot(`
    "
    content/docs/index.mdx:6:5 broken-anchor
      The link "/docs/other#part" leads to no anchor of /docs/other.
      Did you mean "/docs/other#parts"?

    1 problem in 1 file
    "
  `);
});

test('text that does not parse is reported without a page to replace the one on the screen', async () => {
  const { site } = smallSite({ 'content/docs/other.mdx': page('Other', '<Tabs>') });
  const { problems, page: data } = await reportFor(site, '/docs/other');
  expect(data).toBeUndefined();
  expect(problems.map(({ rule }) => rule)).toContain('mdx-syntax');
});

test('a configuration that was never good gives a document with its problems', async () => {
  const root = temporaryFolder({ 'site.config.ts': 'export const siteConfig = {}', 'sidebars.ts': '' });
  const site = openDevSite({ root, codeVersion: '1', apiVersion: '1', loadModule: async () => ({}) });
  const { status, body } = await ask(site, '/');
  expect(status).toBe(500);
  expect(body).toContain('site.config.ts:1:1 config');
});

test('a page that a sidebar names and that is not there has its place in sidebars.ts', async () => {
  const { root } = smallSite({ 'sidebars.ts': "export const sidebars = {\n  docs: { items: [{ id: 'fqa' }] },\n};\n" });
  const sidebars = { docs: { label: 'Docs', items: [{ type: 'doc', id: 'fqa' }] } };
  const loadModule = async () => ({ siteConfig: rawSiteConfig(), sidebars });
  const site = openDevSite({ root, codeVersion: '1', apiVersion: '1', loadModule });
  const { problems } = await reportFor(site, '/docs');
  expect(problems.filter(({ file }) => file === 'sidebars.ts')).toMatchObject([{ line: 2, column: 25 }]);
});

test('a redirect that hides a page is told on every page', async () => {
  const { root } = smallSite({
    'site.config.ts': "export const siteConfig = {\n  redirects: { '/search': '/docs' },\n};\n",
  });
  const siteConfig = rawSiteConfig({ redirects: { '/search': '/docs' } });
  const loadModule = async () => ({ siteConfig, sidebars: { docs: { label: 'Docs', items: [] } } });
  const site = openDevSite({ root, codeVersion: '1', apiVersion: '1', loadModule });
  const { problems } = await reportFor(site, '/docs');
  expect(problems.filter(({ file }) => file === 'site.config.ts')).toMatchObject([{ line: 2, column: 16 }]);
});

test('an address without a page has no key until its file is written, in no sidebar as well', async () => {
  const { root, site } = smallSite();
  expect((await reportFor(site, '/docs/new')).pageKey).toBe('');
  writeFileSync(join(root, 'content/docs/new.mdx'), page('New', 'Text.'));
  site.noteChanges(['content/docs/new.mdx']);
  expect((await reportFor(site, '/docs/new')).pageKey).not.toBe('');
});

test('models and lists that are broken are problems of every page, which are served all the same', async () => {
  const { site } = smallSite({ 'product/cli.json': '{ "name"', 'public/openapi.json': '{' });
  expect((await ask(site, '/docs')).status).toBe(200);
  const { problems } = await reportFor(site, '/docs');
  expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    'product/cli.json:1:9',
    'public/openapi.json:1:2',
  ]);
});

test('a module of a page has a new name after every change, and older names still lead to it', async () => {
  const { site } = smallSite();
  const hashOf = async () => {
    const { routes } = JSON.parse(String((await ask(site, '/assets/routes.json')).body));
    return String(Object.entries(routes).find(([key]) => key.startsWith('/docs/other-'))?.[1]);
  };
  const before = await hashOf();
  site.noteChanges([]);
  expect(await hashOf()).not.toBe(before);
  const { body, type } = await ask(site, `/assets/js/docs-other.${before}.js`);
  expect(type).toBe('text/javascript; charset=utf-8');
  expect(body).toContain('export default {"route":"/docs/other"');
});

test.each([
  ['/old', 302, '/docs'],
  ['/docs/other/', 302, '/docs/other'],
  ['/docs/other.md', 200, undefined],
  ['/openapi.json', 200, undefined],
  ['/robots.txt', 200, undefined],
  ['/blog/rss.xml', 200, undefined],
  ['/nowhere', 404, undefined],
  ['/%E0%A4%A', 404, undefined],
  ['/assets/js/none.js', 404, undefined],
])('%s answers %i', async (path, status, location) => {
  const { site } = smallSite();
  const answer = await ask(site, path);
  expect([answer.status, answer.location]).toEqual([status, location]);
});

test('the search files hold the text of every page', async () => {
  const { site } = smallSite();
  const { search } = JSON.parse(String((await ask(site, '/assets/routes.json')).body));
  expect(search).toEqual({ index: '/assets/search/index.json', texts: ['/assets/search/texts-0.json'] });
  expect((await ask(site, '/assets/search/texts-0.json')).body).toContain('More.');
});
