import { store, stored } from './preferences.ts';

/** Lets the tabs of a page be switched by click and arrow keys; those of one group switch together. */
export function upgradeTabs(main: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    const tab = tabOf(event);
    const next = tab && neighbour(tab, event.key);
    if (!next) return;
    event.preventDefault();
    chooseTab(next);
    next.focus();
  };
  main.addEventListener('keydown', onKey);
  return () => main.removeEventListener('keydown', onKey);
}

function tabOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null;
}

function neighbour(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>(':scope > [role="tab"]') ?? [])];
  const at = tabs.indexOf(tab);
  switch (key) {
    case 'ArrowRight':
      return tabs[(at + 1) % tabs.length];
    case 'ArrowLeft':
      return tabs.at(at - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

/** Shows a tab's panel, and the same choice in every group of that name, without moving what the reader looks at. */
export function chooseTab(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('.tabs')?.dataset['group'];
  const top = tab.getBoundingClientRect().top;
  select(tab);
  if (group !== undefined) {
    const value = tab.dataset['value'] ?? '';
    selectInGroup(document, group, value);
    store('tabs', JSON.stringify({ ...choices(), [group]: value }));
  }
  scrollBy(0, tab.getBoundingClientRect().top - top);
}

/** Shows what the reader chose last, after a click inside the site. */
export function restoreTabs(main: HTMLElement): void {
  for (const [group, value] of Object.entries(choices())) selectInGroup(main, group, String(value));
}

function selectInGroup(root: ParentNode, group: string, value: string): void {
  for (const tabs of root.querySelectorAll<HTMLElement>('.tabs[data-group]')) {
    if (tabs.dataset['group'] !== group) continue;
    const tab = [...tabs.querySelectorAll<HTMLElement>(':scope > .tablist > [role="tab"]')].find(
      (one) => one.dataset['value'] === value,
    );
    if (tab) select(tab);
  }
}

function select(tab: HTMLElement): void {
  for (const other of tab.parentElement?.querySelectorAll<HTMLElement>(':scope > [role="tab"]') ?? []) {
    const isChosen = other === tab;
    other.setAttribute('aria-selected', String(isChosen));
    other.tabIndex = isChosen ? 0 : -1;
    document.getElementById(other.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-off', !isChosen);
  }
}

function choices(): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(stored('tabs') ?? '{}');
    return parsed !== null && typeof parsed === 'object' ? { ...parsed } : {};
  } catch {
    return {}; // somebody else's or damaged: as if nothing had been chosen
  }
}
