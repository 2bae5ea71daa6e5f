let shown: HTMLElement | undefined;

/** Moves the mark of the current page in the sidebar, opens the way to it and brings it into view. */
export function markCurrentPage(route: string): void {
  const sidebar = document.getElementById('sidebar');
  if (!sidebar) return;
  // The first sidebar was restored before the first paint.
  if (shown && shown !== sidebar) restoreGroups(sidebar);
  shown = sidebar;
  const link = [...sidebar.querySelectorAll('a')].find((a) => a.getAttribute('href') === route);
  // The first page is marked in its HTML, and its groups stand as the reader left them.
  if (link?.hasAttribute('aria-current')) return;
  for (const marked of sidebar.querySelectorAll('[aria-current]')) marked.removeAttribute('aria-current');
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
    if (event.target instanceof HTMLDetailsElement && event.target.closest('#sidebar')) storeGroups();
  };
  storeGroups();
  addEventListener('toggle', onToggle, true);
  return () => removeEventListener('toggle', onToggle, true);
}

function storeGroups(): void {
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('#sidebar details')];
  try {
    const states = groups.map(({ open }) => Number(open));
    // The page comes last: where the reader has closed the group of that very page, it stays closed.
    if (groups.length > 0) sessionStorage.setItem(storageKey(), JSON.stringify([...states, location.pathname]));
  } catch {
    // Forbidden or full: the groups are as the page has them next time.
  }
}

/** Opens the groups of a sidebar that has just been put in place as they were when the reader left it. */
function restoreGroups(sidebar: HTMLElement): void {
  try {
    const open: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? '[]');
    if (!Array.isArray(open)) return;
    [...sidebar.querySelectorAll('details')].forEach((group, index) => {
      if (open[index] !== undefined) group.open = Boolean(open[index]);
    });
  } catch {
    // Forbidden or damaged: as if nothing had been stored.
  }
}

function storageKey(): string {
  return `sidebar.${document.querySelector<HTMLElement>('.layout')?.dataset['sidebar']}`;
}
