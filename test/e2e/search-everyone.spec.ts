import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { dialogOf, fieldOf, openSearch, options, PAGE, savedRows, search } from './search-dialog.ts';
import { test } from './search-test.ts';

test.describe('for everyone', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const theme of ['light', 'dark']) {
    test(`no screen has an accessibility violation in the ${theme} theme`, async ({ page }) => {
      test.slow();
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      const check = async () =>
        expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
      await openSearch(page);
      await check();
      await fieldOf(page).fill('postgres');
      await expect(options(page).first().locator('mark').first()).toBeVisible();
      await check();
      await fieldOf(page).fill('postgrazzz');
      await expect(dialogOf(page).getByText('Try searching for:')).toBeVisible();
      await check();
      await fieldOf(page).fill('keyring');
      await options(page).first().click();
      await openSearch(page);
      await expect(savedRows(page)).toHaveCount(1);
      await check();
      await page.goto('/search?q=postgres');
      await expect(page.getByRole('main').getByRole('status')).toContainText('results');
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
    });
  }

  test('on a phone it is a sheet over the whole screen, with shorter snippets', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await search(page, 'pg_sslmode');
    await expect(options(page).first().locator('mark').first()).toBeVisible();
    expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await dialogOf(page).getByRole('button', { name: 'Close the search' }).click();
    await expect(dialogOf(page)).toBeHidden();
  });

  test('nothing is fetched for search before it is asked for', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    expect(fetched.filter((url) => /assets\/search|SearchDialog|search-worker|algolia/.test(url))).toEqual([]);
  });
});
