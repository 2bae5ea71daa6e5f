import { formatProblem, type Problem, sortedProblems } from '../model/problem.ts';

/** The list of mistakes as the terminal prints it, with buttons that open the files; undefined when there are none. */
export function mistakeList(
  failure: string,
  problems: readonly Problem[],
  onClose: () => void,
): HTMLElement | undefined {
  if (failure === '' && problems.length === 0) return undefined;
  const box = element('section', { role: 'alert', 'aria-label': 'Mistakes' });
  const close = element('button', { type: 'button', 'aria-label': 'Close' }, '×');
  close.addEventListener('click', onClose);
  box.append(close, ...(failure ? [element('pre', {}, failure)] : []), ...sortedProblems(problems).map(entryOf));
  if (problems.length > 0) box.append(element('p', {}, summaryOf(problems)));
  return box;
}

function entryOf(problem: Problem): HTMLElement {
  const [place = '', ...rest] = formatProblem(problem).split('\n');
  const entry = element('pre', { class: problem.severity === 'warning' ? 'warning' : 'mistake' });
  const open = element('button', { type: 'button', title: 'Open in the editor' }, place);
  open.addEventListener('click', () => {
    const { file, line, column } = problem;
    void fetch(`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`);
  });
  entry.append(open, `\n${rest.join('\n')}`);
  return entry;
}

function summaryOf(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${counted(problems.length, 'problem')} in ${counted(files, 'file')}`;
}

function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

function element(name: string, attributes: Record<string, string>, text = ''): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}
