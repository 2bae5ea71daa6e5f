import { expect, type Locator, type Page } from '@playwright/test';

/** The page on which the dialog is opened. */
export const PAGE = '/docs/faq';

/** The search dialog. */
export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' });
}

/** Its field. */
export function fieldOf(page: Page): Locator {
  return dialogOf(page).getByRole('combobox', { name: 'Search' });
}

/** Opens the dialog with its shortcut. */
export async function openSearch(page: Page): Promise<void> {
  await page.goto(PAGE);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(fieldOf(page)).toBeFocused();
}

/** Opens the dialog and types a query. */
export async function search(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await fieldOf(page).fill(query);
}

/** The hits in the list. */
export function options(page: Page): Locator {
  return dialogOf(page).getByRole('option');
}

/** Recent and favourite searches. */
export function savedRows(page: Page): Locator {
  return dialogOf(page)
    .getByRole('grid', { name: 'Saved searches' })
    .getByRole('row')
    .filter({ has: page.getByRole('button') });
}

/** Chooses the first hit of a query. */
export async function choose(page: Page, query: string): Promise<void> {
  await search(page, query);
  await options(page).first().click();
  await expect(dialogOf(page)).toBeHidden();
}
