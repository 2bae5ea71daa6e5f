import { escapeHtml } from '../../mdx/highlight.ts';
import type { ClientAssets } from '../bundle-client.ts';

/** The browser's style and first script, straight from the sources. */
export const SOURCE_ASSETS: ClientAssets = { css: '/src/styles/site.css', early: '/src/client/early.ts' };

/** What the open page was made from: when one of them changes, so must the page. */
export interface PageKeys {
  /** Changes with what stands in the main element. */
  page: string;
  /** Changes with what stands around it. */
  frame: string;
}

/** A document that follows its sources: with the bundler's client and the overlay for mistakes. */
export function withDevelopment(document: string, root: string, keys: PageKeys): string {
  // The attribute tells the bundler's client that this style is there already, so that it does not add it again.
  const style = `<link rel="stylesheet" data-vite-dev-id="${escapeHtml(root)}${SOURCE_ASSETS.css}" href="${SOURCE_ASSETS.css}">`;
  const tags = [
    '<script type="module" src="/@vite/client"></script>',
    `<meta name="dev-page" content="${keys.page} ${keys.frame}">`,
    '<script type="module" src="/src/client/dev-overlay.ts"></script>',
  ];
  return document
    .replace(`<link rel="stylesheet" href="${SOURCE_ASSETS.css}">`, () => style)
    .replace('</head>', () => `${tags.join('')}</head>`);
}

/** The document when there is nothing else to show: what is wrong, and a listener for the change that mends it. */
export function failureDocument(text: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mistake</title><script type="module" src="/@vite/client"></script></head><body><pre>${escapeHtml(text)}</pre></body></html>`;
}
