import type { Page } from '@playwright/test';

/** Opens a page and waits until the script has taken over its links: before that, the browser follows them itself. */
export async function openReady(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await scriptReady(page);
}

/** Waits until the script has taken over the page that is open. */
export async function scriptReady(page: Page): Promise<void> {
  // The site restores scroll positions itself from then on: the one trace that taking over leaves in the document.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}
