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

/** `:::note Title` and an unclosed block end up as plain text: nearly always a slip. */
function reportStrayColons(paragraph: Paragraph, context: PageContext): void {
  const first = paragraph.children[0];
  const match = first?.type === 'text' ? /^:::+\s*(\w*)\s*(.*)/.exec(first.value) : null;
  if (!match) return;
  const [, name, title] = match;
  report(context, 'mdx-syntax', paragraph, {
    message: `"${match[0]}" is not read as an admonition.`,
    fix:
      name && title
        ? `Put the title in brackets: :::${name}[${title}].`
        : 'Open it with :::note and close it with ::: on a line of its own.',
  });
}
