import { expect, type Page, test } from '@playwright/test';
import { watchShifts } from './layout-shifts.ts';
import { openReady } from './ready.ts';

const TABS = '/docs/installation';
const SAMPLES = '/docs/components/data-connectors/postgres';

const osTabs = (page: Page) => page.getByRole('tablist').filter({ has: page.getByRole('tab', { name: 'Homebrew' }) });
const figureWith = (page: Page, text: string) => page.getByRole('figure').filter({ hasText: text }).first();

test('tabs show one panel at a time, by click', async ({ page }) => {
  await openReady(page, TABS);
  await expect(page.getByRole('tab', { name: 'macOS, Linux, WSL' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Windows' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Windows' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'macOS, Linux, WSL' })).toBeHidden();
});

test('tabs are switched by arrow keys, Home and End, and take one stop in the tab order', async ({ page }) => {
  await openReady(page, TABS);
  const tabs = osTabs(page).getByRole('tab');
  await tabs.first().focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', 3],
    ['ArrowRight', 0],
    ['End', 3],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(index)).toBeFocused();
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(osTabs(page).locator(':focus')).toHaveCount(0);
});

test('tabs of one group switch together', async ({ page }) => {
  await openReady(page, TABS);
  await osTabs(page).evaluate((list) => {
    const copy = list.parentElement?.outerHTML.replaceAll('"tabs-1-', '"copy-') ?? '';
    list.parentElement?.insertAdjacentHTML('afterend', copy);
  });
  await osTabs(page).nth(1).getByRole('tab', { name: 'Windows' }).click();
  for (const tab of await page.getByRole('tab', { name: 'Windows' }).all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.getByRole('tabpanel', { name: 'Windows' })).toHaveCount(2);
});

test('the chosen tab is remembered on other pages and after a reload, without a layout shift', async ({ page }) => {
  const shifts = await watchShifts(page);
  await openReady(page, TABS);
  await page.getByRole('tab', { name: 'Windows' }).click();

  await page.goto('/docs/components/secret-stores/keyring');
  await expect(page.getByRole('tabpanel', { name: 'Windows' })).toBeVisible();
  await page.goto(TABS);
  await expect(page.getByRole('tabpanel', { name: 'Windows' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(await shifts()).toEqual([]);

  await page.goto('/docs/components/secret-stores');
  await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Keyring' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Windows' }), 'after a click').toBeVisible();
});

test('the copy button leaves prompts and output out', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReady(page, SAMPLES);
  const terminal = figureWith(page, '$ loam datasets');
  await terminal.hover();
  await terminal.getByRole('button', { name: 'Copy' }).click();
  await expect(terminal.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('loam datasets');

  const sample = figureWith(page, 'CREATE ROLE');
  await sample.getByRole('button', { name: 'Copy' }).click();
  const code = ((await sample.getByRole('code').textContent()) ?? '').replace(/\n$/, '');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test.describe('where nothing hovers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the buttons of a sample stand below its code, and their place is kept free', async ({ page }) => {
    const shifts = await watchShifts(page);
    await openReady(page, SAMPLES);
    const sample = figureWith(page, 'loam login');
    const button = await sample.getByRole('button', { name: 'Copy' }).boundingBox();
    const code = await sample.getByRole('code').boundingBox();
    expect(button?.y).toBeGreaterThan((code?.y ?? 0) + (code?.height ?? 0));
    expect(await shifts()).toEqual([]);
  });
});

test('long lines scroll, and can be wrapped', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openReady(page, SAMPLES);
  const terminal = figureWith(page, '$ loam datasets');
  const overflow = () => terminal.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await terminal.getByRole('button', { name: 'Wrap' }).click();
  await expect(terminal.getByRole('button', { name: 'Wrap' })).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);
  await terminal.getByRole('button', { name: 'Wrap' }).click();
  expect(await overflow()).toBeGreaterThan(0);
});

test('a link to a single line highlights it on arrival, and its text stays the same', async ({ page }) => {
  await page.goto(SAMPLES);
  const code = page.locator('#code-1').getByRole('code');
  const text = await code.textContent();
  await openReady(page, `${SAMPLES}#code-1-L2`);
  await page.reload();
  const background = (line: number) =>
    code
      .locator(':scope > *')
      .nth(line - 1)
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(() => background(2)).not.toBe('rgba(0, 0, 0, 0)');
  expect(await background(1)).toBe('rgba(0, 0, 0, 0)');
  await expect(code).toBeInViewport();
  expect(await code.textContent()).toBe(text);
});

test('headings link to themselves', async ({ page }) => {
  await openReady(page, SAMPLES);
  const heading = page.getByRole('heading', { name: 'Limits' });
  await heading.hover();
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(/#limits$/);
  await page.reload();
  await expect(heading).toBeInViewport();
});

test('details open and close', async ({ page }) => {
  await openReady(page, '/docs/features/cdc');
  const details = page.getByRole('article').getByRole('group').first();
  const answer = details.getByRole('paragraph').first();
  await expect(answer).toBeHidden();
  await details.locator('summary').press('Enter');
  await expect(answer).toBeVisible();
});

test('every image has a width and a height', async ({ page }) => {
  for (const route of ['/blog', '/blog/authors', '/blog/2021/introducing-loam']) {
    await page.goto(route);
    const images = page.getByRole('main').locator('img');
    expect(await images.count()).toBeGreaterThan(0);
    for (const image of await images.all()) {
      expect(Number(await image.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(await image.getAttribute('height'))).toBeGreaterThan(0);
    }
  }
});

test('a diagram has a text alternative and follows the theme', async ({ page }) => {
  await openReady(page, '/docs/features/cdc');
  const diagram = page.getByRole('img', { name: /Debezium reads the log/ });
  const colours = () =>
    diagram.locator('rect, text').evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).fill).join());
  const light = await colours();
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  expect(await colours()).not.toBe(light);
});

test('on paper a page is its text: no navigation, every tab panel, wrapped samples', async ({ page }) => {
  await openReady(page, TABS);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toHaveCount(
    await page.getByRole('tabpanel', { includeHidden: true }).count(),
  );
  const widths = await page.locator('pre').evaluateAll((all) => all.map((pre) => pre.scrollWidth - pre.clientWidth));
  expect(Math.max(...widths)).toBe(0);
});
