import { expect, type Page, test } from '@playwright/test';
import { openReady, scriptReady } from './ready.ts';

const CONNECTOR = '/docs/components/data-connectors/postgres';
const docsSidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation', exact: true });

test('2.6 the docs have two sidebars, "docs" and "api"', async ({ page }) => {
  await openReady(page, CONNECTOR);
  await expect(docsSidebar(page).getByRole('link', { name: 'PostgreSQL' }).first()).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
  await expect(page).toHaveURL('/docs/api');
  const api = page.getByRole('complementary', { name: 'Site' }).getByRole('navigation', { name: 'API', exact: true });
  await expect(api.getByRole('link', { name: 'Arrow Flight SQL' })).toBeVisible();
  await expect(docsSidebar(page)).toHaveCount(0);
});

test('2.6 the API sidebar groups operations by tag and shows their method', async ({ page }) => {
  await page.goto('/docs/api/HTTP/post-sql');
  const current = page.getByRole('complementary', { name: 'Site' }).locator('[aria-current="page"]').last();
  await expect(current).toBeVisible();
  await expect(current).toContainText('post');
});

test('4 groups open, close and stay as the reader left them, over navigation and reload', async ({ page }) => {
  await openReady(page, CONNECTOR);
  const sidebar = docsSidebar(page);
  const inFeatures = sidebar.getByRole('link', { name: 'Caching' });
  const inAccelerators = sidebar.getByRole('link', { name: 'SQLite' });
  await expect(inFeatures).toBeHidden();
  await sidebar.getByText('Features', { exact: true }).click();
  await expect(inFeatures).toBeVisible();
  await sidebar.getByText('Data accelerators', { exact: true }).click();
  await sidebar.getByText('Data accelerators', { exact: true }).click();
  await expect(inAccelerators).toBeHidden();

  await sidebar.getByRole('link', { name: 'MySQL' }).click();
  await expect(page).toHaveURL(/mysql$/);
  await expect(inFeatures).toBeVisible();
  await expect(inAccelerators).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page).toHaveURL('/docs');
  await expect(inFeatures, 'after another sidebar was there').toBeVisible();

  await page.reload();
  await expect(inFeatures, 'after a reload').toBeVisible();
  await expect(inAccelerators).toBeHidden();
});

test('4 the group of the page stays closed over a reload where the reader has closed it', async ({ page }) => {
  await openReady(page, CONNECTOR);
  const current = docsSidebar(page).getByRole('link', { name: 'MySQL' });
  await expect(current).toBeVisible();
  await docsSidebar(page).getByText('Data connectors', { exact: true }).click();
  await expect(current).toBeHidden();
  await page.reload();
  await scriptReady(page);
  await expect(current, 'after a reload').toBeHidden();
  await page.goto('/docs/components/data-connectors/mysql');
  await expect(current, 'on another page of the group').toBeVisible();
});

test('4 categories do not collapse by themselves', async ({ page }) => {
  await openReady(page, '/docs/features/caching');
  await page.goto('/docs/faq');
  await expect(docsSidebar(page).getByRole('link', { name: 'Caching' }), 'after a full load').toBeVisible();
  await openReady(page, '/docs/sdks/python');
  await page.getByRole('contentinfo').getByRole('link', { name: 'CLI' }).click();
  await expect(page).toHaveURL('/docs/cli');
  await expect(docsSidebar(page).getByRole('link', { name: 'Python' }), 'after a click').toBeVisible();
});

test('the active page is marked, its groups stand open, and it is in view', async ({ page }) => {
  await openReady(page, '/docs/reference/sql/select');
  const active = docsSidebar(page).locator('[aria-current="page"]');
  await expect(active).toHaveCount(1);
  await expect(active).toBeInViewport();

  await page
    .getByRole('main')
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Home' })
    .click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'SDKs' }).click();
  await expect(page).toHaveURL('/docs/sdks');
  await expect(active).toHaveText('Overview');
  await expect(active).toBeInViewport();
});

test('2.6 breadcrumbs lead from the home page to the page', async ({ page }) => {
  await openReady(page, CONNECTOR);
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Home', 'Components', 'Data connectors', 'PostgreSQL']);
  await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText('PostgreSQL');
  await breadcrumbs.getByRole('link', { name: 'Data connectors' }).click();
  await expect(page).toHaveURL('/docs/components/data-connectors');
});

test('2.6 the table of contents covers heading levels 2 to 3 and marks the heading that is read', async ({ page }) => {
  await openReady(page, CONNECTOR);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const headings = page.getByRole('article').locator('h2, h3');
  await expect(contents.getByRole('link')).toHaveText(await headings.allInnerTexts());

  await page.getByRole('heading', { name: 'Limits' }).evaluate((heading) => heading.scrollIntoView());
  await expect(contents.locator('[aria-current]')).toHaveText(['Limits']);
  await contents.getByRole('link', { name: 'Parameters' }).click();
  await expect(page).toHaveURL(/#parameters$/);
  await expect(page.getByRole('heading', { name: 'Parameters' })).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText(['Parameters']);
});

test('a narrow screen has the table of contents as a closed group above the text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openReady(page, CONNECTOR);
  const link = page.getByRole('main').getByRole('link', { name: 'Limits', exact: true });
  await expect(link).toBeHidden();
  await page.getByRole('main').getByText('On this page').click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Limits' })).toBeInViewport();
});

test('previous and next page follow the order of the sidebar', async ({ page }) => {
  await openReady(page, CONNECTOR);
  const pager = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(pager.getByRole('link', { name: 'Previous' })).toContainText('Data connectors');
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/docs/components/data-connectors/mysql');
  await expect(pager.getByRole('link', { name: 'Previous' })).toContainText('PostgreSQL');
});

test('2.6 a doc page shows its last-update author and time, and links to its source', async ({ page }) => {
  await page.goto(CONNECTOR);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://code.loam.example/site/edit/main/content/docs/components/data-connectors/postgres.mdx',
  );
  await expect(main.getByText(/^Last updated on \w+ \d{1,2}, \d{4} by \S/)).toBeVisible();
});

test('2.6 docs tags lead from a page to the pages that share them', async ({ page }) => {
  await openReady(page, CONNECTOR);
  await page.getByRole('main').getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Connectors' }).click();
  await expect(page).toHaveURL('/docs/tags/connectors');
  await expect(page).toHaveTitle(/Connectors.*\| Loam$/);
  const main = page.getByRole('main');
  const listed = await main.getByRole('listitem').count();
  await expect(main).toContainText(`${listed} pages.`);
  await expect(main.getByRole('link', { name: 'PostgreSQL data connector' })).toHaveAttribute('href', CONNECTOR);

  await main.getByRole('link', { name: 'All tags' }).click();
  await expect(page).toHaveURL('/docs/tags');
  await expect(main.getByRole('link', { name: /^Connectors/ })).toHaveText(new RegExp(`Connectors\\s*${listed}`));
});

test('the heading of the contents is a stop for Tab only where it opens something', async ({ page }) => {
  await openReady(page, '/docs/components/data-connectors/postgres');
  const heading = page.getByRole('main').locator('.contents summary');
  await expect(heading).toHaveAttribute('tabindex', '-1');
  await page.setViewportSize({ width: 360, height: 700 });
  await expect(heading).toHaveAttribute('tabindex', '0');
});
