import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Response, test } from '@playwright/test';
import { moduleNames } from './site-routes.ts';

const ROUTE = '/docs/components/data-connectors/postgres';
const KB = 1000;

/** Bytes of a body in brotli 11, the form in which a deployed site sends it. */
function brotliSize(body: Buffer): number {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  }).length;
}

interface Weight {
  kind: string;
  path: string;
  bytes: number;
}

async function weigh(responses: readonly Response[]): Promise<Weight[]> {
  return Promise.all(
    responses.map(async (response) => ({
      kind: response.request().resourceType(),
      path: new URL(response.url()).pathname,
      bytes: brotliSize(await response.body()),
    })),
  );
}

function total(weights: readonly Weight[], isCounted: (weight: Weight) => boolean = () => true): number {
  return weights.filter(isCounted).reduce((sum, { bytes }) => sum + bytes, 0);
}

test('a docs page stays within its budget until it is loaded, and three seconds later', async ({ page }) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(ROUTE, { waitUntil: 'load' });
  const early = await weigh([...responses]);
  await page.waitForTimeout(3000);
  const all = await weigh([...responses]);
  const sizes = {
    html: total(early, ({ kind }) => kind === 'document'),
    css: total(early, ({ kind }) => kind === 'stylesheet'),
    jsUntilLoad: total(early, ({ kind }) => kind === 'script'),
    untilLoad: total(early),
    afterThreeSeconds: total(all),
    reactAndShell: total(all, ({ path }) => /\/assets\/js\/(react|main|early)[.-]/.test(path)),
  };
  console.log(JSON.stringify(sizes), all.map(({ path, bytes }) => `${bytes} ${path}`).join('\n'));
  expect.soft(sizes.html).toBeLessThanOrEqual(8 * KB);
  expect.soft(sizes.css).toBeLessThanOrEqual(9 * KB);
  expect.soft(sizes.jsUntilLoad).toBeLessThanOrEqual(2 * KB);
  expect.soft(sizes.untilLoad).toBeLessThanOrEqual(20 * KB);
  expect.soft(sizes.afterThreeSeconds).toBeLessThanOrEqual(100 * KB);
  expect.soft(sizes.reactAndShell).toBeLessThanOrEqual(80 * KB);
});

test('no payload is larger than the HTML of its page', () => {
  const larger = [...moduleNames()].flatMap(([route, name]) => {
    const payload = brotliSize(readFileSync(`dist/assets/js/${name}`));
    const html = brotliSize(readFileSync(`dist${route === '/' ? '/index' : route}.html`));
    return payload > html ? [`${route}: ${payload} bytes of payload, ${html} of HTML`] : [];
  });
  expect(larger).toEqual([]);
});
