import type { View } from './navigator.ts';
import { settle } from './settle.ts';
import { markCurrentPage } from './sidebar-marks.ts';

/** After the page is in place: where it stands, what has the focus, and what is said to screen readers. */
export function arrive(main: HTMLElement, { arrival, frame, html }: View): void {
  markCurrentPage(frame.route);
  // A place further down is found by the heights of all above it.
  if (html !== undefined) settle(main, arrival.kind === 'link' && !arrival.hash ? 'in steps' : 'at once');
  if (arrival.kind === 'first') return;
  const heading = main.querySelector('h1');
  switch (arrival.kind) {
    case 'history':
      scrollTo(0, arrival.scroll);
      break;
    case 'link': {
      const target = arrival.hash ? document.getElementById(decodeURIComponent(arrival.hash.slice(1))) : null;
      openAround(target);
      if (target) target.scrollIntoView();
      else scrollTo(0, 0);
      break;
    }
    case 'again':
      break;
  }
  focusHeading(heading ?? main);
  announce(document.title);
}

/** A field or heading inside a closed group is shown before it is scrolled to. */
function openAround(target: HTMLElement | null): void {
  for (let group = target?.closest('details'); group; group = group.parentElement?.closest('details'))
    group.open = true;
}

function focusHeading(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Says a text to screen readers. */
export function announce(text: string): void {
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
