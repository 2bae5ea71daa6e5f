import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { moduleNames } from './site-routes.ts';

const ROUTE = '/docs/components/data-connectors/postgres';

/** Bytes of a body in brotli; 11 is the form in which a deployed site sends it. */
function brotliSize(body: Buffer, quality = 11): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

interface Weight {
  kind: string;
  path: string;
  bytes: number;
  isBeforeLoad: boolean;
}

/** Everything that a page has asked for three seconds after it was loaded. */
async function weigh(page: Page, route: string): Promise<Weight[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(route);
  await page.waitForTimeout(3000);
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < loaded);
    return [location.href, ...before.map(({ name }) => name)];
  });
  return Promise.all(
    responses.map(async (response) => ({
      kind: response.request().resourceType(),
      path: new URL(response.url()).pathname,
      bytes: brotliSize(await response.body()),
      isBeforeLoad: early.includes(response.url()),
    })),
  );
}

function kilobytes(weights: readonly Weight[]): number {
  return weights.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

test('a docs page stays within its budget until it is loaded, and three seconds later', async ({ page }) => {
  const all = await weigh(page, ROUTE);
  const early = all.filter(({ isBeforeLoad }) => isBeforeLoad);
  const ofKind = (kind: string) => early.filter((weight) => weight.kind === kind);
  const shell = all.filter(({ path }) => /\/assets\/js\/(react|main|early)\./.test(path));
  expect(shell).toHaveLength(3);
  expect.soft(kilobytes(ofKind('document')), 'HTML').toBeLessThanOrEqual(8);
  expect.soft(kilobytes(ofKind('stylesheet')), 'CSS').toBeLessThanOrEqual(9);
  expect.soft(kilobytes(ofKind('script')), 'script until load').toBeLessThanOrEqual(2);
  expect.soft(kilobytes(early), 'all until load').toBeLessThanOrEqual(20);
  expect.soft(kilobytes(shell), 'React and the script of the shell').toBeLessThanOrEqual(80);
  expect.soft(kilobytes(all), 'all after three seconds').toBeLessThanOrEqual(100);
});

test('no payload is larger than the HTML of its page', () => {
  // Compared in a quality that takes milliseconds: there are a thousand files.
  const sizeOf = (file: string) => brotliSize(readFileSync(file), 5);
  const larger = [...moduleNames()].flatMap(([route, name]) => {
    const payload = sizeOf(`dist/assets/js/${name}`);
    const html = sizeOf(`dist${route === '/' ? '/index' : route}.html`);
    return payload > html ? [`${route}: ${payload} bytes of payload, ${html} of HTML`] : [];
  });
  expect(larger).toEqual([]);
});
