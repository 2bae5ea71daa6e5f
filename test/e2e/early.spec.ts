import { expect, type Page, test } from '@playwright/test';
import { openReady, scriptReady } from './ready.ts';

/** Opens a page whose script stays away until the returned function is called. */
async function openWithoutReact(page: Page, route: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/react.*.js', async (request) => {
    await released;
    await request.continue();
  });
  await page.goto(route);
  return release;
}

test('theme and announcement answer before the script of the page is there, and stay', async ({ page }) => {
  const release = await openWithoutReact(page, '/docs/faq');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await page.getByRole('button', { name: 'Close the announcement' }).click();
  const dark = await background();
  expect(dark).not.toBe(light);
  release();
  await scriptReady(page);
  expect(await background()).toBe(dark);
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
});

test('a tab that is chosen before the script is there is shown when it is', async ({ page }) => {
  const release = await openWithoutReact(page, '/docs/installation');
  await page.getByRole('tab', { name: 'Windows' }).click();
  release();
  await expect(page.getByRole('tabpanel', { name: 'Windows' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true');
});

for (const delay of [0, 60]) {
  test(`no letter is lost while the dialog opens: ${delay} ms from one to the next`, async ({ page }) => {
    await openReady(page, '/docs/faq');
    await page.keyboard.press('/');
    await page.keyboard.type('data accelerator', { delay });
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('data accelerator');
  });
}

test("Escape gives up a dialog that is on its way, and keys are the page's again", async ({ page }) => {
  let arrived = 0;
  await page.route('**/assets/js/SearchDialog.*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
    arrived++;
  });
  await openReady(page, '/docs/faq');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect.poll(() => arrived).toBe(1);
  await page.waitForTimeout(500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what a reader types for the search before it is there is not lost', async ({ page }) => {
  const release = await openWithoutReact(page, '/docs/faq');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('postgress');
  await page.keyboard.press('Backspace');
  release();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('postgres');
});

test('links work before the script is there', async ({ page }) => {
  await openWithoutReact(page, '/docs/faq');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('when the script never comes, the search entry leads to the search page', async ({ page }) => {
  await page.route('**/assets/js/react.*.js', (request) => request.abort());
  await page.goto('/docs/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Search docs' }).click();
  await expect(page).toHaveURL('/search');
});
