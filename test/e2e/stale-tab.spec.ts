import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { moduleNameOf, routeKey } from '../../src/model/route.ts';
import { createHandler } from '../../src/server/handler.ts';
import { openReady } from './ready.ts';
import { moduleNames } from './site-routes.ts';

const CHANGED = '/docs/features/caching';
const SAME = '/docs/faq';

let folder: string;
let server: Server;
let origin: string;

/** Two builds, and a server on a link that leads to the first. */
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deployments-'));
  await cp('dist', join(folder, 'first'), { recursive: true, filter: (file) => !/\.(br|gz|md)$/.test(file) });
  await cp(join(folder, 'first'), join(folder, 'second'), { recursive: true });
  await changePage(join(folder, 'second'));
  await symlink('first', join(folder, 'live'));
  server = createServer(createHandler(join(folder, 'live'))).listen(0);
  const { port } = server.address() as AddressInfo;
  origin = `http://localhost:${port}`;
});

test.afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** What a build does after an edit: other HTML, a module of another name, and another route list. */
async function changePage(dir: string): Promise<void> {
  const edit = (text: string) => text.replaceAll('<h1>', '<h1>Rewritten: ');
  const before = join(dir, 'assets/js', moduleNames().get(CHANGED) ?? '');
  const after = join(dir, 'assets/js', moduleNameOf(CHANGED, 'f00d42'));
  await writeFile(after, edit(await readFile(before, 'utf8')));
  await rm(before);
  const page = join(dir, `${CHANGED}.html`);
  await writeFile(page, edit(await readFile(page, 'utf8')));
  const list = join(dir, 'assets/routes.json');
  const routes = JSON.parse(await readFile(list, 'utf8'));
  routes.routes[routeKey(CHANGED)] = 'f00d42';
  await writeFile(list, JSON.stringify(routes));
}

async function deploySecond(): Promise<void> {
  await symlink('second', join(folder, 'next'));
  await rename(join(folder, 'next'), join(folder, 'live'));
}

/** A tab that has been used: it knows the route list of the first build. */
async function openTab(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openReady(page, `${origin}/docs`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'CLI' }).click();
  await expect(page).toHaveURL(/\/docs\/cli$/);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

async function followTo(page: Page, route: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'CLI' });
  await link.evaluate((element, href) => element.setAttribute('href', href), route);
  await link.click();
  await expect(page).toHaveURL(`${origin}${route}`);
}

test('a tab opened on one build reaches a page that the next build changed, by one full load', async ({ page }) => {
  const documents = await openTab(page);
  await deploySecond();
  await followTo(page, CHANGED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Rewritten: /);
  await page.waitForTimeout(500);
  expect(documents).toEqual([CHANGED]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a tab opened on one build reaches an unchanged page by its payload', async ({ page }) => {
  const documents = await openTab(page);
  await deploySecond();
  await followTo(page, SAME);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  expect(documents).toEqual([]);
});

test('a tab that knows no route list yet uses that of the next build', async ({ page }) => {
  await openReady(page, `${origin}/docs`);
  await deploySecond();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await followTo(page, CHANGED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Rewritten: /);
  expect(documents).toEqual([]);
});
