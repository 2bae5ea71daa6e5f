import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';

const PAGE = '/docs/faq';

function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' });
}

function fieldOf(page: Page): Locator {
  return dialogOf(page).getByRole('combobox', { name: 'Search' });
}

async function openSearch(page: Page): Promise<void> {
  await page.goto(PAGE);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(fieldOf(page)).toBeFocused();
}

async function search(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await fieldOf(page).fill(query);
}

function options(page: Page): Locator {
  return dialogOf(page).getByRole('option');
}

function savedRows(page: Page): Locator {
  return dialogOf(page)
    .getByRole('grid', { name: 'Saved searches' })
    .getByRole('row')
    .filter({ has: page.getByRole('button') });
}

/** Chooses the first hit of a query, and comes back. */
async function choose(page: Page, query: string): Promise<void> {
  await search(page, query);
  await options(page).first().click();
  await expect(dialogOf(page)).toBeHidden();
}

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
      await expect(dialogOf(page).getByRole('status')).toContainText(`results for "${query}"`);
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
    await expect(hit.getByRole('mark').or(hit.locator('mark')).first()).toContainText('pg_sslmode');
    await expect(hit).toContainText('PostgreSQL');
    const snippet = (await hit.locator('mark').first().locator('..').locator('..').innerText())
      .split(/\s+/)
      .filter((word) => word !== '…');
    expect(snippet.length).toBeLessThanOrEqual(10);
  });

  test('nothing found says so and suggests queries that do have hits', async ({ page }) => {
    await search(page, 'postgrazzz');
    await expect(dialogOf(page).getByText('No results for "postgrazzz"').first()).toBeVisible();
    const suggestions = dialogOf(page).getByRole('list').getByRole('button');
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    const suggestion = await suggestions.first().innerText();
    await suggestions.first().click();
    await expect(fieldOf(page)).toHaveValue(suggestion);
    await expect(fieldOf(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
  });

  test('an unreachable index shows the error screen until the next search', async ({ page }) => {
    await page.route(/assets\/search\//, (route) => route.abort());
    await search(page, 'postgres');
    await expect(dialogOf(page).getByText('Unable to fetch results')).toBeVisible();
    await expect(dialogOf(page).getByText('You might want to check your network connection.')).toBeVisible();
    await expect(dialogOf(page)).toHaveAttribute('data-status', 'error');
    await page.unroute(/assets\/search\//);
    await fieldOf(page).fill('postgresql');
    await expect(options(page).first()).toBeVisible();
    await expect(dialogOf(page)).toHaveAttribute('data-status', 'idle');
  });

  test('a slow answer is first loading, then stalled', async ({ page }) => {
    await page.route(/assets\/search\/index/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await search(page, 'postgres');
    await expect(dialogOf(page)).toHaveAttribute('data-status', 'loading');
    await expect(dialogOf(page)).toHaveAttribute('data-status', 'stalled');
    await expect(dialogOf(page)).toHaveAttribute('data-status', 'idle');
    await expect(options(page).first()).toBeVisible();
  });

  test('hits are shown before the texts for their snippets have come', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/assets\/search\/texts/, async (route) => {
      await released;
      await route.continue();
    });
    await search(page, 'pg_sslmode');
    await expect(options(page).first()).toBeVisible();
    await expect(options(page).first().locator('mark')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    release();
    await expect(options(page).first().locator('mark').first()).toBeVisible();
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  });
});

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
    const count = await options(page)
      .count()
      .then(async () => (await expect(options(page).first()).toBeVisible(), options(page).count()));
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

test.describe('filters', () => {
  test('hits are narrowed by kind, with counts, by keyboard', async ({ page }) => {
    await search(page, 'postgres');
    const kinds = dialogOf(page).getByRole('group', { name: 'Show' });
    await expect(kinds.getByRole('radio', { name: /^All \d+$/ })).toBeChecked();
    await kinds.getByRole('radio', { name: /^All/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(kinds.getByRole('radio', { name: /^Releases \d+$/ })).toBeChecked();
    await expect(dialogOf(page).getByRole('listbox').getByRole('group')).toHaveCount(1);
    await expect(options(page).first()).toHaveAttribute('href', /^\/blog\/releases\//);
  });

  test('the results page is filtered by tag, and by language', async ({ page }) => {
    await page.goto('/search?q=postgres');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(/\d+ results for "postgres"/);
    const all = Number.parseInt((await status.innerText()).match(/\d+/)?.[0] ?? '0', 10);
    const tag = page.getByRole('navigation', { name: 'Tags' }).getByRole('link').first();
    const count = Number.parseInt((await tag.innerText()).match(/\d+$/)?.[0] ?? '0', 10);
    await tag.click();
    await expect(page).toHaveURL(/tag=/);
    await expect(status).toHaveText(`${count} results for "postgres"`);
    expect(count).toBeLessThan(all);
    const records: { language: string }[] = await (await page.request.get('/search/records.json')).json();
    expect(new Set(records.map(({ language }) => language))).toEqual(new Set(['en']));
  });
});

test.describe('the results page', () => {
  test('it shows the hits of its address', async ({ page }) => {
    await page.goto('/search?q=kubernetes');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('kubernetes');
    await expect(
      page
        .getByRole('main')
        .getByRole('list')
        .getByRole('link', { name: /Kubernetes/ })
        .first(),
    ).toBeVisible();
  });

  test('hits come in pages, each with an address, and back leads back', async ({ page }) => {
    await page.goto('/search?q=dataset');
    const items = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') });
    const pages = page.getByRole('navigation', { name: 'Pages of results' });
    await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    const first = await items.first().innerText();
    await pages.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/search?q=dataset&page=2');
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=dataset');
    await expect(items.first()).toHaveText(first, { useInnerText: true });
    await page.goForward();
    await expect(page).toHaveURL('/search?q=dataset&page=2');
  });

  test('the address follows the field', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill('sqlite');
    await expect(page).toHaveURL('/search?q=sqlite');
    await expect(page.getByRole('status')).toContainText('results for "sqlite"');
  });

  test('it helps before anything is typed', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('main')).toContainText('Names are found whole and in parts');
  });

  test('a word that is on no page is said to be', async ({ page }) => {
    await page.goto('/search?q=qqqzzz');
    await expect(page.getByText('No results for "qqqzzz"').first()).toBeVisible();
  });

  test('an unreachable index shows the error', async ({ page }) => {
    await page.route(/assets\/search\//, (route) => route.abort());
    await page.goto('/search?q=postgres');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
  });
});

test.describe('for everyone', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const theme of ['light', 'dark']) {
    test(`no screen has an accessibility violation in the ${theme} theme`, async ({ page }) => {
      test.slow();
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      const check = async () =>
        expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
      await openSearch(page);
      await check();
      await fieldOf(page).fill('postgres');
      await expect(options(page).first().locator('mark').first()).toBeVisible();
      await check();
      await fieldOf(page).fill('postgrazzz');
      await expect(dialogOf(page).getByText('Try searching for:')).toBeVisible();
      await check();
      await fieldOf(page).fill('keyring');
      await options(page).first().click();
      await openSearch(page);
      await expect(savedRows(page)).toHaveCount(1);
      await check();
      await page.goto('/search?q=postgres');
      await expect(page.getByRole('main').getByRole('status')).toContainText('results');
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
    });
  }

  test('on a phone it is a sheet over the whole screen, with shorter snippets', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await search(page, 'pg_sslmode');
    await expect(options(page).first().locator('mark').first()).toBeVisible();
    expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await dialogOf(page).getByRole('button', { name: 'Close the search' }).click();
    await expect(dialogOf(page)).toBeHidden();
  });

  test('nothing is fetched for search before it is asked for', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    expect(fetched.filter((url) => /assets\/search|SearchDialog|search-worker/.test(url))).toEqual([]);
  });
});
