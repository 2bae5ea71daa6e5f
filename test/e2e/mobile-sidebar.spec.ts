import { expect, type Page, test } from '@playwright/test';
import { openReady } from './ready.ts';

test.use({ viewport: { width: 600, height: 740 } });

const drawerOf = (page: Page) => page.getByRole('complementary', { name: 'Site' });
const menuOf = (page: Page) => page.getByRole('button', { name: 'Menu' });

test('2.2 on narrow screens the docs sidebar opens and closes', async ({ page }) => {
  await openReady(page, '/docs/features/caching');
  await expect(drawerOf(page)).toBeHidden();
  await menuOf(page).click();
  await expect(drawerOf(page)).toBeVisible();
  const current = drawerOf(page).getByRole('link', { name: 'Caching' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toBeInViewport();
  await drawerOf(page).getByRole('button', { name: 'Close the menu' }).click();
  await expect(drawerOf(page)).toBeHidden();
  await expect(menuOf(page)).toBeFocused();
});

test('the mobile sidebar holds the navbar items that have no room', async ({ page }) => {
  await openReady(page, '/docs/faq');
  await menuOf(page).click();
  const sections = drawerOf(page).getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link')).toHaveText([
    'Docs',
    'API',
    'Blog',
    'Cookbook',
    'Social network',
    'Community chat',
    'Video channel',
    'Code repository',
  ]);
});

test('the focus stays inside the open mobile sidebar', async ({ page }) => {
  await openReady(page, '/docs/faq');
  await menuOf(page).click();
  const isInside = () => drawerOf(page).evaluate((drawer) => drawer.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
  const stops = 4 + (await drawerOf(page).locator('a:visible, button:visible, summary:visible').count());
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const isOnPage = await page.evaluate(() => document.activeElement !== document.body);
    // Past the last stop the focus is in the browser's own bars, and comes back to the first.
    if (isOnPage) expect(await isInside(), `after ${stop + 1} tabs`).toBe(true);
  }
});

test('Escape closes the mobile sidebar and gives the focus back', async ({ page }) => {
  await openReady(page, '/docs/faq');
  await menuOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawerOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();
  await expect(menuOf(page)).toBeFocused();
});

test('2.2 the mobile sidebar closes by itself when the viewport reaches 996 px', async ({ page }) => {
  await openReady(page, '/docs/faq');
  await menuOf(page).click();
  await page.setViewportSize({ width: 995, height: 740 });
  await expect(drawerOf(page).getByRole('button', { name: 'Close the menu' })).toBeVisible();
  await page.setViewportSize({ width: 996, height: 740 });
  await expect(drawerOf(page).getByRole('button', { name: 'Close the menu' })).toBeHidden();
  await expect(menuOf(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click({ trial: true });
  await page.setViewportSize({ width: 600, height: 740 });
  await expect(drawerOf(page), 'it stays closed').toBeHidden();
});

test('a choice closes the mobile sidebar and moves the focus to the new page', async ({ page }) => {
  await openReady(page, '/docs/faq');
  await menuOf(page).click();
  await drawerOf(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL('/docs/installation');
  await expect(drawerOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page without sidebar has none in its menu, wherever the reader came from', async ({ page }) => {
  await openReady(page, '/docs/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Loam' }).click();
  await expect(page).toHaveURL('/');
  await menuOf(page).click();
  await expect(drawerOf(page).getByRole('navigation')).toHaveCount(1);
});

test('2.5 the list of all posts is in the menu of the blog', async ({ page }) => {
  await openReady(page, '/blog');
  await menuOf(page).click();
  const posts = drawerOf(page).getByRole('navigation', { name: 'All Posts' });
  await posts.getByRole('link', { name: 'Introducing Loam' }).click();
  await expect(page).toHaveURL('/blog/2021/introducing-loam');
  await expect(drawerOf(page)).toBeHidden();
});

test('a menu opened before the script is there is taken over by it', async ({ page }) => {
  await page.route('**/assets/js/react.*.js', async (route) => {
    await menuOf(page).click();
    await route.continue();
  });
  await openReady(page, '/docs/faq');
  await expect(drawerOf(page).locator('[aria-current="page"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();
  await expect(menuOf(page)).toBeFocused();
});
