import { expect } from '@playwright/test';
import { watchShifts } from './layout-shifts.ts';
import { dialogOf, options, search } from './search-dialog.ts';
import { test } from './search-test.ts';

test.describe('filters', () => {
  test('hits are narrowed by kind, with counts, by keyboard', async ({ page }) => {
    await search(page, 'postgres');
    const kinds = dialogOf(page).getByRole('group', { name: 'Show' });
    await expect(kinds.getByRole('radio', { name: /^All \d+$/ })).toBeChecked();
    await kinds.getByRole('radio', { name: /^All/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(kinds.getByRole('radio', { name: /^Releases \d+$/ })).toBeChecked();
    await expect(dialogOf(page).getByRole('listbox').getByRole('group')).toHaveCount(1);
    await expect(options(page).first()).toHaveAttribute('href', /^\/blog\/releases\//);
  });

  test('the results page is filtered by tag, and by language', async ({ page }) => {
    await page.goto('/search?q=postgres');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(/\d+ results for "postgres"/);
    const all = Number.parseInt((await status.textContent())?.match(/\d+/)?.[0] ?? '0', 10);
    const tag = page.getByRole('navigation', { name: 'Tags' }).getByRole('link').first();
    const count = Number.parseInt((await tag.textContent())?.match(/\d+$/)?.[0] ?? '0', 10);
    await tag.click();
    await expect(page).toHaveURL(/tag=/);
    await expect(status).toHaveText(`${count} results for "postgres"`);
    expect(count).toBeLessThan(all);
    const records: { language: string }[] = await (await page.request.get('/search/records.json')).json();
    expect(new Set(records.map(({ language }) => language))).toEqual(new Set(['en']));
  });
});

test.describe('the results page', () => {
  test('it shows the hits of its address', async ({ page }) => {
    await page.goto('/search?q=kubernetes');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('kubernetes');
    await expect(
      page
        .getByRole('main')
        .getByRole('list')
        .getByRole('link', { name: /Kubernetes/ })
        .first(),
    ).toBeVisible();
  });

  test('hits stay where they are when their texts come', async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto('/search?q=secret');
    await expect(page.locator('.search-hit-snippet mark').first()).toBeVisible();
    await page.waitForTimeout(300);
    expect(await shifts()).toEqual([]);
  });

  test('a spinner is shown while its script does not come', async ({ page }) => {
    await page.route('**/SearchPageIsland*.js', () => {});
    await page.goto('/search?q=duckdb');
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  });

  test('hits come in pages, each with an address, and back leads back', async ({ page }) => {
    await page.goto('/search?q=dataset');
    const items = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') });
    const pages = page.getByRole('navigation', { name: 'Pages of results' });
    await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
    const first = (await items.first().textContent()) ?? '';
    await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL('/search?q=dataset&page=2');
    await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=dataset');
    await expect(items.first()).toHaveText(first);
    await page.goForward();
    await expect(page).toHaveURL('/search?q=dataset&page=2');
  });

  test('the address follows the field', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill('sqlite');
    await expect(page).toHaveURL('/search?q=sqlite');
    await expect(page.getByRole('status')).toContainText('results for "sqlite"');
  });

  for (const [what, file] of [
    ['its script', /SearchPageIsland/],
    ['the route list', /assets\/routes\.json/],
  ] as const) {
    test(`what is typed before ${what} has come is not lost`, async ({ page }) => {
      await page.route(file, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });
      await page.goto('/search', { waitUntil: 'commit' });
      await page.getByRole('searchbox').click();
      await page.keyboard.type('sqlite', { delay: 100 });
      await expect(page.getByRole('status')).toContainText('results for "sqlite"');
      await expect(page).toHaveURL('/search?q=sqlite');
      await expect(page.getByRole('searchbox')).toBeFocused();
    });
  }

  test('it helps before anything is typed', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('main')).toContainText('Names are found whole and in parts');
  });

  test('a word that is on no page is said to be', async ({ page }) => {
    await page.goto('/search?q=qqqzzz');
    await expect(page.getByText('No results for "qqqzzz"').first()).toBeVisible();
  });

  test('an unreachable index shows the error', async ({ page, indexRequests }) => {
    await page.route(indexRequests, (route) => route.abort());
    await page.goto('/search?q=postgres');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
  });
});
