import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { createHandler } from '../../src/server/handler.ts';
import { watchShifts } from './layout-shifts.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { scriptReady } from './ready.ts';

// Less than this always arrives at once: browsers and servers fill about ten packets before they wait for each other.
const PART_BYTES = 10_000;

let server: Server;
let origin: string;

/** A server that sends pages in parts, as a slow network does: the browser paints what it has. */
test.beforeAll(async () => {
  const handler = createHandler('dist');
  server = createServer(async (request, response) => {
    const html = await readFile(`dist${request.url === '/' ? '/index' : request.url}.html`, 'utf8').catch(
      () => undefined,
    );
    if (!html) return handler(request, response);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    for (const part of partsOf(html)) {
      response.write(part);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    response.end();
  }).listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

/** Cut after a block: a line of text that is still growing does move, and must. */
function partsOf(html: string): string[] {
  if (html.length <= PART_BYTES) return [html];
  const ends = [...html.slice(0, PART_BYTES).matchAll(/<\/(p|ul|li|details|figure)>/g)];
  const last = ends.at(-1);
  const end = last ? last.index + last[0].length : PART_BYTES;
  return [html.slice(0, end), ...partsOf(html.slice(end))];
}

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

for (const [kind, route] of Object.entries(PAGE_KINDS)) {
  test(`nothing moves while a page is still arriving: ${kind}`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto(`${origin}/404`);
    await page.evaluate(() => {
      localStorage.setItem('tabs', JSON.stringify({ os: 'windows', 'build-os': 'macos', channel: 'helm' }));
      localStorage.setItem('announcement.closed', 'v1.0.5');
      sessionStorage.setItem('sidebar.docs', JSON.stringify([1, 1, 0, 1]));
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(origin + route);
      await scriptReady(page);
      expect(await shifts(), `${width} px`).toEqual([]);
    }
  });
}
