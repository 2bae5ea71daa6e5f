/* Part of `npm run dev` alone: its page asks for this script, and no module of the site imports it. */
import type { DevReport } from '../model/dev-report.ts';
import style from '../styles/dev.css?inline';
import { mistakeList } from './dev-mistakes.ts';
import { currentView, replacePage, subscribe, type View } from './navigator.ts';
import { forgetRouteList } from './route-list.ts';

const [pageKey = '', frameKey = ''] =
  document.querySelector<HTMLMetaElement>('meta[name="dev-page"]')?.content.split(' ') ?? [];
/** What is on the screen. */
const shown = { route: routeOnScreen(), pageKey, frameKey };
/** The server's last words about code that does not run: they stand until it runs again, which loads the page anew. */
let failure = '';
let closed = '';
let asked = 0;

const host = document.createElement('div');
host.id = 'dev-overlay';
const shadow = host.attachShadow({ mode: 'open' });

function routeOnScreen(): string {
  // The application starts after the page has loaded; until then the document says what is there.
  const view: View | undefined = currentView();
  return view?.frame.route ?? document.getElementById('root')?.dataset['route'] ?? location.pathname;
}

/** Asks the server about the page; the answer to an older question is dropped. */
async function look(): Promise<void> {
  const question = ++asked;
  const route = routeOnScreen();
  const answer = await fetch(`/assets/dev-report.json?route=${encodeURIComponent(route)}`);
  if (question !== asked) return;
  if (!answer.headers.get('Content-Type')?.includes('json')) return draw({ text: 'The server cannot make this page.' });
  const report: DevReport = await answer.json();
  follow(route, report);
  draw({ text: failure, report });
}

/** Brings the screen up to date: another frame needs a new document, another text only its place in this one. */
function follow(route: string, report: DevReport): void {
  if (report.frameKey !== shown.frameKey) return location.reload();
  const isSamePage = route === shown.route;
  const hasChanged = report.pageKey !== shown.pageKey;
  shown.route = route;
  if (isSamePage && hasChanged && report.page) {
    const view: View | undefined = currentView();
    if (!view) return location.reload();
    replacePage(report.page);
  }
  if (!isSamePage || report.page) shown.pageKey = report.pageKey;
}

function draw({ text, report }: { text: string; report?: DevReport }): void {
  const list = mistakeList(text, report?.problems ?? [], () => {
    closed = signature;
    host.remove();
  });
  const signature = list?.textContent ?? '';
  if (!list || signature === closed) return host.remove();
  closed = '';
  shadow.replaceChildren(Object.assign(document.createElement('style'), { textContent: style }), list);
  document.body.append(host);
}

subscribe(() => {
  if (routeOnScreen() !== shown.route) void look();
});
import.meta.hot?.on('site:changed', () => {
  forgetRouteList();
  void look();
});
import.meta.hot?.on('site:failed', ({ text }: { text: string }) => {
  failure = text;
  draw({ text });
});
import.meta.hot?.on('vite:error', ({ err }) => {
  failure = [err.message, err.frame].filter(Boolean).join('\n\n');
  draw({ text: failure });
});
// The server was started anew: it may have read other sources.
import.meta.hot?.on('vite:ws:connect', () => void look());
