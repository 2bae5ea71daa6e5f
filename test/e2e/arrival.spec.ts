import { expect, type Page, test } from '@playwright/test';
import { openReady, scriptReady } from './ready.ts';

const LONG = '/docs/components/data-connectors/postgres';
const FAR_DOWN = 'When it does not connect';

/** The parts of the text that wait until they are near the screen. */
const waiting = (page: Page) =>
  page
    .locator('.prose > *')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length);

const topOf = (page: Page) =>
  page.getByRole('heading', { name: FAR_DOWN }).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

test('what is below the screen waits, and is laid out soon after the first paint', async ({ page }) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/early.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(LONG, { waitUntil: 'commit' });
  await expect.poll(() => waiting(page)).toBeGreaterThan(20);
  release?.();
  await expect.poll(() => waiting(page)).toBe(0);
});

test('a page that a click has brought is laid out soon, too', async ({ page }) => {
  await openReady(page, LONG);
  await page
    .getByRole('navigation', { name: 'Documentation', exact: true })
    .getByRole('link', { name: 'MySQL' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MySQL data connector');
  expect(await page.locator('.prose > *').count()).toBeGreaterThan(20);
  await expect.poll(() => waiting(page)).toBe(0);
});

test('an address with a heading far down shows that heading under the navbar', async ({ page }) => {
  await page.goto(`${LONG}#when-it-does-not-connect`);
  const top = await topOf(page);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(200);
  await scriptReady(page);
  await page.waitForTimeout(500);
  expect(await topOf(page)).toBe(top);
});

test('a reload leaves a long page where it stood', async ({ page }) => {
  await openReady(page, LONG);
  await page.getByRole('heading', { name: FAR_DOWN }).evaluate((heading) => heading.scrollIntoView());
  const place = await page.evaluate(() => Math.round(scrollY));
  await expect.poll(() => page.evaluate(() => Math.round(history.state?.scroll))).toBe(place);
  const top = await topOf(page);
  await page.reload();
  await expect.poll(() => topOf(page)).toBe(top);
  await scriptReady(page);
  expect(await topOf(page)).toBe(top);
});
