import { expect, type Page, type Request } from '@playwright/test';
import { ALGOLIA, HOSTS } from './hosted-site.ts';
import { dialogOf, fieldOf, openSearch, options, PAGE, search } from './search-dialog.ts';
import { test } from './search-test.ts';

/* What only the hosted search has: calls to a service elsewhere. */

const FIRST_HOST = `${ALGOLIA.appId.toLowerCase()}-dsn.algolia.net`;

function isCall(request: Request): boolean {
  return HOSTS.test(request.url());
}

/** Hosts that are asked from now on, in order. */
function hostsAskedBy(page: Page): string[] {
  const hosts: string[] = [];
  page.on('request', (request) => {
    if (isCall(request)) hosts.push(new URL(request.url()).hostname);
  });
  return hosts;
}

test('every page opens an early connection to the host that is asked first', async ({ page }) => {
  for (const route of ['/', PAGE, '/blog', '/search']) {
    await page.goto(route);
    const hint = page.locator('head link[rel="preconnect"][crossorigin]');
    await expect(hint).toHaveJSProperty('href', `https://${FIRST_HOST}/`);
  }
  const asked = page.waitForRequest(isCall);
  await page.getByRole('searchbox').fill('tls');
  expect(new URL((await asked).url()).hostname).toBe(FIRST_HOST);
});

for (const [width, snippet] of [
  [1280, 'content:10'],
  [768, 'content:5'],
] as const) {
  test(`a search at ${width} px is one POST with the fields of the protocol and ${snippet}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSearch(page);
    const asked = page.waitForRequest(isCall);
    await fieldOf(page).fill('tls');
    const request = await asked;
    const { pathname, searchParams } = new URL(request.url());
    expect([request.method(), pathname]).toEqual(['POST', '/1/indexes/*/queries']);
    expect(searchParams.get('x-algolia-application-id')).toBe(ALGOLIA.appId);
    expect(searchParams.get('x-algolia-api-key')).toBe(ALGOLIA.apiKey);
    const { requests } = request.postDataJSON();
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      query: 'tls',
      indexName: ALGOLIA.indexName,
      attributesToRetrieve: expect.arrayContaining(['hierarchy', 'content', 'type', 'url']),
      attributesToSnippet: [snippet],
      hitsPerPage: 20,
      clickAnalytics: true,
    });
  });
}

test('the error screen comes when no host can be reached, after all have been tried', async ({ page }) => {
  const hosts = hostsAskedBy(page);
  await page.route(HOSTS, (route) => route.continue());
  await search(page, 'postgres');
  await expect(dialogOf(page).getByText('Unable to fetch results')).toBeVisible();
  await expect(dialogOf(page)).toHaveAttribute('data-status', 'error');
  expect(hosts[0]).toBe(FIRST_HOST);
  expect(new Set(hosts).size).toBe(4);
});

test('a refused key shows the error screen', async ({ page }) => {
  const json = { message: 'Invalid Application-ID or API key', status: 403 };
  await page.route(HOSTS, (route) => route.fulfill({ status: 403, json }));
  await search(page, 'postgres');
  await expect(dialogOf(page).getByText('Unable to fetch results')).toBeVisible();
});

test('a silent host is stalled for a second, then the next one is asked and kept to', async ({ page }) => {
  const hosts = hostsAskedBy(page);
  await page.route(`https://${FIRST_HOST}/**`, () => {});
  await search(page, 'postgres');
  await expect(dialogOf(page)).toHaveAttribute('data-status', 'stalled');
  await expect(options(page).first()).toBeVisible();
  await expect(dialogOf(page)).toHaveAttribute('data-status', 'idle');
  await fieldOf(page).fill('keyring');
  await expect(options(page).first()).toContainText('Keyring');
  expect(hosts.filter((host) => host === FIRST_HOST)).toHaveLength(1);
});

test('markup in an answer is text, and hits that lead to no page are left out', async ({ page }) => {
  const markup = '<img src=x onerror=alert(1)>';
  const hit = (url: string) => ({
    ...{ objectID: url, url, type: 'content', content: markup, kind: 'docs' },
    hierarchy: { lvl0: markup, lvl1: markup },
    _highlightResult: { hierarchy: { lvl1: { value: `\uE000<b>\uE001${markup}` } } },
    _snippetResult: { content: { value: `${markup}\uE000<script>alert(2)</script>\uE001` } },
  });
  const hits = [hit('javascript:alert(3)'), hit('https://elsewhere.example/docs/faq#one'), 'no hit', null];
  const alerts: string[] = [];
  page.on('dialog', (alert) => alerts.push(alert.message()));
  await page.route(HOSTS, (route) => route.fulfill({ json: { results: [{ hits, nbHits: 2 }] } }));
  await search(page, 'anything');
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toHaveAttribute('href', '/docs/faq#one');
  await expect(options(page).locator('mark')).toHaveText(['<b>', '<script>alert(2)</script>']);
  await expect(options(page)).toContainText(markup);
  await expect(dialogOf(page).locator('img, script, b')).toHaveCount(0);
  expect(alerts).toEqual([]);
});

test('the last page of more than a thousand results has hits', async ({ page }) => {
  await page.goto('/search?q=a');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/^\d{4} results for "a"$/);
  const hit = main.locator('ol').getByRole('listitem').first();
  const first = (await hit.textContent()) ?? '';
  await main.getByRole('navigation', { name: 'Pages of results' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/page=\d{3}$/);
  await expect(hit).not.toHaveText(first);
  await expect(hit).toBeVisible();
});

test('the security policy lets the service be asked, and nobody else', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('report', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI }) => Reflect.get(window, 'report')(blockedURI));
  });
  await search(page, 'postgres');
  await expect(options(page).first()).toBeVisible();
  expect(violations).toEqual([]);
  // It would be answered as the service is: only the policy stands in the way.
  await page.route('https://elsewhere.example/', (route) => route.fulfill({ json: {} }));
  await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => {}));
  await expect.poll(() => violations).toEqual(['https://elsewhere.example/']);
});
