import { normalRoute } from '../model/route.ts';
import { anchorElement } from './anchor.ts';
import { currentView, navigate, stay } from './navigator.ts';
import { findRoute, loadPage } from './route-list.ts';

/** Upgrades plain links: one listener for clicks, and loading ahead. Gives the function that undoes it. */
export function upgradeLinks(): () => void {
  addEventListener('click', onClick);
  addEventListener('pointerover', onApproach, { passive: true });
  addEventListener('focusin', onApproach);
  addEventListener('popstate', onPopState);
  addEventListener('scroll', onScroll, { passive: true });
  restoreScrollBySite();
  addEventListener('pageshow', restoreScrollBySite);
  addEventListener('pagehide', restoreScrollByBrowser);
  return () => {
    removeEventListener('click', onClick);
    removeEventListener('pointerover', onApproach);
    removeEventListener('focusin', onApproach);
    removeEventListener('popstate', onPopState);
    removeEventListener('scroll', onScroll);
    removeEventListener('pageshow', restoreScrollBySite);
    removeEventListener('pagehide', restoreScrollByBrowser);
  };
}

/** Reloading keeps the browser's own scroll position; inside the site we set it. */
function restoreScrollBySite(): void {
  history.scrollRestoration = 'manual';
}

function restoreScrollByBrowser(): void {
  history.scrollRestoration = 'auto';
}

/** The link of an event, when a plain activation would lead to a page of this site. */
function internalLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    !link?.href ||
    link.origin !== location.origin ||
    (link.target && link.target !== '_self') ||
    link.hasAttribute('download')
  )
    return undefined;
  return link;
}

function onClick(event: MouseEvent): void {
  const isModified = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const link = internalLink(event);
  if (!link || isModified || event.defaultPrevented) return;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  if (isSamePage && link.hash) {
    // The browser goes to the anchor by itself; only the way back needs to be known.
    history.replaceState({ ...history.state, scroll: scrollY }, '');
    return;
  }
  if (/\.[a-z]{2,4}$/.test(link.pathname) && !/\/v\d/.test(link.pathname)) return; // a file, not a page
  event.preventDefault();
  navigate(link.href, { replace: isSamePage });
}

let scrollTimer = 0;

/** Notes where the page stands when it has come to rest: on the way back or forward it is too late for that. */
function onScroll(): void {
  clearTimeout(scrollTimer);
  // Browsers count calls that change the history, and refuse a hundred within some seconds.
  scrollTimer = setTimeout(() => {
    if (location.pathname === currentView().pathname) history.replaceState({ ...history.state, scroll: scrollY }, '');
  }, 100);
}

function onPopState(event: PopStateEvent): void {
  const scroll = typeof event.state?.scroll === 'number' ? event.state.scroll : 0;
  if (location.pathname === currentView().pathname && !currentView().failure) {
    stay();
    const anchor = anchorElement(location.hash);
    if (event.state?.scroll === undefined && anchor) anchor.scrollIntoView();
    else scrollTo(0, scroll);
    return;
  }
  const link = typeof event.state?.link === 'string' ? event.state.link : undefined;
  navigate(location.href, { isAddressSet: true, arrival: { kind: 'history', scroll, link } });
}

/** Loads a page ahead when the pointer or the focus comes near its link. */
function onApproach(event: Event): void {
  const link = internalLink(event);
  if (link && mayLoadAhead()) loadAhead(link.pathname);
}

/** Loads a page's module ahead of a click. */
export async function loadAhead(pathname: string): Promise<void> {
  try {
    if (normalRoute(pathname) === currentView().frame.route) return;
    const found = await findRoute(pathname);
    if (found) await loadPage(found.fileName);
  } catch {
    // The click will try again, and say so if it fails.
  }
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader's connection is good enough to load what may never be read. */
export function mayLoadAhead(): boolean {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}
