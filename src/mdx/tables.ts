import type { PhrasingContent, Root, Table, TableCell, TableRow } from 'mdast';
import { type PageContext, report } from './page-context.ts';
import { walk } from './walk.ts';

/** Reports rows of tables with more cells than the head, which would be left out, and code that a bar cuts in two. */
export function tables(tree: Root, text: string, context: PageContext): void {
  walk(tree, (node) => {
    if (node.type === 'table') checkTable(node, text, context);
  });
}

function checkTable({ children: rows }: Table, text: string, context: PageContext): void {
  const columns = rows[0]?.children.length ?? 0;
  for (const row of rows) {
    const cut = cutCode(row, text);
    const extra = row.children[columns];
    if (cut) {
      report(context, 'mdx-syntax', cut, {
        message: 'The bar in this code ends the cell of the table.',
        fix: 'Write \\| for a bar inside a cell, in code too.',
      });
    } else if (extra) {
      report(context, 'mdx-syntax', extra, {
        message: `The row has ${row.children.length} cells, and the head of the table has ${columns}.`,
        fix: 'Give the head another column, remove the cell, or write \\| for a bar that is text.',
      });
    }
  }
}

// Code begins after a space or a bracket, and ends before one: a backtick inside a word is an apostrophe.
const BEGIN = /(^|[\s([{"'*_])`/;
const END = /`($|[\s)\]}"'*_.,:;!?])/;

/** The text with the backtick at which a code begins, when its end is in a later cell. */
function cutCode({ children: cells }: TableRow, text: string): PhrasingContent | undefined {
  const begins = cells.findIndex((cell) => looseBacktick(cell, BEGIN, text));
  const begin = cells[begins] && looseBacktick(cells[begins], BEGIN, text);
  return cells.slice(begins + 1).some((cell) => looseBacktick(cell, END, text)) ? begin : undefined;
}

/** The text of a cell in which a backtick stands for itself: one after a backslash is meant to. */
function looseBacktick({ children }: TableCell, pattern: RegExp, text: string): PhrasingContent | undefined {
  return children.find(
    ({ type, position }) => type === 'text' && pattern.test(text.slice(position?.start.offset, position?.end.offset)),
  );
}
