import { brotliCompressSync, constants } from 'node:zlib';

const AFTER_MS = 3000;
// As in the lab profile of a mid-range telephone: processor four times slower, 1.6 Mbit/s, 150 ms.
const SLOW = { cpu: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 };

/** Bytes of what a page loads, each file compressed with brotli 11, by kind and moment. */
export async function measureBytes(browser, url) {
  const page = await browser.newPage();
  const files = [];
  page.on('response', (response) => files.push(sizeOf(response)));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(AFTER_MS);
  const early = await page.evaluate(() => {
    const [{ loadEventEnd }] = performance.getEntriesByType('navigation');
    const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < loadEventEnd);
    return [location.href, ...resources.map(({ name }) => name)];
  });
  const sizes = await Promise.all(files);
  await page.close();
  const total = (isCounted) => sizes.reduce((sum, file) => sum + (isCounted(file) ? file.bytes : 0), 0) / 1000;
  const isEarly = ({ url: address }) => early.includes(address);
  return {
    html: total(({ type }) => type === 'document'),
    css: total(({ type }) => type === 'stylesheet'),
    js: total((file) => file.type === 'script' && isEarly(file)),
    untilLoad: total(isEarly),
    after3s: total(() => true),
  };
}

async function sizeOf(response) {
  const body = await response.body().catch(() => Buffer.alloc(0)); // a redirect has none
  const isPicture = /image\/(?!svg)/.test(response.headers()['content-type'] ?? '');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return {
    url: response.url(),
    type: response.request().resourceType(),
    bytes: isPicture ? body.length : brotliCompressSync(body, { params }).length,
  };
}

/** Times of one visit on a slow machine and line: paint of the largest element, blocking, and a click if there is a target. */
export async function measureSlowVisit(browser, url, target) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(AFTER_MS);
  const seen = await page.evaluate(() => ({ ...window.seen }));
  const click = target ? { click: await clickTime(page, target) } : {};
  await context.close();
  return { ...seen, ...click };
}

/** Runs in the page before anything else. */
function observe() {
  window.seen = { lcp: 0, blocking: 0, shift: 0 };
  const follow = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  follow('largest-contentful-paint', ({ startTime }) => {
    window.seen.lcp = startTime;
  });
  // As total blocking time is defined: what is left of long tasks, from the first paint on.
  const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  follow('longtask', ({ startTime, duration }) => {
    const blocked = Math.min(duration, startTime + duration - painted()) - 50;
    window.seen.blocking += Math.max(0, blocked);
  });
  follow('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.seen.shift += value;
  });
}

/** From the click on a link that the pointer has rested on to the frame that shows the next heading. */
async function clickTime(page, target) {
  const link = page.locator(`#sidebar a[href="${target}"]`);
  await link.hover();
  await page.waitForTimeout(1000);
  const taken = page.evaluate(
    () =>
      new Promise((resolve) => {
        const heading = () => document.querySelector('h1')?.textContent;
        const before = heading();
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              if (heading() === before) requestAnimationFrame(look);
              else resolve(performance.now() - timeStamp);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
  );
  await link.click();
  return taken;
}
