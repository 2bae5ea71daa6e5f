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

for (const address of [`${LONG}#100%`, '/blog#%E0', `/search?q=${'x'.repeat(63)}%F0%9F%98%80`]) {
  test(`an address that cannot be decoded shows its page: ${address.slice(0, 60)}`, async ({ page }) => {
    await openReady(page, address);
    await page.waitForTimeout(300);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/crashed/);
    await expect(page).not.toHaveTitle('Page Error');
  });
}

test('a link to a heading of another page leaves the focus there: Tab goes on from it', async ({ page }) => {
  await openReady(page, LONG);
  await page.getByRole('article').getByRole('link', { name: 'stable', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Maturity levels' })).toBeFocused();
  const place = await page.evaluate(() => scrollY);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('the way back leads to the link by which the reader left', async ({ page }) => {
  await openReady(page, LONG);
  const link = page.getByRole('article').getByRole('link').last();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).not.toHaveURL(LONG);
  await page.goBack();
  await expect(page).toHaveURL(LONG);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
});

test('a line of code is shown on arrival, and a reload leaves the page where it stood', async ({ page }) => {
  await openReady(page, '/docs/reference/sql/select#code-5-L2');
  await expect(page.locator('.l.target')).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 4700));
  await expect.poll(() => page.evaluate(() => history.state?.scroll)).toBe(4700);
  await page.reload();
  await scriptReady(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(4700);
  await expect(page.locator('.l.target')).toHaveCount(1);
});

test('the results page stands where it stood after a reload and on the way back', async ({ page }) => {
  await openReady(page, '/search?q=acceleration');
  // Long texts take a second line when they come.
  await expect(page.locator('.search-hit-snippet mark').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => history.state?.scroll)).toBe(900);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
  // One that leads to the top of a page.
  await page.getByRole('main').locator('ol a:not([href*="#"])').last().click();
  await expect(page).not.toHaveURL(/search/);
  const left = await page.evaluate(() => scrollY);
  expect(left).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/search/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(500);
});

test('on paper a dark page is light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openReady(page, LONG);
  const colour = () =>
    page
      .locator('article p')
      .first()
      .evaluate((text) => getComputedStyle(text).color);
  const dark = await colour();
  await page.emulateMedia({ media: 'print' });
  expect(await colour()).toBe('rgb(42, 37, 31)');
  expect(dark).not.toBe('rgb(42, 37, 31)');
});
