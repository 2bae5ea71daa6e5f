import { expect, test } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';

test.use({ javaScriptEnabled: false });

for (const [kind, route] of Object.entries(PAGE_KINDS)) {
  test(`without script the page can be read and its links followed: ${kind}`, async ({ page }) => {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const text = (await main.textContent()) ?? '';
    expect(text.length).toBeGreaterThan(100);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });
}

test('without script sidebar groups open and close', async ({ page }) => {
  await page.goto('/docs/faq');
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  const link = sidebar.getByRole('link', { name: 'Caching' });
  await expect(link).toBeHidden();
  await sidebar.getByText('Features', { exact: true }).click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/docs/features/caching');
  await expect(link, 'the way to the current page stands open').toBeVisible();
});

test('without script the mobile menu opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/docs/faq');
  const link = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Installation' });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(link).toBeInViewport();
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await link.click();
  await expect(page).toHaveURL('/docs/installation');
});

test('without script every tab panel is shown under its label', async ({ page }) => {
  await page.goto('/docs/installation');
  await expect(page.getByRole('tablist')).toHaveCount(0);
  const labels = ['macOS, Linux, WSL', 'Homebrew', 'Windows', 'Download'];
  for (const label of labels) {
    await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: label }).getByText(label, { exact: true })).toBeVisible();
  }
});

test('without script there is no button that does nothing', async ({ page }) => {
  await page.goto('/docs/components/data-connectors/postgres');
  await expect(page.getByRole('button', { name: 'Switch between light and dark' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Close the announcement' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
});

test('without script the search entry leads to a page that says where else to look', async ({ page }) => {
  await page.goto('/docs/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Search docs' }).click();
  await expect(page).toHaveURL('/search');
  await page.getByRole('main').getByRole('link', { name: 'blog archive' }).click();
  await expect(page).toHaveURL('/blog/archive');
});

test('without script an unknown path shows near matches', async ({ page }) => {
  await page.goto('/docs/feature/caching');
  await page.getByRole('main').getByRole('link', { name: '/docs/features/caching' }).click();
  await expect(page).toHaveURL('/docs/features/caching');
});
