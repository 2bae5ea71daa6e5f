import type { Nodes, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type ComponentShape, shapeOf } from './component-shapes.ts';
import { attributeOf, isJsxElement, type JsxElement } from './jsx-element.ts';
import { type PageContext, report } from './page-context.ts';
import { firstLine } from './plain-jsx.ts';

/** Reports components in the wrong place or with the wrong things inside. Runs when attributes are plain values. */
export function componentUse(tree: Root, context: PageContext): void {
  visit(tree, undefined, context);
}

function visit(node: Nodes, around: string | undefined, context: PageContext): void {
  let name = around;
  if (isJsxElement(node)) {
    name = node.name ?? undefined;
    const shape = shapeOf(name);
    if (shape) checkComponent(node, shape, { around, context });
  }
  if ('children' in node) for (const child of node.children) visit(child, name, context);
}

function checkComponent(
  node: JsxElement,
  shape: ComponentShape,
  { around, context }: { around: string | undefined; context: PageContext },
): void {
  if (shape.inside !== undefined && around !== shape.inside) {
    report(context, 'mdx-syntax', node, {
      message: `<${node.name}> stands outside <${shape.inside}>.`,
      fix: `Put it directly inside <${shape.inside}> … </${shape.inside}>.`,
    });
  }
  if (shape.holds !== undefined) checkContent(node, shape.holds, context);
  if (node.name === 'Tabs') checkTabValues(node, context);
  // It cannot be drawn without, and what is missing has been reported: a plain box holds its place.
  if (shape.needs.some((name) => !attributeOf(node, name))) Object.assign(node, { name: 'div', attributes: [] });
}

function checkContent(node: JsxElement, wanted: string, context: PageContext): void {
  const parts = (node.children as RootContent[]).filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (parts.length === 0) {
    report(context, 'mdx-syntax', node, {
      message: `<${node.name}> is empty.`,
      fix: `Put at least one <${wanted}> inside, or remove it.`,
    });
  }
  for (const part of parts) {
    if (isJsxElement(part) && part.name === wanted) continue;
    const shown = isJsxElement(part) ? `<${part.name ?? ''}>` : `"${firstLine(textOf(part)) || part.type}"`;
    report(context, 'mdx-syntax', part, {
      message: `${shown} stands directly inside <${node.name}>.`,
      fix: `Put it into a <${wanted}>, or outside <${node.name}>.`,
    });
  }
}

function checkTabValues(node: JsxElement, context: PageContext): void {
  const taken = new Set<string>();
  for (const item of node.children) {
    if (!isJsxElement(item) || item.name !== 'TabItem') continue;
    const value = attributeOf(item, 'value') ?? '';
    // Ids are made of values, with a hyphen for a space.
    const id = value.trim().replace(/\s+/g, '-');
    if (id !== '' && taken.has(id)) {
      report(context, 'bad-value', item, {
        message: `Two tabs have the value "${value}".`,
        fix: 'Give each <TabItem> of these <Tabs> a value of its own.',
      });
    }
    taken.add(id);
  }
}
