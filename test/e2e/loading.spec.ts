import { expect, type Page, type Route, test } from '@playwright/test';
import { openReady, scriptReady } from './ready.ts';

const START = '/docs/features/caching';
const BLOG_MODULE = /\/assets\/js\/blog\.\w+\.js/;
const blogLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const failureOf = (page: Page) => page.getByRole('alert');

function slowly(milliseconds: number) {
  return async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  };
}

/** Notes when elements of a role first appear, in milliseconds after the last click. */
async function timeAppearances(page: Page, selector: string): Promise<() => Promise<number[]>> {
  await page.addInitScript((wanted) => {
    const appearances: number[] = [];
    Object.assign(window, { appearances });
    let clicked = 0;
    addEventListener('click', () => (clicked = performance.now()), true);
    new MutationObserver((records) => {
      const added = records.flatMap((record) => [...record.addedNodes]);
      if (added.some((node) => node instanceof Element && node.matches(wanted)))
        appearances.push(performance.now() - clicked);
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  return () => page.evaluate(() => (window as unknown as { appearances: number[] }).appearances);
}

function countDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test('9 the progress indicator appears 200 ms after a slow route change begins, not before', async ({ page }) => {
  const appearances = await timeAppearances(page, '[role="progressbar"]');
  await page.route(BLOG_MODULE, slowly(900));
  await openReady(page, START);
  await blogLink(page).dispatchEvent('click');
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(headingOf(page), 'the old page stays until the new one is there').not.toHaveText('Blog');
  await expect(headingOf(page)).toHaveText('Blog');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const [delay = 0] = await appearances();
  expect(delay).toBeGreaterThanOrEqual(200);
  expect(delay).toBeLessThan(900);
});

test('2.2 a quick route change shows no progress indicator', async ({ page }) => {
  const appearances = await timeAppearances(page, '[role="progressbar"]');
  await openReady(page, START);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'CLI' });
  const answer = page.waitForResponse(/\/assets\/js\/docs-cli\.\w+\.js/);
  await link.hover();
  await (await answer).finished();
  await page.waitForTimeout(100);
  await link.click();
  await expect(page).toHaveURL('/docs/cli');
  expect(await appearances()).toEqual([]);
});

test('2.8 a spinner is shown while content is still loading after a short delay', async ({ page }) => {
  await page.route(BLOG_MODULE, slowly(2500));
  await openReady(page, START);
  await blogLink(page).click();
  const spinner = page.getByRole('status', { name: 'Loading' });
  await expect(spinner).toBeVisible();
  await expect(headingOf(page)).toHaveText('Blog');
  await expect(spinner).toHaveCount(0);
});

test('8 a failed preload becomes one full page load, never a loop', async ({ page }) => {
  await page.route(BLOG_MODULE, (route) => route.abort());
  await openReady(page, START);
  const documents = countDocuments(page);
  await blogLink(page).click();
  await expect(headingOf(page)).toHaveText('Blog');
  await scriptReady(page);
  await page.waitForTimeout(500);
  expect(documents).toEqual(['/blog']);
});

test('8 where nothing can be remembered, a failed preload is a red box and no load that might loop', async ({
  page,
}) => {
  await page.route(BLOG_MODULE, (route) => route.abort());
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openReady(page, START);
  const documents = countDocuments(page);
  await blogLink(page).click();
  await expect(failureOf(page)).toBeVisible();
  expect(documents).toEqual([]);
});

test('8 content that fails again is a red box with the error text, and "Retry" loads again', async ({ page }) => {
  await page.route(BLOG_MODULE, (route) => route.abort());
  await openReady(page, START);
  await blogLink(page).click();
  await expect(headingOf(page)).toHaveText('Blog');
  await scriptReady(page);

  const documents = countDocuments(page);
  await blogLink(page).click();
  await expect(failureOf(page)).toContainText(/^Loading chunk blog\.\w+ failed\./);
  const [red, green, blue] = await failureOf(page).evaluate(
    (box) => getComputedStyle(box).color.match(/\d+/g)?.map(Number) ?? [],
  );
  expect(red).toBeGreaterThan(Math.max(green ?? 255, blue ?? 255));
  await failureOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(failureOf(page)).toContainText('failed.');

  await page.unroute(BLOG_MODULE);
  await failureOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(headingOf(page)).toHaveText('Blog');
  await expect(failureOf(page)).toHaveCount(0);
  expect(documents).toEqual([]);
});

test('8 without a network the reader stays in the page and can retry', async ({ page, context }) => {
  await openReady(page, START);
  await context.setOffline(true);
  await blogLink(page).click();
  await expect(failureOf(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(headingOf(page)).toHaveText('The page did not load');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page, 'the address is that of the page before').toHaveURL(START);
  await context.setOffline(false);
  await failureOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(headingOf(page)).toHaveText('Blog');
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(headingOf(page)).not.toHaveText('Blog');
  await expect(page).toHaveURL(START);
});

test('8 a failure can be left by another link', async ({ page, context }) => {
  await openReady(page, START);
  await context.setOffline(true);
  await blogLink(page).click();
  await expect(failureOf(page)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'CLI' }).click();
  await expect(page).toHaveURL('/docs/cli');
  await expect(failureOf(page)).toHaveCount(0);
});

/** Makes the next page that is drawn throw, as a browser extension that replaces a part of the platform may. */
async function breakPages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Real = IntersectionObserver;
    Object.assign(window, { isBroken: false });
    window.IntersectionObserver = class extends Real {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        if ((window as unknown as { isBroken: boolean }).isBroken) {
          throw new Error('The page cannot be watched.', { cause: new Error('An extension is in the way.') });
        }
        super(callback, options);
      }
    };
  });
}

const setBroken = (page: Page, isBroken: boolean) =>
  page.evaluate((value) => Object.assign(window, { isBroken: value }), isBroken);

test('2.8 a page that crashes says so, with the chain of messages, and "Try again" shows it again', async ({
  page,
}) => {
  await breakPages(page);
  await openReady(page, START);
  await setBroken(page, true);
  await blogLink(page).click();
  await expect(headingOf(page)).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('main')).toContainText('The page cannot be watched.');
  await expect(page.getByRole('main')).toContainText('An extension is in the way.');
  await expect(page.getByRole('banner'), 'the frame is still there').toBeVisible();

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(headingOf(page), 'it crashes again').toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');

  await setBroken(page, false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(headingOf(page)).toHaveText('Blog');
  await expect(page).toHaveTitle('Blog | Loam');
});

test('4 a crashed page is left by a link to another', async ({ page }) => {
  await breakPages(page);
  await openReady(page, START);
  await setBroken(page, true);
  await blogLink(page).click();
  await expect(headingOf(page)).toHaveText('This page crashed.');
  await setBroken(page, false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'CLI' }).click();
  await expect(page).toHaveURL('/docs/cli');
  await expect(headingOf(page)).not.toHaveText('This page crashed.');
  await expect(page).not.toHaveTitle('Page Error');
});

test('2.8 a page that crashes when it is opened says so too', async ({ page }) => {
  await page.addInitScript(() => {
    const Real = IntersectionObserver;
    Object.assign(window, {
      IntersectionObserver: function Broken(): never {
        window.IntersectionObserver = Real;
        throw new Error('Not the first time.');
      },
    });
  });
  await openReady(page, START);
  await expect(headingOf(page)).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/\| Loam$/);
  await expect(headingOf(page)).not.toHaveText('This page crashed.');
});
