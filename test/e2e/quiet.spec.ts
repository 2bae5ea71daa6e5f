import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { watchShifts } from './layout-shifts.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { openReady, scriptReady } from './ready.ts';
import { siteRoutes } from './site-routes.ts';

// The whole site in slices, so that the workers share it.
const SLICES = 8;
const TABS_PER_SLICE = 2;

/** Errors, warnings of the content security policy, failed requests and requests to other origins, from now on. */
function listen(page: Page, origin: string): string[] {
  const heard: string[] = [];
  const hear = (what: string) => heard.push(`${new URL(page.url()).pathname}: ${what}`);
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') hear(`${message.type()} ${message.text()}`);
  });
  page.on('pageerror', (error) => hear(`uncaught ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) hear(`request to ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) hear(`${response.status()} for ${response.url()}`);
  });
  return heard;
}

for (let slice = 0; slice < SLICES; slice++) {
  test(`every page is quiet, has one h1 and no id twice: slice ${slice + 1} of ${SLICES}`, async ({
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    // The not-found page answers 404, and the browser says so.
    const routes = siteRoutes().filter((route, index) => route !== '/404' && index % SLICES === slice);
    const heard: string[] = [];
    const faults: string[] = [];
    const visitAll = async () => {
      const page = await context.newPage();
      const own = listen(page, String(baseURL));
      for (let route = routes.pop(); route !== undefined; route = routes.pop()) {
        await openReady(page, route);
        const { headings, ids } = await page.evaluate(() => ({
          headings: document.querySelectorAll('h1').length,
          ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
        }));
        if (headings !== 1) faults.push(`${route}: ${headings} headings of level 1`);
        const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
        if (repeated.length > 0) faults.push(`${route}: repeated ids ${repeated.join(', ')}`);
      }
      heard.push(...own);
    };
    await Promise.all(Array.from({ length: TABS_PER_SLICE }, visitAll));
    expect(heard).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test('a reader who goes from page to page hears nothing either', async ({ page, baseURL }) => {
  const heard = listen(page, String(baseURL));
  await openReady(page, '/');
  for (const name of ['Docs', 'API', 'Blog', 'Cookbook']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')).toHaveText(name);
  }
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await page.getByRole('button', { name: 'Close the announcement' }).click();
  await page.waitForTimeout(500);
  expect(heard).toEqual([]);
});

for (const [kind, route] of Object.entries(PAGE_KINDS)) {
  test(`nothing moves after the first paint: ${kind}`, async ({ page }) => {
    const shifts = await watchShifts(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      await scriptReady(page);
      await page.waitForTimeout(300);
      expect(await shifts(), `${width} px`).toEqual([]);
    }
  });
}
