import { anchorElement } from './anchor.ts';
import { goToLine, showLine } from './code-blocks.ts';
import type { Arrival, View } from './navigator.ts';
import { isNewVisit } from './new-visit.ts';
import { settle } from './settle.ts';
import { markCurrentPage } from './sidebar-marks.ts';
import { restoreTabs } from './tabs.ts';

/** After the page is in place: where it stands, what has the focus, and what is said to screen readers. */
export function arrive(main: HTMLElement, { arrival, frame, html }: View): void {
  restoreTabs(main);
  // A place further down is found by the heights of all above it. Before anything asks for a place: each question after
  // a change has the page laid out anew.
  if (html !== undefined) settle(main, arrival.kind === 'link' && !arrival.hash ? 'in steps' : 'at once');
  markCurrentPage(frame.route);
  if (arrival.kind === 'first' && isNewVisit()) goToLine();
  else showLine();
  if (arrival.kind === 'first') return;
  focus(placed(main, arrival) ?? main.querySelector('h1') ?? main);
  announce(document.title);
}

/** Scrolls to where the reader should be; gives the element that is there, if it is a certain one. */
function placed(main: HTMLElement, arrival: Arrival): HTMLElement | null {
  if (arrival.kind === 'history') {
    scrollTo(0, arrival.scroll);
    return arrival.link ? main.querySelector<HTMLElement>(`a[href="${CSS.escape(arrival.link)}"]`) : null;
  }
  if (arrival.kind !== 'link') return null;
  const target = anchorElement(arrival.hash);
  openAround(target);
  if (target) target.scrollIntoView();
  else {
    scrollTo(0, 0);
    goToLine();
  }
  return target;
}

/** A field or heading inside a closed group is shown before it is scrolled to. */
function openAround(target: HTMLElement | null): void {
  for (let group = target?.closest('details'); group; group = group.parentElement?.closest('details'))
    group.open = true;
}

function focus(element: HTMLElement): void {
  if (!element.matches('a[href]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Says a text to screen readers. */
function announce(text: string): void {
  let region = document.getElementById('announcer');
  if (!region) {
    region = document.createElement('div');
    region.id = 'announcer';
    region.className = 'sr-only';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = text;
}
