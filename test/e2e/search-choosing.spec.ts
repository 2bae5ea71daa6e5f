import { expect } from '@playwright/test';
import { choose, dialogOf, fieldOf, openSearch, options, PAGE, savedRows, search } from './search-dialog.ts';
import { test } from './search-test.ts';

test.describe('choosing a result', () => {
  test('Enter opens the hit inside the site, with the found words marked', async ({ page }) => {
    await search(page, 'kubernetes helm');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const url = (await options(page).first().getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
    await expect(dialogOf(page)).toBeHidden();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    const marked = () =>
      page.evaluate(() => CSS.highlights.get('search-words')?.size ?? document.querySelectorAll('article mark').length);
    await expect.poll(marked).toBeGreaterThan(0);
  });

  test('a click opens it too', async ({ page }) => {
    await search(page, 'duckdb accelerator');
    const url = (await options(page).first().getAttribute('href')) ?? '';
    await options(page).first().click();
    await expect(page).toHaveURL(url);
  });

  for (const [keys, place] of [
    ['ControlOrMeta+Enter', 'a new tab'],
    ['Shift+Enter', 'a new window'],
  ] as const) {
    test(`${keys} opens it in ${place}`, async ({ page, context }) => {
      await search(page, 'duckdb accelerator');
      await expect(options(page).first()).toBeVisible();
      const url = (await options(page).first().getAttribute('href')) ?? '';
      const opened = context.waitForEvent('page');
      await page.keyboard.press(keys);
      await expect(await opened).toHaveURL(url);
      await expect(page).toHaveURL(PAGE);
      await expect(dialogOf(page)).toBeVisible();
    });
  }

  test('arrow keys, Home and End move through the hits', async ({ page }) => {
    await search(page, 'postgres');
    await expect(options(page).first()).toBeVisible();
    const count = await options(page).count();
    const isActive = async (position: number) => {
      await expect(options(page).nth(position)).toHaveAttribute('aria-selected', 'true');
      const id = (await options(page).nth(position).getAttribute('id')) ?? '';
      await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', id);
      await expect(options(page).nth(position)).toBeInViewport();
    };
    await isActive(0);
    await page.keyboard.press('ArrowDown');
    await isActive(1);
    await page.keyboard.press('End');
    await isActive(count - 1);
    await page.keyboard.press('Home');
    await isActive(0);
    await page.keyboard.press('ArrowUp');
    await isActive(count - 1);
  });

  test('a screen reader hears how many hits there are', async ({ page }) => {
    await search(page, 'postgres');
    await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ results for "postgres"$/);
  });
});

test.describe('recent and favourite searches', () => {
  test('a chosen hit is a recent search', async ({ page }) => {
    await choose(page, 'keyring');
    await openSearch(page);
    await expect(savedRows(page)).toHaveCount(1);
    await expect(savedRows(page)).toContainText('Keyring');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyring/);
  });

  test('a recent search becomes a favourite, and is no longer recent', async ({ page }) => {
    await choose(page, 'keyring');
    await openSearch(page);
    await dialogOf(page)
      .getByRole('button', { name: /^Make .* a favourite$/ })
      .click();
    await expect(dialogOf(page).getByRole('rowheader', { name: 'Favourites' })).toBeVisible();
    await expect(dialogOf(page).getByRole('rowheader', { name: 'Recent' })).toBeHidden();
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await choose(page, 'keyring');
    await openSearch(page);
    await expect(savedRows(page)).toHaveCount(1);
    await expect(dialogOf(page).getByRole('rowheader', { name: 'Favourites' })).toBeVisible();
  });

  test('both can be removed', async ({ page }) => {
    await choose(page, 'keyring');
    await openSearch(page);
    await dialogOf(page)
      .getByRole('button', { name: /^Remove / })
      .click();
    await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
  });

  test('seven are kept, and four beside a favourite', async ({ page }) => {
    test.slow();
    for (const query of ['keyring', 'duckdb', 'mysql', 'snowflake', 'caching', 'views', 'sqlite', 'dremio'])
      await choose(page, query);
    await openSearch(page);
    await expect(savedRows(page)).toHaveCount(7);
    await dialogOf(page)
      .getByRole('button', { name: /^Make .* a favourite$/ })
      .first()
      .click();
    await expect(savedRows(page)).toHaveCount(5);
  });

  test('spoilt storage is survived', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('search:recent:loam', '{"not":');
      localStorage.setItem('search:favourite:loam', '[{"url":"javascript:alert(1)"}]');
    });
    await openSearch(page);
    await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
  });

  test('full storage is survived', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await choose(page, 'keyring');
    await expect(page).toHaveURL(/keyring/);
  });
});
