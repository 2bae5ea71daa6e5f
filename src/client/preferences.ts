/** Stores a value; storage may be full or forbidden, and the page works without it. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice lasts until the page is left.
  }
}

/** Reads a stored value. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // forbidden: as if nothing had been stored
  }
}

/** Switches between light and dark and remembers it under `theme`. */
export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  const next = dataset['theme'] === 'dark' ? 'light' : 'dark';
  if (next === 'dark') dataset['theme'] = 'dark';
  else delete dataset['theme'];
  store('theme', next);
}

/** Closes the announcement; a new id will show it again. */
export function closeAnnouncement(button: HTMLElement): void {
  const bar = button.closest<HTMLElement>('.announcement');
  if (!bar) return;
  bar.hidden = true;
  store('announcement.closed', bar.dataset['id'] ?? '');
}
