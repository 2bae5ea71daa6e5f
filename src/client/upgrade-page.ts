import { nearRoutes } from '../model/near-routes.ts';
import { upgradeCode } from './code-blocks.ts';
import { followContents, skipContentsHeading } from './contents-spy.ts';
import { loadAhead, mayLoadAhead } from './link-clicks.ts';
import type { View } from './navigator.ts';
import { allRoutes } from './route-list.ts';
import { upgradeTabs } from './tabs.ts';

/** Attaches what acts to a page that is in place; gives the function that undoes it. */
export function upgradePage(main: HTMLElement, { frame: { route } }: View): () => void {
  const undo = [
    upgradeTabs(main),
    upgradeCode(main),
    followContents(main),
    skipContentsHeading(main),
    loadAheadInView(main),
  ];
  if (route === '/404') suggestRoutes(main);
  return () => {
    for (const step of undo) step();
  };
}

// Each weighs about 5 kB: with more, a page would cost its reader over 100 kB in all.
const AHEAD_PER_PAGE = 2;

/** Loads pages ahead whose links stand in view for a while. */
function loadAheadInView(main: HTMLElement): () => void {
  if (!mayLoadAhead() || !('IntersectionObserver' in window)) return () => undefined;
  const timers = new Map<Element, number>();
  let loaded = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting)
        timers.set(
          target,
          setTimeout(() => load(target), 1500),
        );
    }
  });
  const load = (link: Element) => {
    if (!(link instanceof HTMLAnchorElement) || ++loaded > AHEAD_PER_PAGE) return observer.disconnect();
    observer.unobserve(link);
    return loadAhead(link.pathname);
  };
  // The way up is in view on every page, and seldom taken from there.
  for (const link of main.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not(.breadcrumbs a)'))
    observer.observe(link);
  return () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

/** Near matches on a file host that cannot find them itself. */
async function suggestRoutes(main: HTMLElement): Promise<void> {
  const place = main.querySelector('#near-matches');
  if (!place || place.childElementCount > 0) return;
  const matches = nearRoutes(location.pathname, await allRoutes().catch(() => []));
  if (matches.length === 0) return;
  const list = document.createElement('ul');
  for (const match of matches) {
    const link = Object.assign(document.createElement('a'), { href: match, textContent: match });
    list.appendChild(document.createElement('li')).append(link);
  }
  place.append(Object.assign(document.createElement('p'), { textContent: 'Did you mean one of these?' }), list);
}
