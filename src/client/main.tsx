import { shell } from 'virtual:shell';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Layout, PageFrame } from '../model/page-data.ts';
import { App } from './App.tsx';
import { startNavigator } from './navigator.ts';

const root = document.getElementById('root');
if (root) {
  startNavigator(frameOf(root));
  // As a transition it is done in steps of a few milliseconds, between which the browser can answer the reader.
  startTransition(() => {
    hydrateRoot(root, <App />);
  });
}
if (Object.keys(shell.analytics).length > 0)
  import('./analytics.ts').then(({ startAnalytics }) => startAnalytics(shell.analytics));

/** What the first page says of itself in its HTML. */
function frameOf(root: HTMLElement): PageFrame {
  const frame = root.querySelector<HTMLElement>('.layout')?.dataset;
  const layout = (['doc', 'blog', 'wide'] satisfies Layout[]).find((known) => known === frame?.['layout']) ?? 'wide';
  return { route: root.dataset['route'] ?? location.pathname, layout, sidebar: frame?.['sidebar'] ?? null };
}
