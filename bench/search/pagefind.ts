import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createIndex, type IndexFile } from 'pagefind';
import { type ComparedEngine, routesOf, type SectionDocument } from './engine.ts';

/** Pagefind over the same sections, as pages of HTML with headings; it runs in a browser, as on a site. */
export async function pagefind(sections: readonly SectionDocument[], page: Page): Promise<ComparedEngine> {
  const { index } = await createIndex();
  if (!index) throw new Error('Pagefind made no index.');
  for (const route of new Set(sections.map((section) => section.route))) {
    await index.addHTMLFile({ url: route, content: htmlOf(sections.filter((section) => section.route === route)) });
  }
  const { files } = await index.getFiles();
  const { origin, close } = await serve(files);
  await page.goto(`${origin}/`);
  const loader = `import * as pagefind from '/pagefind/pagefind.js'; globalThis.pagefind = pagefind;`;
  await page.addScriptTag({ type: 'module', content: loader });
  await page.waitForFunction(() => 'pagefind' in globalThis);
  return {
    name: 'Pagefind',
    routesFor: async (query) => routesOf(await page.evaluate(askPagefind, query)),
    close,
  };
}

/** Runs in the page. */
async function askPagefind(query: string): Promise<string[]> {
  const { pagefind } = globalThis as unknown as {
    pagefind: { search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }> };
  };
  const { results } = await pagefind.search(query);
  const found = await Promise.all(results.slice(0, 20).map((result) => result.data()));
  return found.map(({ url }) => url);
}

function htmlOf(sections: readonly SectionDocument[]): string {
  const parts = sections.map(({ title, heading, keywords, text }) => {
    const head =
      heading === '' ? `<h1>${escaped(title)}</h1><p>${escaped(keywords)}</p>` : `<h2>${escaped(heading)}</h2>`;
    return `${head}<p>${escaped(text)}</p>`;
  });
  return `<!doctype html><html lang="en"><body>${parts.join('')}</body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

async function serve(files: readonly IndexFile[]) {
  const byPath = new Map(files.map(({ path, content }) => [`/pagefind/${path}`, content]));
  const server = createServer((request, response) => {
    const content = byPath.get(request.url?.replace(/\?.*$/, '') ?? '');
    const type =
      request.url === '/' ? 'text/html' : request.url?.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    response.setHeader('content-type', type);
    response.end(content ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: async () => void server.close() };
}
