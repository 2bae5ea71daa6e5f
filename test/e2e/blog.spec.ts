import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openReady } from './ready.ts';
import { moduleNames, siteRoutes } from './site-routes.ts';

const POST = '/blog/2021/q-learning-from-reward-to-policy';
const count = (pattern: RegExp) => siteRoutes().filter((route) => pattern.test(route)).length;

test('2.5 there are as many pages as the blog has posts, listings, authors and tags', () => {
  expect(count(/^\/blog\/2021\/[^/]+$/), 'posts of 2021').toBe(8);
  expect(count(/^\/blog\/2022\/[^/]+$/), 'posts of 2022').toBe(3);
  expect(count(/^\/blog\/2024\/[^/]+$/), 'posts of 2024').toBe(1);
  expect(count(/^\/blog\/announcing-1\.0-stable$/)).toBe(1);
  expect(count(/^\/blog\/releases\/v[^/]+$/), 'release notes').toBe(57);
  expect(count(/^\/blog(\/page\/\d+)?$/), 'listing pages').toBe(14);
  expect(count(/^\/blog\/authors\/[^/]+$/), 'authors').toBe(8);
  expect(count(/^\/blog\/authors\/release-engineering(\/authors\/\d+)?$/), 'pages of one author').toBe(6);
  expect(count(/^\/blog\/tags\/[^/]+$/), 'tags').toBe(152);
  expect(count(/^\/blog\/tags\/[^/]+\/page\/2$/), 'tags with a second page').toBeGreaterThan(0);
  expect(count(/^\/blog\/tags\/[^/]+\/page\/([3-9]|\d\d)$/), 'tags with a third').toBe(0);
});

test('2.5 a listing has five posts, a title with its number and links to its neighbours', async ({ page }) => {
  await openReady(page, '/blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(5);
  await expect(page.locator('head link[rel="prev"]')).toHaveCount(0);
  await expect(page.locator('head link[rel="next"]')).toHaveAttribute('href', '/blog/page/2');
  await main.getByRole('link', { name: 'Older posts' }).click();
  await expect(page).toHaveURL('/blog/page/2');
  await expect(page).toHaveTitle('Blog, page 2 | Loam');
  await expect(main.getByRole('link', { name: 'Newer posts' })).toHaveAttribute('rel', 'prev');
  await expect(main.getByRole('link', { name: 'Older posts' })).toHaveAttribute('rel', 'next');

  await page.goto('/blog/page/14');
  await expect(main.getByRole('article')).toHaveCount(5);
  await expect(page.locator('head link[rel="prev"]')).toHaveAttribute('href', '/blog/page/13');
  await expect(page.locator('head link[rel="next"]')).toHaveCount(0);
  expect((await page.request.get('/blog/page/15')).status()).toBe(404);
});

test('2.5 listings show the truncated form, posts the full one', async ({ page }) => {
  await openReady(page, '/blog');
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading', { level: 2 }).textContent()) ?? '';
  const short = ((await card.textContent()) ?? '').length;
  await expect(card.getByRole('heading')).toHaveCount(1);
  await card.getByRole('link', { name: /^Read more/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const full = (await page.getByRole('article').textContent()) ?? '';
  expect(full.length).toBeGreaterThan(short * 2);
});

test('no listing has two elements of the same id', async ({ page }) => {
  for (const route of [
    '/blog',
    '/blog/page/14',
    '/blog/tags/releases',
    '/blog/authors/release-engineering/authors/6',
  ]) {
    await page.goto(route);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      route,
    ).toEqual([]);
  }
});

test('2.5 the archive has all posts, the year index those of 2021', async ({ page }) => {
  await page.goto('/blog/archive');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveCount(70);
  const years = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(years).toEqual([...years].sort().reverse());
  await page.goto('/blog/2021');
  await expect(main.getByRole('listitem')).toHaveCount(8);
  await expect(page).toHaveTitle(/2021.*\| Loam$/);
});

test('2.5 the sidebar "All Posts" lists every post by year and marks the current one', async ({ page }) => {
  await openReady(page, POST);
  const sidebar = page.getByRole('navigation', { name: 'All Posts' });
  await expect(page.getByRole('complementary', { name: 'Site' }).getByText('All Posts')).toBeVisible();
  await expect(sidebar.getByRole('link', { includeHidden: true })).toHaveCount(70);
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toHaveAttribute('href', POST);
  await expect(current).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Newer and older post' })
    .getByRole('link', { name: 'Newer post' })
    .click();
  await expect(page).not.toHaveURL(POST);
  await expect(current).toHaveAttribute('href', new URL(page.url()).pathname);
});

test('the list of all posts is not repeated in the payload of a post', () => {
  const payload = readFileSync(`dist/assets/js/${moduleNames().get(POST)}`, 'utf8');
  expect(payload.match(/\/blog\/releases\//g)?.length ?? 0).toBeLessThan(5);
});

test('a post shows authors with avatars, date, reading time, tags, last update, neighbours and its source', async ({
  page,
}) => {
  await page.goto(POST);
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'Authors' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/blog\/authors\//,
  );
  const avatar = await main.getByRole('list', { name: 'Authors' }).locator('img').first().getAttribute('src');
  expect((await page.request.get(avatar ?? '')).headers()['content-type']).toContain('image/svg+xml');
  await expect(main.getByRole('time').first()).toHaveText(/^\w+ \d{1,2}, 2021$/);
  await expect(main).toContainText(/\d+ minutes? to read/);
  await expect(main.getByRole('list', { name: 'Tags' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/blog\/tags\//,
  );
  await expect(main.getByText(/^Last updated on \w+ \d{1,2}, \d{4} by \S/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Older post' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /content\/blog\/2021\/.+\.mdx$/,
  );
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
});

test('4 release labels run alpha, beta, rc, stable, and releases link to their neighbours', async ({ page }) => {
  for (const [version, label] of [
    ['v0.16-alpha', 'alpha'],
    ['v0.20-beta', 'beta'],
    ['v1.0-rc.5', 'rc'],
    ['v1.0-stable', 'stable'],
    ['v1.0.5', 'stable'],
  ] as const) {
    await page.goto(`/blog/releases/${version}`);
    await expect(page.getByRole('article').getByText(label, { exact: true }).first()).toBeVisible();
  }
  await openReady(page, '/blog/releases/v1.0-stable');
  const releases = page.getByRole('navigation', { name: 'Previous and next release' });
  await expect(releases.getByRole('link', { name: 'Previous release' })).toContainText('v1.0-rc.5');
  await releases.getByRole('link', { name: 'Next release' }).click();
  await expect(page).toHaveURL('/blog/releases/v1.0.1');

  await page.goto('/blog/releases/v0.2-alpha');
  await expect(releases.getByRole('link')).toHaveText([/v0\.2\.1-alpha/]);
  await page.goto('/blog/releases/v1.0.5');
  await expect(releases.getByRole('link')).toHaveText([/v1\.0\.4/]);
});

test('9 there are 8 authors, one of them with no posts', async ({ page }) => {
  await openReady(page, '/blog/authors');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveCount(8);
  const idle = main.getByRole('listitem').filter({ hasText: 'No posts yet' });
  await expect(idle).toHaveCount(1);
  await idle.getByRole('link').click();
  await expect(main).toContainText('No posts yet');
  await expect(main.getByRole('article')).toHaveCount(0);
});

test('2.5 tags lead to their posts, over two pages where there are many', async ({ page }) => {
  await openReady(page, '/blog/tags');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveCount(152);
  await main
    .getByRole('link', { name: /^duckdb/i })
    .first()
    .click();
  await expect(page).toHaveURL('/blog/tags/duckdb');
  await expect(main.getByRole('article')).toHaveCount(5);
  await main.getByRole('link', { name: 'Older posts' }).click();
  await expect(page).toHaveURL('/blog/tags/duckdb/page/2');
  await expect(page).toHaveTitle(/duckdb.*, page 2 \| Loam$/i);
});
