import { chooseTab } from './tabs.ts';

/** Carries out what a button in the page asks for by its `data-action`; or a tab, which is known by its role. */
export function runAction(element: HTMLElement): void {
  switch (element.dataset['action']) {
    case undefined:
      chooseTab(element);
      return;
    case 'copy':
      copyCode(element);
      return;
    case 'wrap':
      element.setAttribute('aria-pressed', String(element.closest('figure')?.toggleAttribute('data-wrap') ?? false));
      return;
    case 'play':
      playMedia(element);
      return;
    case 'topic':
      filterByTopic(element);
      return;
  }
}

/** Puts the player in the place of its button: the first request to its host. */
function playMedia(button: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.src = button.dataset['embed'] ?? '';
  frame.title = button.dataset['title'] ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin';
  button.replaceWith(frame);
  frame.focus();
}

/** Shows the recipes of one topic, or all again, and says how many there are to readers who cannot see it. */
function filterByTopic(button: HTMLElement): void {
  const list = button.closest('.recipes');
  const topic = button.dataset['topic'] ?? '';
  for (const other of list?.querySelectorAll('[data-action="topic"]') ?? [])
    other.setAttribute('aria-pressed', String(other === button));
  const recipes = [...(list?.querySelectorAll<HTMLElement>('[data-topics]') ?? [])];
  for (const recipe of recipes)
    recipe.hidden = topic !== '' && !(recipe.dataset['topics'] ?? '').split(',').includes(topic);
  const shown = recipes.filter((recipe) => !recipe.hidden).length;
  const status = list?.querySelector('[role="status"]');
  if (status) status.textContent = `${shown} of ${recipes.length} recipes shown`;
}

async function copyCode(button: HTMLElement): Promise<void> {
  const figure = button.closest<HTMLElement>('figure');
  const text = figure?.querySelector('code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(copyTextOf(text, figure?.dataset['lang'] ?? ''));
    say(button, 'Copied');
  } catch {
    say(button, 'Copying is not allowed here'); // the browser forbids it, for example without HTTPS
  }
}

function say(button: HTMLElement, text: string): void {
  const before = button.dataset['label'] ?? button.textContent ?? '';
  button.dataset['label'] = before;
  button.textContent = text;
  setTimeout(() => {
    button.textContent = before;
  }, 2000);
}

/** What is worth copying of a sample: in a console session the commands, without prompts and output. */
export function copyTextOf(code: string, language: string): string {
  const text = code.replace(/\n$/, '');
  if (!/^(console|bash|shell|sh)$/.test(language) || !/^\$ /m.test(text)) return text;
  const commands: string[] = [];
  let isContinued = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('$ ') || isContinued) {
      commands.push(isContinued ? line.replace(/^> /, '') : line.slice(2));
      isContinued = line.endsWith('\\');
    }
  }
  return commands.join('\n');
}
