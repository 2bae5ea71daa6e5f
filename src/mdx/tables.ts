import type { PhrasingContent, Root, Table, TableRow } from 'mdast';
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

/** The text with the backtick at which a code begins, when its end is in another cell. */
function cutCode({ children: cells }: TableRow, text: string): PhrasingContent | undefined {
  const [begin, end] = cells.flatMap((cell) => cell.children.find((child) => isLooseBacktick(child, text)) ?? []);
  return end && begin;
}

/** Whether a backtick is text, with no backslash before it. */
function isLooseBacktick({ type, position }: PhrasingContent, text: string): boolean {
  return type === 'text' && /(?<!\\)`/.test(text.slice(position?.start.offset, position?.end.offset));
}
