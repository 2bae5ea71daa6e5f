import { anchorOf } from './anchor.ts';

/** Adds buttons to the samples of a page, and makes line numbers lead to their lines. Gives the function that undoes it. */
export function upgradeCode(main: HTMLElement): () => void {
  for (const figure of main.querySelectorAll<HTMLElement>('figure.code')) {
    if (figure.querySelector('.code-actions')) continue;
    const actions = document.createElement('div');
    actions.className = 'code-actions';
    actions.append(button('wrap', 'Wrap', 'Wrap long lines'), button('copy', 'Copy', 'Copy the code'));
    figure.append(actions);
  }
  main.addEventListener('click', linkToLine);
  addEventListener('hashchange', goToLine);
  return () => {
    main.removeEventListener('click', linkToLine);
    removeEventListener('hashchange', goToLine);
  };
}

function button(action: string, text: string, label: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.dataset['action'] = action;
  element.title = label;
  element.textContent = text;
  if (action === 'wrap') element.setAttribute('aria-pressed', 'false');
  return element;
}

/** A click on a line number puts the address of that line into the address bar. */
function linkToLine(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const line = event.target.closest('figure[data-numbered] .l');
  // Numbers stand in the first 3 rem of a line.
  if (!line || event.clientX - line.getBoundingClientRect().left > 44) return;
  const figure = line.closest('figure');
  const number = [...(figure?.querySelectorAll('.l') ?? [])].indexOf(line) + 1;
  history.replaceState(history.state, '', `#${figure?.id}-L${number}`);
  showLine();
}

/** Goes to the line that the address names, such as `#code-3-L4`. */
export function goToLine(): void {
  showLine()?.scrollIntoView({ block: 'center' });
}

/** Marks the line that the address names. */
export function showLine(): Element | undefined {
  for (const shown of document.querySelectorAll('.l.target')) shown.classList.remove('target');
  const match = /^(.+)-L(\d+)$/.exec(anchorOf(location.hash));
  const figure = match?.[1] === undefined ? null : document.getElementById(match[1]);
  const code = figure?.querySelector('code');
  if (!match || !code) return undefined;
  if (!code.querySelector('.l')) wrapLines(code);
  const line = code.querySelectorAll('.l')[Number(match[2]) - 1];
  line?.classList.add('target');
  return line;
}

/** Lines are plain text until somebody asks for one. A token may span lines, so it is cut where they end. */
function wrapLines(code: Element): void {
  const lines: HTMLSpanElement[] = [];
  let line = newLine();
  for (const node of [...code.childNodes]) {
    const parts = (node.textContent ?? '').split('\n');
    parts.forEach((part, index) => {
      if (index > 0) {
        line.append('\n');
        line = newLine();
      }
      const piece = node.cloneNode(false);
      piece.textContent = part;
      if (part) line.append(piece);
    });
  }
  code.replaceChildren(...lines);

  function newLine(): HTMLSpanElement {
    const span = document.createElement('span');
    span.className = 'l';
    lines.push(span);
    return span;
  }
}
