import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { type PageContext, report } from './page-context.ts';
import type { JsxElement } from './plain-jsx.ts';
import { walk } from './walk.ts';

/** Elements that have no closing tag: whoever draws them refuses content. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Attributes that React takes for something of its own. */
const REACT_ATTRIBUTES = new Set(
  `children dangerouslySetInnerHTML defaultChecked defaultValue innerHTML key ref suppressContentEditableWarning
  suppressHydrationWarning`.split(/\s+/),
);

/** Reports HTML that a page may not hold, and leaves what can be drawn. Runs when attributes are plain values. */
export function htmlElements(tree: Root, context: PageContext): void {
  walk(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (!isHtmlName(node.name ?? '')) return;
    emptyVoid(node, context);
    node.attributes = node.attributes.filter(
      (attribute) => attribute.type === 'mdxJsxAttribute' && isAllowed(attribute, node, context),
    );
  });
}

/** Whether a name is that of an HTML, SVG or MathML element, rather than of a component. */
export function isHtmlName(name: string): boolean {
  return /^[a-z][\w-]*$/.test(name);
}

function emptyVoid(node: JsxElement, context: PageContext): void {
  if (!VOID.has(node.name ?? '') || node.children.length === 0) return;
  const closed = node.attributes.length > 0 ? `<${node.name} … />` : `<${node.name} />`;
  report(context, 'mdx-syntax', node, {
    message: `<${node.name}> cannot hold anything.`,
    fix: `Write ${closed}, and the text after it.`,
  });
  node.children = [];
}

function isAllowed({ name }: MdxJsxAttribute, node: JsxElement, context: PageContext): boolean {
  if (name === 'style') {
    report(context, 'mdx-syntax', node, {
      message: `<${node.name}> has a style of its own.`,
      fix: 'Use a component or plain Markdown: the style sheet of the site says what they look like.',
    });
    return false;
  }
  if (/^on[a-z]/i.test(name)) {
    report(context, 'mdx-syntax', node, {
      message: `"${name}" of <${node.name}> is code, and pages are data.`,
      fix: 'Remove it, or use a component that does what you need.',
    });
    return false;
  }
  if (REACT_ATTRIBUTES.has(name)) {
    report(context, 'mdx-syntax', node, {
      message: `"${name}" is not an attribute of HTML.`,
      fix: `Put the content between <${node.name}> and </${node.name}>, as plain Markdown.`,
    });
    return false;
  }
  return true;
}
