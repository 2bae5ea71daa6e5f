/**
 * The only script that a page waits for. It answers what needs no more than the document (theme, announcement), keeps
 * what needs more (search, copy, play), and brings the rest when the page has loaded, in steps that block nothing.
 */
import '../styles/site.css';
import { forgetTyped, intend, typed } from './intents.ts';
import { isNewVisit } from './new-visit.ts';
import { closeAnnouncement, toggleTheme } from './preferences.ts';
import { settle } from './settle.ts';

let started = false;

/** Loads React, then the application, each in a task of its own. */
async function start(): Promise<void> {
  if (started) return;
  started = true;
  try {
    await import('./react.ts');
    await new Promise((resolve) => setTimeout(resolve));
    await import('./main.tsx');
  } catch {
    // The page is whole without it: links load pages, and the search entry leads to the search page.
    started = false;
    if (typed.isOn) location.assign('/search');
  }
}

function openSearch(): void {
  typed.isOn = true;
  intend({ kind: 'search' });
  start();
}

addEventListener('click', (event) => {
  const element =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action],[role=tab]') : null;
  if (!element || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { action } = element.dataset;
  if (action === 'theme') toggleTheme();
  else if (action === 'close-announcement') closeAnnouncement(element);
  else {
    event.preventDefault();
    if (action === 'search') openSearch();
    else {
      intend({ kind: 'action', element });
      start();
    }
  }
});

addEventListener('keydown', (event) => {
  const isInField =
    event.target instanceof HTMLElement &&
    (event.target.isContentEditable ||
      event.target.matches('textarea,[role=textbox],input:not([type=radio],[type=checkbox],[type=button])'));
  if (typed.isOn && event.key === 'Escape') forgetTyped();
  if (typed.isOn && !isInField && keepLetter(event)) return;
  const isShortcut =
    (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) ||
    (event.key === '/' && !isInField && !event.ctrlKey && !event.metaKey);
  if (!isShortcut) return;
  event.preventDefault();
  openSearch();
});

/** While the dialog is on its way, letters belong to it. */
function keepLetter(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key.length === 1) typed.text += event.key;
  else if (event.key === 'Backspace') typed.text = typed.text.slice(0, -1);
  else return false;
  event.preventDefault();
  return true;
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => start(), { timeout: 2000 });
  else setTimeout(start, 200);
}

function whenParsed(): void {
  const main = document.getElementById('content');
  // To stand where it stood, a page must have its height.
  if (main) settle(main, isNewVisit() ? 'in steps' : 'at once');
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whenParsed, { once: true });
else whenParsed();
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
