import type { Root, Table, TableCell, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ParamRow } from '../model/sample.ts';
import { attributeOf, isJsxElement, type JsxElement } from './jsx-element.ts';
import { type PageContext, placeOf } from './page-context.ts';
import { walk } from './walk.ts';

/** Checks `<Params>` tables and back-quoted names in prose against the models of the product. */
export function proseChecks(tree: Root, context: PageContext): void {
  walk(tree, (node) => {
    if (node.type === 'inlineCode') {
      const { file, route } = context;
      context.problems.push(
        ...context.checker.checkInlineCode({ text: node.value, file, route, ...placeOf(context, node) }),
      );
    }
    if (isJsxElement(node) && node.name === 'Params') checkParams(node, context);
  });
}

function checkParams(node: JsxElement, context: PageContext): void {
  const rows: ParamRow[] = [];
  walk(node, (below) => {
    if (below.type === 'table') rows.push(...rowsOf(below, context));
  });
  const target = attributeOf(node, 'for') ?? '';
  context.problems.push(
    ...context.checker.checkParams({ target, file: context.file, ...placeOf(context, node), rows }),
  );
}

function rowsOf(table: Table, context: PageContext): ParamRow[] {
  const [head, ...body] = table.children;
  const names = head?.children.map((cell) => textOf(cell).trim().toLowerCase()) ?? [];
  return body.map((row) => rowOf(row, names, context));
}

function rowOf(row: TableRow, names: string[], context: PageContext): ParamRow {
  const cell = (name: string): TableCell | undefined => row.children[names.indexOf(name)];
  const textIn = (name: string) => {
    const found = names.includes(name) ? cell(name) : undefined;
    return found && textOf(found).trim();
  };
  const description = row.children.at(-1);
  return {
    name: row.children[0] ? firstCode(row.children[0]) : '',
    type: textIn('type'),
    default: textIn('default'),
    isRequired: description ? /^required\b/i.test(textOf(description).trim()) : false,
    ...placeOf(context, row.children[0] ?? row),
  };
}

/** The first back-quoted text of a cell (`-o`, `--output` gives the first), or all of its text. */
function firstCode(cell: TableCell): string {
  const code = cell.children.find((child) => child.type === 'inlineCode');
  return code?.type === 'inlineCode' ? code.value : textOf(cell).trim();
}
