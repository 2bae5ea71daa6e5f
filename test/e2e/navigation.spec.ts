import { expect, type Page, test } from '@playwright/test';
import { openReady } from './ready.ts';

const START = '/docs/components/data-connectors/postgres';
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Lets a test see only what a click asks for, without what is loaded ahead. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}

/** Addresses of what a page asks for from now on. */
function watchRequests(page: Page): { documents: string[]; modules: string[] } {
  const seen = { documents: [] as string[], modules: [] as string[] };
  page.on('request', (request) => {
    if (request.resourceType() === 'document') seen.documents.push(new URL(request.url()).pathname);
    if (request.url().includes('/assets/js/')) seen.modules.push(new URL(request.url()).pathname);
  });
  return seen;
}

async function scrollAndRest(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo(0, y), top);
  await expect.poll(() => page.evaluate(() => history.state?.scroll)).toBe(top);
}

test('7 a click inside the site loads one payload and no document', async ({ page }) => {
  await saveData(page);
  await openReady(page, START);
  const { documents, modules } = watchRequests(page);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Data connectors' }).click();
  await expect(headingOf(page)).toHaveText('Data connectors');
  expect(documents).toEqual([]);
  expect(modules).toEqual([expect.stringMatching(/^\/assets\/js\/docs-components-data-connectors\.\w+\.js$/)]);
});

test('a new page has its title, the focus on its heading, stands at its top and is announced', async ({ page }) => {
  await openReady(page, START);
  await scrollAndRest(page, 1200);
  await page.mouse.wheel(0, -300);
  await mainLink(page, 'Blog').click();
  await expect(page).toHaveURL('/blog');
  await expect(page).toHaveTitle('Blog | Loam');
  await expect(headingOf(page)).toBeFocused();
  expect(await scrollOf(page)).toBe(0);
  await expect(page.getByRole('status').filter({ hasText: 'Blog | Loam' })).toHaveCount(1);
});

test('back and forward restore the place on each page', async ({ page }) => {
  await openReady(page, START);
  await scrollAndRest(page, 700);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await scrollAndRest(page, 450);

  await page.goBack();
  await expect(headingOf(page)).toHaveText('PostgreSQL data connector');
  await expect(page).toHaveTitle(/^PostgreSQL data connector \|/);
  await expect(headingOf(page)).toBeFocused();
  // The footer link had to be scrolled to, so the page was left at its end.
  expect(await scrollOf(page)).toBeGreaterThan(700);

  await page.goForward();
  await expect(headingOf(page)).toHaveText('Blog');
  await expect.poll(() => scrollOf(page)).toBe(450);
});

test('coming forward again before the page behind has arrived stays on the page', async ({ page }) => {
  await openReady(page, START);
  await mainLink(page, 'Blog').click();
  await expect(headingOf(page)).toHaveText('Blog');
  await page.route('**/assets/js/docs-components-data-connectors-postgres.*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const answered = page.waitForResponse(/docs-components-data-connectors-postgres/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(START);
  await page.evaluate(() => history.forward());
  await answered;
  await page.waitForTimeout(200);
  await expect(page).toHaveURL('/blog');
  await expect(headingOf(page)).toHaveText('Blog');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a link to a heading goes there, on the same page and on another, and back again', async ({ page }) => {
  await openReady(page, START);
  const { documents } = watchRequests(page);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'TLS' }).click();
  await expect(page.getByRole('heading', { name: 'TLS' })).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(0);

  await page.getByRole('article').getByRole('link', { name: 'stable', exact: true }).click();
  await expect(page).toHaveURL('/docs/components/data-connectors#maturity');
  await expect(page.getByRole('heading', { name: 'Maturity' })).toBeInViewport();
  expect(documents).toEqual([]);
});

test('modified clicks and links with a target are left to the browser', async ({ page, context }) => {
  await openReady(page, START);
  for (const modifiers of [['ControlOrMeta'], ['Shift']] as const) {
    const opened = context.waitForEvent('page');
    await mainLink(page, 'Blog').click({ modifiers: [...modifiers] });
    await expect(await opened).toHaveURL('/blog');
  }
  await mainLink(page, 'Blog').evaluate((link) => link.setAttribute('target', '_blank'));
  const opened = context.waitForEvent('page');
  await mainLink(page, 'Blog').click();
  await expect(await opened).toHaveURL('/blog');
  await expect(page).toHaveURL(START);
});

test('links to other sites and to files are left to the browser', async ({ page }) => {
  await page.route('https://code.loam.example/**', (route) => route.fulfill({ body: 'elsewhere' }));
  await openReady(page, START);
  await page.getByRole('main').getByRole('link', { name: 'Edit this page' }).click();
  await expect(page).toHaveURL(/^https:\/\/code\.loam\.example/);
  await page.goBack();
  await expect(headingOf(page)).toHaveText('PostgreSQL data connector');
  await mainLink(page, 'Blog').evaluate((link) => link.setAttribute('href', '/openapi.json'));
  await mainLink(page, 'Blog').click();
  await expect(page).toHaveURL('/openapi.json');
});

test('7 links are prefetched when the pointer or the focus comes near', async ({ page }) => {
  await openReady(page, START);
  for (const near of ['hover', 'focus'] as const) {
    const name = near === 'hover' ? 'Blog' : 'API';
    const answer = page.waitForResponse((response) => /\/assets\/js\/(blog|docs-api)\.\w+\.js/.test(response.url()));
    await mainLink(page, name)[near]();
    expect((await answer).ok()).toBe(true);
  }
  await expect(page).toHaveURL(START);
  const { modules } = watchRequests(page);
  await mainLink(page, 'API').click();
  await expect(page).toHaveURL('/docs/api');
  expect(
    modules.filter((name) => name.includes('/docs-api.')),
    'it is not loaded twice',
  ).toEqual([]);
});

test('7 links in view are prefetched after a while', async ({ page }) => {
  await openReady(page, START);
  const next = await page.waitForResponse(/\/assets\/js\/docs-[\w-]+\.\w+\.js/);
  expect(next.ok()).toBe(true);
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
  { saveData: false, effectiveType: 'slow-2g' },
]) {
  test(`7 nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await openReady(page, START);
    const { modules } = watchRequests(page);
    await mainLink(page, 'Blog').hover();
    await mainLink(page, 'API').focus();
    await page.waitForTimeout(2500);
    expect(modules).toEqual([]);
  });
}

for (const [from, to] of [
  ['/query-federation', '/docs/features/query-federation'],
  ['/federated-queries', '/docs/features/query-federation'],
  ['/data-ingestion', '/docs/features/data-ingestion'],
  ['/data-acceleration', '/docs/features/data-acceleration'],
  ['/monitoring', '/docs/features/observability'],
] as const) {
  test(`2.4 ${from} leads to ${to}, by a click and by its address`, async ({ page }) => {
    const answer = await page.request.get(`${from}?a=b`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(`${to}?a=b`);

    await openReady(page, START);
    const { documents } = watchRequests(page);
    await mainLink(page, 'Blog').evaluate((link, href) => link.setAttribute('href', `${href}#content`), from);
    await mainLink(page, 'Blog').click();
    await expect(page).toHaveURL(`${to}#content`);
    expect(documents).toEqual([]);
  });
}

test('2.1 an unknown path shows the not-found page with near matches and a search entry', async ({ page }) => {
  const answer = await page.goto('/docs/components/data-connector/postgres');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(headingOf(page)).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | Loam');
  await expect(main).toContainText('Did you mean one of these?');
  await expect(main.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', START);
  await main.getByRole('link', { name: 'Search the site' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('2.1 a click to an unknown path shows the not-found page', async ({ page }) => {
  await openReady(page, START);
  await mainLink(page, 'Blog').evaluate((link) => link.setAttribute('href', '/blog/nothing-here'));
  await mainLink(page, 'Blog').click();
  await expect(page).toHaveURL('/blog/nothing-here');
  await expect(headingOf(page)).toHaveText('Page not found');
});

test('2.1 addresses have no trailing slash', async ({ page }) => {
  await page.goto('/docs/faq/');
  await expect(page).toHaveURL('/docs/faq');
});
