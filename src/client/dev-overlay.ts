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
/** The list that the reader has closed: it stays away until it is another. */
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
  const isReport = answer.headers.get('Content-Type')?.includes('json');
  const report: DevReport | undefined = isReport ? await answer.json() : undefined;
  if (question !== asked) return;
  if (report && isOutdated(route, report)) location.reload();
  else draw(report ? failure : failure || 'The server cannot make this page: see the terminal.', report);
}

/** Puts a new text into the page; tells whether what has changed is more than that. */
function isOutdated(route: string, { page, pageKey, frameKey }: DevReport): boolean {
  if (frameKey !== shown.frameKey) return true;
  const isEdited = route === shown.route && pageKey !== shown.pageKey && page !== undefined;
  const view: View | undefined = currentView();
  if (isEdited && !view) return true;
  if (isEdited) replacePage(page);
  // A text that cannot be shown leaves the one before it on the screen.
  if (route !== shown.route || page) shown.pageKey = pageKey;
  shown.route = route;
  return false;
}

function draw(text: string, report?: DevReport): void {
  const list = mistakeList(text, report?.problems ?? [], () => {
    closed = list?.textContent ?? '';
    host.remove();
  });
  if (!list || list.textContent === closed) {
    host.remove();
    return;
  }
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
  draw(text);
});
import.meta.hot?.on('vite:error', ({ err }) => {
  failure = [err.message, err.frame].filter(Boolean).join('\n\n');
  draw(failure);
});
void look();
