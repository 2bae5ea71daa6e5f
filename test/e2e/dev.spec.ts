import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { copyProject, type DevServer, type ProjectCopy, startDev } from './project-copy.ts';
import { scriptReady } from './ready.ts';

const SOURCE = 'content/docs/faq.mdx';
const ROUTE = '/docs/faq';

// One server for all, as a writer has it: each test undoes its edits.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
const patient = expect.configure({ timeout: 30_000 });

let project: ProjectCopy;
let server: DevServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  project = copyProject();
  server = await startDev(project.dir);
});

test.afterAll(async () => {
  await server?.stop();
  project?.remove();
});

/** Opens a page that has scrolled down, and marks its document, so that loading it again is noticed. */
async function openScrolled(page: Page, route = ROUTE): Promise<void> {
  await page.goto(server.origin + route);
  await scriptReady(page);
  await page.evaluate(() => {
    scrollTo(0, 900);
    document.documentElement.dataset['marked'] = '';
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
}

const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in document.documentElement.dataset);
const scrollOf = (page: Page) => page.evaluate(() => scrollY);
const overlayOf = (page: Page) => page.getByRole('alert', { name: 'Mistakes' });

test('a page compiles when it is asked for, and the others do not', async ({ page }) => {
  await page.goto(server.origin + ROUTE);
  await patient(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  const all = readdirSync(join(project.dir, 'content'), { recursive: true }).filter((file) => /\.mdx$/.test(`${file}`));
  const compiled = readdirSync(join(project.dir, '.cache/pages')).filter((file) => file.endsWith('.body.json'));
  expect(compiled.length).toBeGreaterThan(0);
  expect(compiled.length).toBeLessThan(all.length / 4);
});

test('an edit of the text shows in place, without a load and without losing scroll', async ({ page }) => {
  await openScrolled(page);
  project.edit(SOURCE, (text) => text.replace('Short answers, each', 'Edited answers, each'));
  await patient(page.getByText('Edited answers, each')).toBeAttached();
  expect(await isSameDocument(page)).toBe(true);
  expect(await scrollOf(page)).toBe(900);
  project.edit(SOURCE, (text) => text.replace('Edited answers, each', 'Short answers, each'));
  await patient(page.getByText('Short answers, each')).toBeAttached();
});

test('an edited page is the new one when it is reached by a click', async ({ page }) => {
  await page.goto(`${server.origin}/docs`);
  await scriptReady(page);
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click();
  await patient(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  await page.goBack();
  await patient(page).toHaveURL(`${server.origin}/docs`);
  project.edit(SOURCE, (text) => text.replace('Short answers, each', 'Edited answers, each'));
  await page.goForward();
  await patient(page.getByText('Edited answers, each')).toBeAttached();
  project.edit(SOURCE, (text) => text.replace('Edited answers, each', 'Short answers, each'));
});

test('an edit of style shows at once, without a load and without losing scroll', async ({ page }) => {
  await openScrolled(page);
  const style = (text: string) => `${text}\n@layer utilities { .navbar { outline: 3px solid rgb(1 2 3); } }\n`;
  project.edit('src/styles/shell.css', style);
  await patient(page.locator('.navbar')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  expect(await isSameDocument(page)).toBe(true);
  expect(await scrollOf(page)).toBe(900);
  project.edit('src/styles/shell.css', (text) => text.replace(style(''), ''));
});

test('an edit of a component shows at once without losing scroll', async ({ page }) => {
  await openScrolled(page);
  project.edit('src/ui/page/PageFoot.tsx', (text) => text.replace('Edit this page', 'Improve this page'));
  await patient(page.getByRole('link', { name: 'Improve this page' })).toBeAttached();
  await patient.poll(() => scrollOf(page)).toBe(900);
  project.edit('src/ui/page/PageFoot.tsx', (text) => text.replace('Improve this page', 'Edit this page'));
  await patient(page.getByRole('link', { name: 'Edit this page' })).toBeAttached();
});

test('an edit of the configuration shows at once without losing scroll', async ({ page }) => {
  await openScrolled(page);
  project.edit('site.config.ts', (text) => text.replace("label: 'Cookbook'", "label: 'Recipes'"));
  await patient(page.getByRole('banner').getByRole('link', { name: 'Recipes' })).toBeVisible();
  await patient.poll(() => scrollOf(page)).toBe(900);
  await scriptReady(page);
  await patient(page.getByRole('banner').getByRole('link', { name: 'Recipes' })).toBeVisible();
  project.edit('site.config.ts', (text) => text.replace("label: 'Recipes'", "label: 'Cookbook'"));
  await patient(page.getByRole('banner').getByRole('link', { name: 'Cookbook' })).toBeVisible();
});

test('a mistake in the text shows over the page with its line and a fix, and goes when it is mended', async ({
  page,
}) => {
  await openScrolled(page);
  project.edit(SOURCE, (text) => text.replace('(/docs/troubleshooting)', '(/docs/trubleshooting)'));
  await patient(overlayOf(page)).toContainText(/content\/docs\/faq\.mdx:\d+:\d+ broken-link/);
  await expect(overlayOf(page)).toContainText('The link "/docs/trubleshooting" leads to no page.');
  await expect(overlayOf(page)).toContainText('Did you mean "/docs/troubleshooting"?');
  expect(await isSameDocument(page)).toBe(true);
  expect(await scrollOf(page)).toBe(900);
  project.edit(SOURCE, (text) => text.replace('(/docs/trubleshooting)', '(/docs/troubleshooting)'));
  await patient(overlayOf(page)).toHaveCount(0);
});

test('text that does not parse leaves the page as it was, under its mistake', async ({ page }) => {
  await openScrolled(page);
  project.edit(SOURCE, (text) => `${text}\n<Tabs>\n`);
  await patient(overlayOf(page)).toContainText('mdx-syntax');
  await expect(page.getByText('Short answers, each')).toBeAttached();
  expect(await scrollOf(page)).toBe(900);
  project.edit(SOURCE, (text) => text.replace('\n<Tabs>\n', ''));
  await patient(overlayOf(page)).toHaveCount(0);
});

test('an unknown key of front matter shows on every page', async ({ page }) => {
  await openScrolled(page, '/docs/installation');
  project.edit(SOURCE, (text) => text.replace('sidebar_label:', 'sidebar_lable:'));
  await patient(overlayOf(page)).toContainText('content/docs/faq.mdx:4:1 unknown-key');
  project.edit(SOURCE, (text) => text.replace('sidebar_lable:', 'sidebar_label:'));
  await patient(overlayOf(page)).toHaveCount(0);
});

test('the list of mistakes can be closed', async ({ page }) => {
  await openScrolled(page);
  project.edit(SOURCE, (text) => text.replace('](/docs/troubleshooting)', '](/docs/nowhere-at-all)'));
  await patient(overlayOf(page)).toBeVisible();
  await overlayOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(overlayOf(page)).toHaveCount(0);
  project.edit(SOURCE, (text) => text.replace('](/docs/nowhere-at-all)', '](/docs/troubleshooting)'));
});

test('a setting that does not exist shows over the page, which keeps the last good settings', async ({ page }) => {
  await openScrolled(page);
  project.edit('site.config.ts', (text) => text.replace('  tagline:', '  taglin:'));
  await patient(overlayOf(page)).toContainText('"taglin" is not a setting.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  project.edit('site.config.ts', (text) => text.replace('  taglin:', '  tagline:'));
  await patient(overlayOf(page)).toHaveCount(0);
});

test('code that does not parse shows over the page, and the server survives it', async ({ page }) => {
  await openScrolled(page);
  project.edit('src/ui/page/PageFoot.tsx', (text) => `${text}\nexport const = 1;\n`);
  await patient(overlayOf(page)).toContainText('PageFoot.tsx');
  expect(await isSameDocument(page)).toBe(true);
  project.edit('src/ui/page/PageFoot.tsx', (text) => text.replace('\nexport const = 1;\n', ''));
  await patient(overlayOf(page)).toHaveCount(0);
  await patient.poll(() => scrollOf(page)).toBe(900);
});

test('a mistake in a style sheet goes when it is mended', async ({ page }) => {
  await openScrolled(page);
  project.edit('src/styles/prose.css', (text) => `${text}\n.prose p { color:`);
  await patient(overlayOf(page)).toBeVisible();
  project.edit('src/styles/prose.css', (text) => text.replace('\n.prose p { color:', ''));
  await patient(overlayOf(page)).toHaveCount(0);
});

test('the not-found page becomes the page whose file is written, and it again when the file is removed', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${server.origin}/docs/query-plans`);
  await patient(heading).toHaveText('Page not found');
  const file = join(project.dir, 'content/docs/query-plans.mdx');
  writeFileSync(file, '---\ntitle: Query plans\ndescription: How to read one.\n---\n\nRead it from the bottom.\n');
  await patient(heading).toHaveText('Query plans');
  rmSync(file);
  await patient(heading).toHaveText('Page not found');
  await patient.poll(async () => (await page.request.get(`${server.origin}/docs/query-plans`)).status()).toBe(404);
});

test('a draft is a page', async ({ page }) => {
  project.edit(SOURCE, (text) => text.replace('---\n', '---\ndraft: true\n'));
  await page.goto(server.origin + ROUTE);
  await patient(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  project.edit(SOURCE, (text) => text.replace('draft: true\n', ''));
});

test('redirects, files, Markdown and the not-found page are there', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(server.origin + path, { maxRedirects: 0 })).status();
  expect(await statusOf('/monitoring')).toBe(302);
  expect(await statusOf('/docs/faq/')).toBe(302);
  expect(await statusOf('/docs/faq.md')).toBe(200);
  expect(await statusOf('/openapi.json')).toBe(200);
  expect(await statusOf('/sitemap.xml')).toBe(200);
  expect(await statusOf('/docs/no-such-page')).toBe(404);
  expect(await statusOf('/assets/js/none.js')).toBe(404);
});
