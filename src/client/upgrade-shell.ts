import { currentView, subscribe } from './navigator.ts';
import { store } from './preferences.ts';
import { rememberGroups } from './sidebar-marks.ts';

const DESKTOP = '(min-width: 996px)';

/** Behaviour of the frame that needs no drawing; gives the function that undoes it. */
export function upgradeShell(): () => void {
  const undo = [hideNavbarOnScroll(), guardDrawer(), closeDropdowns(), rememberGroups(), rememberDocsVersion()];
  return () => {
    for (const step of undo) step();
  };
}

/** The navbar leaves when the reader scrolls down and comes back when they scroll up. */
function hideNavbarOnScroll(): () => void {
  const navbar = document.querySelector<HTMLElement>('.navbar');
  let last = scrollY;
  const onScroll = () => {
    const isDown = scrollY > last;
    // A few pixels are a trembling finger, not a direction.
    if (Math.abs(scrollY - last) < 5) return;
    navbar?.toggleAttribute(
      'data-hidden',
      isDown && scrollY > navbar.offsetHeight && !navbar.contains(document.activeElement),
    );
    last = scrollY;
  };
  const show = () => navbar?.removeAttribute('data-hidden');
  addEventListener('scroll', onScroll, { passive: true });
  navbar?.addEventListener('focusin', show);
  return () => {
    removeEventListener('scroll', onScroll);
    navbar?.removeEventListener('focusin', show);
  };
}

/** Keeps the focus inside the open mobile sidebar, and closes it at desktop width and after a choice. */
function guardDrawer(): () => void {
  const drawer = document.getElementById('drawer');
  if (!drawer) return () => undefined;
  const others = () => [...document.querySelectorAll<HTMLElement>('.skip, .announcement, .navbar, #content, .footer')];
  const setInert = (isInert: boolean) => {
    for (const element of others()) element.inert = isInert;
  };
  const onOpen = () => {
    if (!drawer.matches(':popover-open')) return;
    setInert(true);
    const current = drawer.querySelector<HTMLElement>('#sidebar [aria-current="page"]');
    (current ?? drawer.querySelector('button'))?.focus();
  };
  // Before it is closed, since the browser then gives the focus back to the button that opened it.
  const onBeforeToggle = () => setInert(false);
  const close = () => drawer.matches(':popover-open') && drawer.hidePopover();
  const desktop = matchMedia(DESKTOP);
  let visit = currentView().visit;
  const unsubscribe = subscribe(() => {
    if (currentView().visit !== visit) close();
    visit = currentView().visit;
  });
  drawer.addEventListener('beforetoggle', onBeforeToggle);
  drawer.addEventListener('toggle', onOpen);
  onOpen(); // it may have been opened before the script was there
  desktop.addEventListener('change', close);
  return () => {
    drawer.removeEventListener('beforetoggle', onBeforeToggle);
    drawer.removeEventListener('toggle', onOpen);
    desktop.removeEventListener('change', close);
    unsubscribe();
  };
}

/** An open dropdown closes on Escape, on a click elsewhere and when something in it was chosen. */
function closeDropdowns(): () => void {
  const closeAll = (except?: Node) => {
    for (const dropdown of document.querySelectorAll<HTMLDetailsElement>('details.dropdown[open]')) {
      if (!except || !dropdown.contains(except)) dropdown.open = false;
    }
  };
  const onClick = ({ target }: Event) =>
    closeAll(target instanceof Element && !target.closest('a') ? target : undefined);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const open = document.activeElement?.closest<HTMLElement>('details.dropdown[open]');
    closeAll();
    open?.querySelector('summary')?.focus();
  };
  addEventListener('click', onClick);
  addEventListener('keydown', onKey);
  return () => {
    removeEventListener('click', onClick);
    removeEventListener('keydown', onKey);
  };
}

/** The docs version that a reader chooses is kept. */
function rememberDocsVersion(): () => void {
  const onClick = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-docs-version]') : null;
    if (link) store('docs-preferred-version', link.dataset['docsVersion'] ?? '');
  };
  addEventListener('click', onClick);
  return () => removeEventListener('click', onClick);
}
