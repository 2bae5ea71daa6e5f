import { expect, test } from '@playwright/test';
import { options, search } from './search-dialog.ts';

/* What only the embedded index has: a second file with texts. A hosted service sends hits with their snippets. */

test('hits are shown before the texts for their snippets have come', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/search\/texts/, async (route) => {
    await released;
    await route.continue();
  });
  await search(page, 'pg_sslmode');
  await expect(options(page).first()).toBeVisible();
  await expect(options(page).first().locator('mark')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  release();
  await expect(options(page).first().locator('mark').first()).toBeVisible();
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});
