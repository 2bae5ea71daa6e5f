/* Part of `npm run dev` alone: its page asks for this script, and no module of the site imports it. */
import type { DevReport } from '../model/dev-report.ts';
import { normalRoute } from '../model/route.ts';
import style from '../styles/dev.css?inline';
import { mistakeList } from './dev-mistakes.ts';
import { currentView, replacePage, subscribe, type View } from './navigator.ts';
import { forgetRouteList } from './route-list.ts';

/** What the document that came as HTML was made from. */
const [firstPage = '', frame = ''] =
  document.querySelector<HTMLMetaElement>('meta[name="dev-page"]')?.content.split(' ') ?? [];
/** The server's last words about code that does not run: they stand until it runs again, which loads the page anew. */
let failure = '';
/** Whether they are about a style, which the bundler brings to the page without loading it anew. */
let isStyleFailure = false;
/** The list that the reader has closed: it stays away until it is another. */
let closed = '';
let asked = 0;

let route = routeOnScreen();

const NOT_FOUND = '/404';

const host = document.createElement('div');
host.id = 'dev-overlay';
const shadow = host.attachShadow({ mode: 'open' });

/** The view, once the application has started: that is after the page has loaded. */
function viewIfAny(): View | undefined {
  return currentView();
}

function routeOnScreen(): string {
  return viewIfAny()?.frame.route ?? document.getElementById('root')?.dataset['route'] ?? location.pathname;
}

/** The page to ask about: where there is none, the one that may come. */
function routeWanted(): string {
  if (route !== NOT_FOUND) return route;
  try {
    return normalRoute(decodeURI(location.pathname));
  } catch {
    return route; // malformed: no page will have this address
  }
}

/** Asks the server about the page; the answer to an older question is dropped. */
async function look(): Promise<void> {
  const question = ++asked;
  route = routeOnScreen();
  const answer = await fetch(`/assets/dev-report.json?route=${encodeURIComponent(routeWanted())}`);
  const isReport = answer.headers.get('Content-Type')?.includes('json');
  const report: DevReport | undefined = isReport ? await answer.json() : undefined;
  if (question !== asked) return;
  if (report && needsReload(report)) location.reload();
  else draw(report ? failure : failure || 'The server cannot make this page: see the terminal.', report);
}

/** Puts a changed text into the page; tells whether what has changed is more than that. */
function needsReload({ page, pageKey, frameKey, problems }: DevReport): boolean {
  if (frameKey !== frame) return true;
  // Where no page was, there is one now, even if its text cannot be shown yet.
  if (route === NOT_FOUND && routeWanted() !== NOT_FOUND) return pageKey !== '';
  // Its file is gone. With a mistake in its head it would be no page either, but that is soon mended.
  if (pageKey === '' && problems.length === 0) return route !== NOT_FOUND;
  // A text that cannot be shown leaves the one before it on the screen.
  if (!page) return false;
  const view = viewIfAny();
  if (view?.html === undefined && pageKey === firstPage) return false;
  if (!view) return true;
  if (view.html !== page.html || document.title !== page.title) replacePage(page);
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
  if (routeOnScreen() !== route) void look();
});
import.meta.hot?.on('site:changed', () => {
  forgetRouteList();
  void look();
});
import.meta.hot?.on('site:failed', ({ text }: { text: string }) => {
  failure = text;
  isStyleFailure = false;
  draw(text);
});
import.meta.hot?.on('vite:error', ({ err }) => {
  failure = [err.message, err.frame].filter(Boolean).join('\n\n');
  isStyleFailure = /\.css$/.test(err.id ?? err.loc?.file ?? '');
  draw(failure);
});
// A style is on its way: if it is still wrong, the bundler says so again.
import.meta.hot?.on('vite:beforeUpdate', () => {
  if (!isStyleFailure) return;
  failure = '';
  isStyleFailure = false;
  void look();
});
void look();
