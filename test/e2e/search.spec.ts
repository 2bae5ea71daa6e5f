import { expect } from '@playwright/test';
import { dialogOf, fieldOf, openSearch, options, PAGE, search } from './search-dialog.ts';
import { test } from './search-test.ts';

test.describe('opening and closing', () => {
  for (const route of ['/', PAGE, '/blog', '/blog/releases/v1.0.5', '/docs/api', '/nowhere']) {
    test(`the dialog opens over ${route}`, async ({ page }) => {
      await page.goto(route);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /search/i })
        .click();
      await expect(fieldOf(page)).toBeFocused();
      await expect(fieldOf(page)).toHaveAttribute('placeholder', 'Search docs');
    });
  }

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`it opens on ${key}`, async ({ page }) => {
      await page.goto(PAGE);
      await page.keyboard.press(key);
      await expect(fieldOf(page)).toBeFocused();
      await expect(fieldOf(page)).toHaveValue('');
    });
  }

  test('"/" opens it from a control that is no text field', async ({ page }) => {
    await page.goto('/search?q=duckdb');
    await page.getByRole('main').getByRole('radio', { name: /^All/ }).focus();
    await page.keyboard.press('/');
    await expect(dialogOf(page)).toBeVisible();
  });

  test('"/" in a text field is a slash', async ({ page }) => {
    await page.goto('/search');
    const field = page.getByRole('searchbox');
    await field.click();
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
    await expect(dialogOf(page)).toBeHidden();
  });

  test('it closes on Escape, and the opener has the focus again', async ({ page }) => {
    await page.goto(PAGE);
    const entry = page.getByRole('banner').getByRole('link', { name: /search/i });
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(entry).toBeFocused();
  });

  test('Escape closes it with a query in the field too', async ({ page }) => {
    await search(page, 'postgres');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });

  test('it closes on a click on the backdrop, not on a click inside', async ({ page }) => {
    await openSearch(page);
    await dialogOf(page).getByText('No recent searches').click();
    await expect(dialogOf(page)).toBeVisible();
    await page.mouse.click(8, 500);
    await expect(dialogOf(page)).toBeHidden();
  });

  test('Tab stays inside', async ({ page }) => {
    await search(page, 'postgres');
    await expect(options(page).first()).toBeVisible();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => document.activeElement?.closest('main, header, footer')?.tagName);
      expect(place).toBeUndefined();
    }
  });

  test('letters typed while it loads are not lost', async ({ page }) => {
    await page.route(/SearchDialog/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto(PAGE);
    await page.keyboard.press('/');
    await page.keyboard.type('kube', { delay: 30 });
    await expect(fieldOf(page)).toHaveValue('kube');
    await expect(options(page).first()).toContainText('Kubernetes');
  });
});

test.describe('the query', () => {
  test('it holds at most 64 characters', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.insertText('a'.repeat(10_000));
    await expect(fieldOf(page)).toHaveValue('a'.repeat(64));
  });

  test('text selected on the page is the query, cut to 64 characters', async ({ page }) => {
    await page.goto(PAGE);
    const text = await page.evaluate(() => {
      const paragraph = document.querySelector('article p') ?? document.body;
      getSelection()?.selectAllChildren(paragraph);
      return String(getSelection()).trim();
    });
    await page.keyboard.press('ControlOrMeta+k');
    expect(text.length).toBeGreaterThan(64);
    await expect(fieldOf(page)).toHaveValue(text.slice(0, 64));
  });

  for (const query of [
    '<img src=x onerror=alert(1)>',
    '__proto__',
    'constructor',
    '.*+?^{}()|[]\\',
    '🚜🌱',
    'مرحبا',
    "'; DROP TABLE",
  ]) {
    test(`${query} is just text`, async ({ page }) => {
      const alerts: string[] = [];
      page.on('dialog', (alert) => alerts.push(alert.message()));
      page.on('pageerror', (error) => alerts.push(error.message));
      await search(page, query);
      await expect(dialogOf(page).getByRole('status')).toContainText(`for "${query}"`);
      expect(alerts).toEqual([]);
    });
  }
});

test.describe('screens', () => {
  test('without saved searches the start screen says so', async ({ page }) => {
    await openSearch(page);
    await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
  });

  test('hits are grouped by top-level section, then by page', async ({ page }) => {
    await search(page, 'postgres');
    const groups = dialogOf(page).getByRole('listbox', { name: 'Results' }).getByRole('group');
    await expect(groups.first()).toHaveAccessibleName('Components');
    const pages = await groups
      .first()
      .getByRole('option')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/#.*/, '')));
    // A page that comes again after another one would stand twice in this list.
    const runs = pages.filter((route, at) => route !== pages[at - 1]);
    expect(runs).toEqual([...new Set(runs)]);
    expect(runs).toContain('/docs/components/data-connectors/postgres');
  });

  test('at most 20 hits are shown, and the way to all of them', async ({ page }) => {
    await search(page, 'dataset');
    await expect(options(page)).toHaveCount(20);
    await dialogOf(page)
      .getByRole('link', { name: /See all \d+ results/ })
      .click();
    await expect(page).toHaveURL('/search?q=dataset');
  });

  test('a hit shows where it is and ten words of its text, with the match marked', async ({ page }) => {
    await search(page, 'pg_sslmode');
    const hit = options(page).first();
    await expect(hit.locator('mark').first()).toContainText('pg_sslmode');
    await expect(hit).toContainText('PostgreSQL');
    const snippet = (await hit.locator('mark').first().locator('../..').textContent()) ?? '';
    const words = snippet.split(/\s+/).filter((word) => word !== '…');
    expect(words.length).toBeLessThanOrEqual(10);
  });

  test('nothing found says so and suggests queries that do have hits', async ({ page }) => {
    await search(page, 'postgrazzz');
    await expect(dialogOf(page).getByText('No results for "postgrazzz"').first()).toBeVisible();
    const suggestions = dialogOf(page).getByRole('list').getByRole('button');
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    const suggestion = (await suggestions.first().textContent()) ?? '';
    await suggestions.first().click();
    await expect(fieldOf(page)).toHaveValue(suggestion);
    await expect(fieldOf(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
  });

  test('an unreachable index shows the error screen until the next search', async ({ page, indexRequests }) => {
    await page.route(indexRequests, (route) => route.abort());
    await search(page, 'postgres');
    await expect(dialogOf(page).getByText('Unable to fetch results')).toBeVisible();
    await expect(dialogOf(page).getByText('You might want to check your network connection.')).toBeVisible();
    await expect(dialogOf(page)).toHaveAttribute('data-status', 'error');
    await page.unroute(indexRequests);
    await fieldOf(page).fill('postgresql');
    await expect(options(page).first()).toBeVisible();
    await expect(dialogOf(page)).toHaveAttribute('data-status', 'idle');
  });

  test('a slow answer is first loading, then stalled', async ({ page, indexRequests }) => {
    await page.route(indexRequests, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.fallback();
    });
    await search(page, 'postgres');
    await expect(dialogOf(page)).toHaveAttribute('data-status', 'loading');
    await expect(dialogOf(page)).toHaveAttribute('data-status', 'stalled');
    await expect(dialogOf(page)).toHaveAttribute('data-status', 'idle');
    await expect(options(page).first()).toBeVisible();
  });
});
