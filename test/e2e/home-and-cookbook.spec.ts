import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openReady } from './ready.ts';

const JOBS = ['Federate', 'Accelerate', 'Search', 'Infer'];
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const recipes = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Topics:' });

test('the landing page says what Loam is, shows it, and gives the command to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReady(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText(/^Loam is an open-source runtime/)).toBeVisible();
  await expect(page.getByRole('img', { name: /four jobs: federate, accelerate, search and infer/ })).toBeVisible();
  const install = page.getByRole('figure').filter({ hasText: 'install.loam.example' });
  await install.getByRole('button', { name: 'Copy' }).click();
  await expect(install.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'curl https://install.loam.example | /bin/bash',
  );
});

test('the tour shows one job at a time, by click and by arrow key', async ({ page }) => {
  await openReady(page, '/');
  await page.getByRole('tab', { name: 'Accelerate' }).click();
  await expect(panel(page, 'Accelerate')).toContainText('refresh_check_interval');
  await expect(panel(page, 'Federate')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Search' })).toBeFocused();
  await expect(panel(page, 'Search')).toContainText('/v1/search');
  await page.keyboard.press('End');
  await expect(panel(page, 'Infer')).toContainText('chat.completions');
});

test('every file that the landing page names for agents is there', async ({ page, request }) => {
  await page.goto('/');
  for (const name of ['/llms.txt', '/pod.schema.json', '/openapi.json']) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', name);
    expect((await request.get(name)).status(), name).toBe(200);
  }
  await expect(page.getByText('/docs/installation.md')).toBeVisible();
  expect(await (await request.get('/docs/installation.md')).text()).toMatch(/^# /);
});

test('the landing page leads to the current release and its notes', async ({ page }) => {
  await openReady(page, '/');
  const latest = page.getByRole('region', { name: 'Latest' });
  const version = (await latest.getByRole('heading', { level: 3, name: /^v\d/ }).textContent()) ?? '';
  await latest.getByRole('link', { name: 'Read the release notes' }).click();
  await expect(page).toHaveURL(`/blog/releases/${version}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(version);
});

test('a topic leaves only its recipes, says how many there are, and All brings the others back', async ({ page }) => {
  await openReady(page, '/cookbook');
  const all = await recipes(page).count();
  const topic = page.getByRole('button', { name: /^Lakehouse/ });
  await topic.click();
  await expect(topic).toHaveAttribute('aria-pressed', 'true');
  const shown = await recipes(page).count();
  expect(shown).toBeLessThan(all);
  await expect(topic).toHaveText(`Lakehouse ${shown}`);
  await expect(page.getByRole('status').filter({ hasText: 'recipes' })).toHaveText(`${shown} of ${all} recipes shown`);
  await expect(page.getByRole('link', { name: 'Delta Lake connector' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Federated SQL query' })).toBeHidden();
  await expect(page, 'no page is loaded').toHaveURL('/cookbook');

  const everything = page.getByRole('button', { name: /^All/ });
  await everything.press('Enter');
  await expect(everything).toHaveAttribute('aria-pressed', 'true');
  await expect(recipes(page)).toHaveCount(all);
});

test('a recipe opens from anywhere on its card', async ({ page }) => {
  await openReady(page, '/cookbook');
  await recipes(page)
    .filter({ hasText: 'SQLite accelerator' })
    .getByText('Topics:')
    .locator('..')
    .click({ force: true });
  await expect(page).toHaveURL('/docs/components/data-accelerators/sqlite');
});

for (const theme of ['light', 'dark']) {
  test(`both pages are free of accessibility violations in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    for (const route of ['/', '/cookbook']) {
      await openReady(page, route);
      await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
      expect((await new AxeBuilder({ page }).analyze()).violations, route).toEqual([]);
    }
  });
}

test('neither page moves while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset['shift'] = JSON.stringify(entry);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const route of ['/', '/cookbook']) {
    await openReady(page, route);
    await page.waitForTimeout(300);
    expect(await page.locator('html').getAttribute('data-shift'), route).toBeNull();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tour shows every job under its name', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const job of JOBS) await expect(page.getByRole('tabpanel').getByText(job, { exact: true })).toBeVisible();
    for (const text of ['SELECT s.carrier', 'refresh_mode', '/v1/search', 'chat.completions'])
      await expect(page.getByRole('figure').filter({ hasText: text }).first(), text).toBeVisible();
  });

  test('the cookbook is a plain list of links, without buttons that do nothing', async ({ page }) => {
    await page.goto('/cookbook');
    await expect(page.getByRole('group', { name: 'Filter by topic' })).toBeHidden();
    expect(await recipes(page).count()).toBeGreaterThan(50);
    await page.getByRole('link', { name: 'SQLite accelerator' }).click();
    await expect(page).toHaveURL('/docs/components/data-accelerators/sqlite');
  });
});
