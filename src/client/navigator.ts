import type { PageData, PageFrame } from '../model/page-data.ts';
import { normalRoute } from '../model/route.ts';
import { findRoute, loadPage, loadSidebar } from './route-list.ts';

/** What is on the screen, and what is on its way. */
export interface View {
  frame: PageFrame;
  /** Where the page is shown; on the not-found page this is not its route. */
  pathname: string;
  /** Undefined for the page that came as HTML: what is in the document stays there. */
  html: string | undefined;
  /** Undefined while the first sidebar is in place. */
  sidebarHtml: string | undefined;
  /** Counts arrivals, so that going to the same page again is an arrival too. */
  visit: number;
  arrival: Arrival;
  /** How long the next page has kept the reader waiting. */
  waiting: 'no' | 'progress' | 'spinner';
  failure: { error: unknown; href: string } | undefined;
}

/** How the reader came, which decides where the page stands. */
export type Arrival =
  | { kind: 'first' }
  | { kind: 'link'; hash: string }
  | { kind: 'history'; scroll: number; link: string | undefined }
  | { kind: 'again' };

export interface NavigateOptions {
  replace?: boolean;
  arrival?: Arrival;
  /** The address bar is already right: back, forward, retry. */
  isAddressSet?: boolean;
}

const PROGRESS_DELAY_MS = 200;
/** Long enough that an ordinary load never blinks, short enough that nobody clicks again. */
export const SPINNER_DELAY_MS = 1000;
const RELOADED_KEY = 'reloaded';

let view: View;
const listeners = new Set<() => void>();
let journey = 0;

/** Sets the page that came as HTML. */
export function startNavigator(frame: PageFrame): void {
  view = {
    frame,
    pathname: location.pathname,
    html: undefined,
    sidebarHtml: undefined,
    visit: 0,
    arrival: { kind: 'first' },
    waiting: 'no',
    failure: undefined,
  };
}

/** For `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current view. */
export function currentView(): View {
  return view;
}

function show(change: Partial<View>): void {
  view = { ...view, ...change };
  for (const listener of listeners) listener();
}

/** Goes to an address of this site; what the site does not know, the browser loads itself. */
export async function navigate(href: string, options: NavigateOptions = {}): Promise<void> {
  const url = new URL(href, location.href);
  const trip = ++journey;
  const timers = [
    setTimeout(() => trip === journey && show({ waiting: 'progress' }), PROGRESS_DELAY_MS),
    setTimeout(() => trip === journey && show({ waiting: 'spinner' }), SPINNER_DELAY_MS),
  ];
  try {
    const found = await findRoute(url.pathname);
    if (trip !== journey) return;
    if (!found) return leaveFor(url.href, options);
    const page = await loadPage(found.fileName);
    const sidebarHtml = page.sidebar === view.frame.sidebar ? view.sidebarHtml : await loadSidebar(page.sidebar);
    if (trip !== journey) return;
    if (!options.isAddressSet)
      setAddress(
        found.route === normalRoute(url.pathname) ? url : new URL(found.route + url.search + url.hash, url),
        options.replace ?? false,
      );
    forgetReload();
    describePage(page);
    show({
      frame: { route: page.route, sidebar: page.sidebar, layout: page.layout },
      pathname: location.pathname,
      html: page.html,
      sidebarHtml,
      visit: view.visit + 1,
      arrival: options.arrival ?? { kind: 'link', hash: url.hash },
      waiting: 'no',
      failure: undefined,
    });
  } catch (error) {
    if (trip === journey) recover(error, url.href, options);
  } finally {
    for (const timer of timers) clearTimeout(timer);
    if (trip === journey && view.waiting !== 'no') show({ waiting: 'no' });
  }
}

/**
 * A page's module did not load. Nearly always a new build has replaced it, so the browser loads the page itself, once;
 * if that was tried already, or there is no network, the reader gets the error and a way to try again.
 */
function recover(error: unknown, href: string, options: NavigateOptions): void {
  if (navigator.onLine && !wasReloaded(href) && rememberReload(href)) leaveFor(href, options);
  else show({ failure: { error, href }, visit: view.visit + 1, arrival: { kind: 'again' } });
}

function leaveFor(href: string, { isAddressSet, replace }: NavigateOptions): void {
  if (isAddressSet) location.reload();
  else if (replace) location.replace(href);
  else location.assign(href);
}

/** Gives up what is on its way: the reader has come back to the page that is on the screen. */
export function stay(): void {
  journey++;
  if (view.waiting !== 'no') show({ waiting: 'no' });
}

/** Tries the address of a failure again. */
export function retry(): void {
  const failed = view.failure;
  if (failed) navigate(failed.href, { isAddressSet: failed.href === location.href });
}

/** Puts what has become of the page in its place while it is written: neither scroll nor focus move. */
export function replacePage(page: PageData): void {
  document.title = page.title;
  show({
    frame: { route: page.route, sidebar: page.sidebar, layout: page.layout },
    html: page.html,
    visit: view.visit + 1,
    arrival: { kind: 'first' },
    failure: undefined,
  });
}

/** Shows the current page anew, after a crash. */
export function showAgain(): Promise<void> {
  return navigate(location.href, { isAddressSet: true, arrival: { kind: 'again' } });
}

/** The head of the document, for whoever reads it after a click: bookmarks, sharing, agents. */
function describePage({ title, description, route }: PageData): void {
  const url = new URL(route, canonicalOrigin()).href.replace(/\/$/, '');
  document.title = title;
  const values = {
    'meta[name="description"],meta[property="og:description"]': description,
    'meta[property="og:title"]': title.replace(/ \| [^|]*$/, ''),
    'meta[property="og:url"]': url,
  };
  for (const [selector, value] of Object.entries(values))
    for (const meta of document.querySelectorAll(selector)) meta.setAttribute('content', value);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', url);
  // These belonged to the page before, and only its own HTML knows them.
  for (const stale of document.querySelectorAll(
    'meta[name="robots"],link[rel="prev"],link[rel="next"],link[type="text/markdown"]',
  ))
    stale.remove();
}

function setAddress(url: URL, replace: boolean): void {
  if (replace) history.replaceState(history.state, '', url);
  else {
    history.replaceState({ ...history.state, scroll: scrollY, link: focusedLink() }, '');
    history.pushState({ scroll: 0 }, '', url);
  }
}

/** The link of the page by which the reader leaves, so that coming back leads to it. */
function focusedLink(): string | undefined {
  return document.activeElement?.closest('#content a[href]')?.getAttribute('href') ?? undefined;
}

function canonicalOrigin(): string {
  const href = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return href ? new URL(href).origin : location.origin;
}

function wasReloaded(href: string): boolean {
  try {
    return sessionStorage.getItem(RELOADED_KEY) === href;
  } catch {
    return true; // without storage a loop could not be noticed: show the error instead
  }
}

/** Whether it could be remembered: if not, the next failure would lead to a loop. */
function rememberReload(href: string): boolean {
  try {
    sessionStorage.setItem(RELOADED_KEY, href);
    return true;
  } catch {
    return false; // full or forbidden
  }
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // forbidden: nothing was remembered
  }
}
