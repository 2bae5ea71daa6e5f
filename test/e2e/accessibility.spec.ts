import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import { openReady } from './ready.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// A long page takes axe two seconds, and several times that on a busy machine.
test.describe.configure({ timeout: 90_000 });

/** What axe finds, in few words. Legacy mode: these pages have no frames, which are what the other one is for. */
async function violationsOn(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id} at ${target}: ${html.slice(0, 150)}`),
  );
}

for (const [kind, route] of Object.entries(PAGE_KINDS)) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing in both themes at ${width} px: ${kind}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openReady(page, route);
      expect(await violationsOn(page, (axe) => axe.withTags(WCAG)), 'light').toEqual([]);
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      // A theme changes colours and nothing else.
      expect(
        await violationsOn(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block'])),
        'dark',
      ).toEqual([]);
    });
  }
}

test('axe finds nothing in the open mobile sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openReady(page, PAGE_KINDS['docs page']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible();
  expect(await violationsOn(page, (axe) => axe.withTags(WCAG))).toEqual([]);
});
