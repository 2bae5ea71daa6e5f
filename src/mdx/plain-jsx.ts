import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';
import { closestTo } from '../model/closest.ts';
import { componentAttributes } from './component-attributes.ts';
import { knownComponents } from './component-shapes.ts';
import { elementNames } from './element-names.ts';
import { isHtmlName, isNeverAllowed } from './html-elements.ts';
import { isJsxElement, type JsxElement } from './jsx-element.ts';
import { type PageContext, report } from './page-context.ts';
import { staticValueOf } from './static-value.ts';
import { walk } from './walk.ts';

/**
 * Leaves only what is data: comments go, literals become text or attribute values, and anything that would have to be
 * run is reported. A page then needs no evaluation, in the build or in review.
 */
export function plainJsx(tree: Root, context: PageContext, extraComponents: ReadonlySet<string>): void {
  const isKnown = (name: string) => knownComponents.has(name) || extraComponents.has(name);
  walk(tree, (node, index, siblings) => {
    if (node.type === 'mdxjsEsm') {
      report(context, 'mdx-syntax', node, {
        message: `"${firstLine(node.value)}" is code, and pages are data.`,
        fix: `Remove it: the components ${[...knownComponents].slice(0, 8).join(', ')} … are there without import.`,
      });
      siblings.splice(index, 1);
      return index;
    }
    if (node.type === 'html' && !node.value.startsWith('<!--')) {
      report(context, 'mdx-syntax', node, {
        message: `"${firstLine(node.value)}" is HTML, which a .md file does not show.`,
        fix: 'Rename the file to .mdx, or put the text in backticks.',
      });
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (isTruncateMarker(node.value)) return undefined;
      const result = staticValueOf(node.data?.estree);
      if (result.kind === 'computed') {
        report(context, 'mdx-syntax', node, {
          message: `"{${firstLine(node.value)}}" is a computed expression.`,
          fix: 'Write the text itself, or put it in backticks to show the braces.',
        });
      }
      const isText = result.kind === 'value' && (typeof result.value === 'string' || typeof result.value === 'number');
      siblings.splice(index, 1, ...(isText ? [{ type: 'text' as const, value: String(result.value) }] : []));
      return index + (isText ? 1 : 0);
    }
    if (isJsxElement(node)) {
      const name = node.name ?? '';
      // A fragment, <>…</>, has no name.
      if (name !== '' && !isHtmlName(name) && !isKnown(name)) {
        report(context, 'unknown-component', node, {
          message: `<${name}> is neither a component nor an element of HTML.`,
          fix: meantElement(name, [...knownComponents, ...extraComponents]),
        });
        node.name = 'div';
        node.attributes = [];
      }
      componentAttributes(node, context);
      node.attributes = node.attributes.flatMap((attribute) => plainAttribute(attribute, node, context));
    }
    return undefined;
  });
}

function meantElement(name: string, components: readonly string[]): string {
  // Elements have short names: with more letters changed, any word is like one of them.
  const meant = closestTo(name, [...components, ...elementNames], Math.floor(name.length / 3));
  return meant
    ? `Did you mean <${meant}>?`
    : `Put it in backticks if it is text. Components: ${[...knownComponents].join(', ')}.`;
}

function plainAttribute(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  node: JsxElement,
  context: PageContext,
): MdxJsxAttribute[] {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    report(context, 'mdx-syntax', attribute.position ? attribute : node, {
      message: `"{${firstLine(attribute.value)}}" cannot be spread into <${node.name}>.`,
      fix: 'Write each attribute with its value.',
    });
    return [];
  }
  if (attribute.value === null || attribute.value === undefined || typeof attribute.value === 'string')
    return [attribute];
  // Reported by the next step, with better advice than to write a literal.
  if (isNeverAllowed(node.name, attribute.name)) return [{ ...attribute, value: null }];
  const result = staticValueOf(attribute.value.data?.estree);
  if (result.kind !== 'value') {
    report(context, 'mdx-syntax', attribute.position ? attribute : node, {
      message: `${attribute.name}={${firstLine(attribute.value.value)}} is a computed value.`,
      fix: `Write a literal: ${attribute.name}="…".`,
    });
    return [];
  }
  if (typeof result.value === 'boolean') return result.value ? [{ ...attribute, value: null }] : [];
  return [{ ...attribute, value: Array.isArray(result.value) ? result.value.join(',') : String(result.value) }];
}

/** Whether an expression is the marker that ends the part of a post shown in listings. */
export function isTruncateMarker(expression: string): boolean {
  return /^\/\*\s*truncate\s*\*\/$/.test(expression.trim());
}

/** The beginning of a text, to quote it in a message. */
export function firstLine(text: string): string {
  const line = text.trim().split('\n')[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

/** A JSX element made by a step of the pipeline; undefined attributes are left out, `true` has no value. */
export function jsxElement(
  name: string,
  attributes: Record<string, string | true | undefined>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined
        ? []
        : [{ type: 'mdxJsxAttribute' as const, name: key, value: value === true ? null : value }],
    ),
    children,
  };
}
