import { expect, test } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import { openReady } from './ready.ts';

for (const [kind, route] of Object.entries(PAGE_KINDS)) {
  test(`no part of the page scrolls sideways at 360 and 320 px: ${kind}`, async ({ page }) => {
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await openReady(page, route);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
    }
  });
}

test('a wide table scrolls inside itself, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openReady(page, PAGE_KINDS['docs page']);
  const table = page.getByRole('table').filter({ hasText: 'pg_host' }).first();
  const box = table.locator('..');
  const sizes = await box.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(sizes.scrollWidth).toBeGreaterThan(sizes.clientWidth);
  expect(sizes.clientWidth).toBeLessThanOrEqual(360);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
