import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString as textOf } from 'mdast-util-to-string';
import { didYouMean } from '../model/closest.ts';
import { type PageContext, report } from './page-context.ts';
import { jsxElement } from './plain-jsx.ts';
import { walk } from './walk.ts';

const KINDS = ['note', 'tip', 'info', 'warning', 'danger'];

/** Turns `:::note[Title]` blocks into `<Admonition>`, and reports what only looks like one. */
export function admonitions(tree: Root, context: PageContext): void {
  walk(tree, (node, index, siblings) => {
    if (node.type === 'containerDirective') siblings[index] = admonitionOf(node, context);
    if (node.type === 'paragraph') reportStrayColons(node, context);
  });
}

function admonitionOf(node: ContainerDirective, context: PageContext): MdxJsxFlowElement {
  if (!KINDS.includes(node.name)) {
    report(context, 'mdx-syntax', node, {
      message: `":::${node.name}" is not an admonition.`,
      fix: didYouMean(node.name, KINDS, `Known kinds: ${KINDS.join(', ')}.`),
    });
  }
  const [first, ...rest] = node.children;
  const label = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
  const children = (label ? rest : node.children) as MdxJsxFlowElement['children'];
  const kind = KINDS.includes(node.name) ? node.name : 'note';
  return {
    ...jsxElement('Admonition', { kind, title: label && textOf(label) }, children),
    ...(node.position && { position: node.position }),
  };
}

/** `:::note Title`, `::: note` and a mark too many end up as plain text: nearly always a slip. */
function reportStrayColons(paragraph: Paragraph, context: PageContext): void {
  const first = paragraph.children[0];
  const line = first?.type === 'text' ? /^:::.*/.exec(first.value)?.[0].trim() : undefined;
  if (line === undefined) return;
  const [, name = '', rest = ''] = /^:+\s*(\w*)\s*(.*)$/.exec(line) ?? [];
  report(context, 'mdx-syntax', paragraph, {
    message: `"${line}" is not read as an admonition.`,
    fix: fixOf(name, rest.replace(/^\[([^\]]*)\]?$/, '$1').trim()),
  });
}

function fixOf(name: string, title: string): string {
  if (name && title) return `Put the title in brackets: :::${name}[${title}].`;
  if (name) return `Write :::${name}, without a space, and close it with ::: on a line of its own.`;
  return 'Open it with :::note and close it with ::: on a line of its own.';
}
