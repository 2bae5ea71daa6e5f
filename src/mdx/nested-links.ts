import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { attributeOf, isJsxElement } from './jsx-element.ts';
import { type PageContext, report } from './page-context.ts';
import { firstLine } from './plain-jsx.ts';

/** Reports links inside links: a browser ends the outer one where the inner one begins. */
export function nestedLinks(tree: Root, context: PageContext): void {
  visit(tree, undefined, context);
}

function visit(node: Nodes, outer: string | undefined, context: PageContext): void {
  const isLink = isLinkNode(node);
  // A heading has a link to itself.
  if (outer !== undefined && (isLink || node.type === 'heading')) {
    report(context, 'mdx-syntax', node, {
      message: `The ${isLink ? 'link' : 'heading'} "${firstLine(nameOf(node))}" stands inside ${outer}.`,
      fix: 'Leave its text alone, or move it outside.',
    });
    return;
  }
  const link = isJsxElement(node) ? `<${node.name}>, which is a link itself` : 'another link';
  if ('children' in node) for (const child of node.children) visit(child, isLink ? link : outer, context);
}

function isLinkNode(node: Nodes): boolean {
  if (isJsxElement(node)) return node.name === 'Card' || (node.name === 'a' && attributeOf(node, 'href') !== undefined);
  return node.type === 'link' || node.type === 'linkReference' || node.type === 'footnoteReference';
}

function nameOf(node: Nodes): string {
  if (node.type === 'footnoteReference') return `[^${node.label ?? node.identifier}]`;
  return (isJsxElement(node) ? attributeOf(node, 'title') : undefined) ?? textOf(node);
}
