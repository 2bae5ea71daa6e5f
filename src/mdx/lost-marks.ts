import type { Paragraph, Root } from 'mdast';
import { placeAt } from '../model/place-at.ts';
import type { PageContext } from './page-context.ts';
import { walk } from './walk.ts';

const DIVIDER = /^\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?$/;

interface Line {
  text: string;
  offset: number;
}

/** Reports lines that were meant as a heading or a table and are shown with their marks, as text. */
export function lostMarks(tree: Root, text: string, context: PageContext): void {
  walk(tree, (node) => {
    if (node.type !== 'paragraph') return;
    const lines = proseLines(node, text);
    for (const [index, line] of lines.entries()) {
      const problem = lostHeading(line) ?? lostTable(lines[index - 1], line);
      if (!problem) continue;
      const place = placeAt(text, line.offset);
      context.problems.push({
        rule: 'mdx-syntax',
        file: context.file,
        line: place.line,
        column: context.columnOf(place.line, place.column),
        ...problem,
      });
    }
  });
}

/** The lines of a paragraph as they are written, without the marks of lists and quotes before them. */
function proseLines({ position, children }: Paragraph, text: string): Line[] {
  let offset = position?.start.offset ?? 0;
  const lines = text.slice(offset, position?.end.offset).split('\n');
  return lines.flatMap((line, index) => {
    const mark = index === 0 ? '' : (/^[\s>]*/.exec(line)?.[0] ?? '');
    const start = offset + mark.length;
    offset += line.length + 1;
    // What stands inside code or a component is no line of the paragraph.
    const isProse = children.some(
      (child) =>
        child.type === 'text' &&
        (child.position?.start.offset ?? 0) <= start &&
        start < (child.position?.end.offset ?? 0),
    );
    return isProse ? [{ text: line.slice(mark.length).trimEnd(), offset: start }] : [];
  });
}

/** One mark alone may be a number or a tag: `#123`. */
function lostHeading({ text }: Line) {
  const [, marks = '', title = ''] = /^(#{2,6})([^\s#].*)$/.exec(text) ?? [];
  if (title === '') return undefined;
  return {
    message: `"${text}" is not read as a heading.`,
    fix: `Put a space after the marks: ${marks} ${title}`,
  };
}

function lostTable(head: Line | undefined, { text }: Line) {
  if (!head?.text.includes('|') || !text.includes('|') || !DIVIDER.test(text)) return undefined;
  const [columns, divided] = [columnsOf(head.text), columnsOf(text)];
  if (columns === divided) return undefined;
  return {
    message: `The head of the table has ${columns === 1 ? 'one column' : `${columns} columns`}, the line "${text}" below it ${divided}.`,
    fix: `Write |${' --- |'.repeat(columns)}`,
  };
}

function columnsOf(row: string): number {
  const inner = row.replace(/^\||(?<!\\)\|$/g, '');
  return inner.split(/(?<!\\)\|/).length;
}
