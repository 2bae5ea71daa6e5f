import { expect, type Page, test } from '@playwright/test';
import { openReady } from './ready.ts';

const announcementOf = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const themeButtonOf = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' });

/** Looks at every frame that the browser is about to paint, from the first on. */
async function recordFrames(
  page: Page,
): Promise<() => Promise<{ announcementHeights: number[]; backgrounds: string[] }>> {
  await page.addInitScript(() => {
    const seen = { announcementHeights: new Set<number>(), backgrounds: new Set<string>() };
    Object.assign(window, { seenFrames: seen });
    const look = () => {
      if (document.body?.firstElementChild) {
        seen.announcementHeights.add(
          document.querySelector('[aria-label="Announcement"]')?.getBoundingClientRect().height ?? 0,
        );
        seen.backgrounds.add(getComputedStyle(document.documentElement).backgroundColor);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => {
      const { seenFrames } = window as unknown as {
        seenFrames: { announcementHeights: Set<number>; backgrounds: Set<string> };
      };
      return { announcementHeights: [...seenFrames.announcementHeights], backgrounds: [...seenFrames.backgrounds] };
    });
}

test('2.2 the skip link is first in the tab order and leads to the content', async ({ page }) => {
  await openReady(page, '/blog');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('2.2 the skip link leads to the content of the not-found page, which stays as it is', async ({ page }) => {
  await openReady(page, '/no-such-page');
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.waitForTimeout(300);
  expect(documents).toEqual([]);
});

test('2.2 the announcement bar says that a new release is available and links to it', async ({ page }) => {
  await openReady(page, '/docs');
  await expect(announcementOf(page)).toContainText('is available');
  await announcementOf(page).getByRole('link').click();
  await expect(page).toHaveURL('/blog/releases/v1.0.5');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1.0.5');
});

test('2.2 the announcement bar can be closed and stays closed until its id changes', async ({ page }) => {
  const frames = await recordFrames(page);
  await page.goto('/docs/faq');
  await page.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(announcementOf(page)).toBeHidden();

  await openReady(page, '/docs/installation');
  await expect(announcementOf(page)).toBeHidden();
  expect((await frames()).announcementHeights, 'nothing flashes').toEqual([0]);

  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('announcement'));
    if (key) localStorage.setItem(key, 'an earlier announcement');
  });
  await page.reload();
  await expect(announcementOf(page)).toBeVisible();
});

test('2.2 the navbar has docs, API, blog and cookbook on the left, community links on the right', async ({ page }) => {
  await page.goto('/blog');
  const main = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(main).toHaveText(['Docs', 'API', 'Blog', 'Cookbook']);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  const community = page.getByRole('navigation', { name: 'Community' });
  for (const name of ['Social network', 'Community chat', 'Video channel', 'Code repository']) {
    await expect(community.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\/\w+\.loam\.example/);
  }
  const [left, search, right] = await Promise.all([
    main.last().boundingBox(),
    page.getByRole('banner').getByRole('link', { name: 'Search docs' }).boundingBox(),
    community.boundingBox(),
  ]);
  expect(left?.x).toBeLessThan(search?.x ?? 0);
  expect(search?.x).toBeLessThan(right?.x ?? 0);
});

test('2.2 the navbar marks the section that a page belongs to', async ({ page }) => {
  await openReady(page, '/docs/api/HTTP/post-sql');
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  await expect(marked).toHaveText(['API']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
  await expect(marked).toHaveText(['Docs']);
});

test('2.2 the navbar hides on scroll down and returns on scroll up', async ({ page }) => {
  await openReady(page, '/docs/components/data-connectors/postgres');
  const banner = page.getByRole('banner');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 900);
  await expect(banner).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(banner).toBeInViewport();
});

test('4 the colour mode is light at first, and the choice is kept under "theme"', async ({ page }) => {
  const frames = await recordFrames(page);
  await page.goto('/docs/faq');
  const [light] = (await frames()).backgrounds;
  await themeButtonOf(page).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  const dark = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(dark).not.toBe(light);

  await openReady(page, '/docs/installation');
  expect((await frames()).backgrounds, 'nothing flashes').toEqual([dark]);
  await themeButtonOf(page).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload();
  expect((await frames()).backgrounds).toEqual([light]);
});

test('4 the preference of the operating system is not followed', async ({ browser }) => {
  const backgrounds = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme });
    await page.goto('/docs');
    backgrounds.push(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
    await page.close();
  }
  expect(backgrounds[0]).toBe(backgrounds[1]);
});

test('2.2 the footer has three columns: Docs, Community and More', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Docs', 'Community', 'More']);
  const lists = footer.getByRole('list');
  await expect(lists.nth(0).getByRole('link')).toHaveText(['Getting Started', 'API', 'CLI', 'SDKs']);
  for (const link of await lists.nth(1).getByRole('link').all()) await expect(link).toHaveAttribute('href', /^https:/);
  await expect(lists.nth(2).getByRole('link')).toHaveText(['Blog', 'Code repository']);
});

test('9 titles are delimited by "|", on arrival and after a click', async ({ page }) => {
  await openReady(page, '/docs/faq');
  await expect(page).toHaveTitle(/^[^|]+ \| Loam$/);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle('Blog | Loam');
});

test('a page names its description, its canonical address and its preview', async ({ page }) => {
  await openReady(page, '/docs/faq');
  const content = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
  expect((await content('description'))?.length).toBeGreaterThan(20);
  expect(await content('og:title')).toBeTruthy();
  expect(await content('og:description')).toBe(await content('description'));
  expect(await content('og:type')).toBe('article');
  expect(await content('og:url')).toBe('https://docs.loam.example/docs/faq');
  const image = new URL((await content('og:image')) ?? '');
  expect((await page.request.get(image.pathname)).status(), `${image.pathname} exists`).toBe(200);

  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', 'https://docs.loam.example/docs/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(canonical).toHaveAttribute('href', 'https://docs.loam.example/blog');
});
