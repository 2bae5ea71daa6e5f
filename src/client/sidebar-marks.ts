/** Moves the mark of the current page in the sidebar, opens the way to it and brings it into view. */
export function markCurrentPage(route: string): void {
  const sidebar = document.getElementById('sidebar');
  if (!sidebar) return;
  for (const marked of sidebar.querySelectorAll('[aria-current]')) marked.removeAttribute('aria-current');
  const link = [...sidebar.querySelectorAll('a')].find((a) => a.getAttribute('href') === route);
  if (!link) return;
  link.setAttribute('aria-current', 'page');
  for (let group = link.closest('details'); group; group = group.parentElement?.closest('details') ?? null)
    group.open = true;
  bringIntoView(link);
}

/** Scrolls the sidebar alone: `scrollIntoView` would move the page too. */
function bringIntoView(link: HTMLElement): void {
  const box = link.closest<HTMLElement>('.drawer');
  if (!box) return;
  const [at, frame] = [link.getBoundingClientRect(), box.getBoundingClientRect()];
  if (at.top < frame.top || at.bottom > frame.bottom) box.scrollTop += at.top - frame.top - frame.height / 2;
}

/** Remembers for this tab which groups stand open, so that they stay as the reader left them. */
export function rememberGroups(): () => void {
  const onToggle = (event: Event) => {
    const sidebar = document.getElementById('sidebar');
    if (!(event.target instanceof HTMLDetailsElement) || !sidebar?.contains(event.target)) return;
    const key = document.querySelector<HTMLElement>('.layout')?.dataset['sidebar'];
    const open = [...sidebar.querySelectorAll('details')].map((group) => (group.open ? 1 : 0));
    try {
      sessionStorage.setItem(`sidebar.${key}`, JSON.stringify(open));
    } catch {
      // Forbidden or full: the groups are as the page has them next time.
    }
  };
  addEventListener('toggle', onToggle, true);
  return () => removeEventListener('toggle', onToggle, true);
}
