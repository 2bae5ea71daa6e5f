import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { drawnAttribute } from './boolean-attributes.ts';
import { elementNames } from './element-names.ts';
import { forbiddenFix, isForbiddenWhole } from './forbidden-elements.ts';
import { isJsxElement, type JsxElement } from './jsx-element.ts';
import { type PageContext, report } from './page-context.ts';
import { walk } from './walk.ts';

/** Elements that have no closing tag: whoever draws them refuses content. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Attributes that React takes for something of its own. */
const REACT_ATTRIBUTES = new Set(
  `children dangerouslySetInnerHTML defaultChecked defaultValue innerHTML key ref suppressContentEditableWarning
  suppressHydrationWarning`.split(/\s+/),
);

/** Attributes whose address the browser loads by itself. The image of `<img>` is checked with all images. */
const LOADED = new Set(['src', 'srcset', 'poster', 'data', 'background']);

/** Reports HTML that a page may not hold, and leaves what can be drawn. Runs when attributes are plain values. */
export function htmlElements(tree: Root, context: PageContext): void {
  walk(tree, (node) => {
    if (!isJsxElement(node)) return;
    if (!isHtmlName(node.name ?? '')) return;
    replaceForbidden(node, context);
    emptyVoid(node, context);
    node.attributes = node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && isAllowed(attribute, node, context) ? [drawnAttribute(attribute)] : [],
    );
  });
}

/** Whether a name is that of an HTML, SVG or MathML element, rather than of a component. */
export function isHtmlName(name: string): boolean {
  return elementNames.has(name) || forbiddenFix(name) !== undefined;
}

/** Whether an attribute is never allowed, whatever its value: its value need not be looked at. */
export function isNeverAllowed(element: string | null, attribute: string): boolean {
  return (
    isHtmlName(element ?? '') && (attribute === 'style' || isHandler(attribute) || REACT_ATTRIBUTES.has(attribute))
  );
}

function isHandler(attribute: string): boolean {
  return /^on[a-z]/i.test(attribute);
}

function replaceForbidden(node: JsxElement, context: PageContext): void {
  const name = node.name ?? '';
  const fix = forbiddenFix(name);
  if (fix === undefined) return;
  report(context, 'mdx-syntax', node, { message: `<${name}> may not stand in a page.`, fix });
  node.name = 'div';
  node.attributes = [];
  if (isForbiddenWhole(name)) node.children = [];
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

function isAllowed({ name, value }: MdxJsxAttribute, node: JsxElement, context: PageContext): boolean {
  if (isForeign(name, value, node)) {
    report(context, 'mdx-syntax', node, {
      message: `<${node.name}> would load "${value}" from another host.`,
      fix: 'Put the file into public/; for hosted media write <Video host="…" id="…" title="…" /> or <Audio … />.',
    });
    return false;
  }
  if (name === 'style') {
    report(context, 'mdx-syntax', node, {
      message: `<${node.name}> has a style of its own.`,
      fix: 'Use a component or plain Markdown: the style sheet of the site says what they look like.',
    });
    return false;
  }
  if (isHandler(name)) {
    report(context, 'mdx-syntax', node, {
      message: `"${name}" of <${node.name}> is code, and pages are data.`,
      fix: 'Remove it, or use a component that does what you need.',
    });
    return false;
  }
  if (REACT_ATTRIBUTES.has(name)) {
    report(context, 'mdx-syntax', node, {
      message: `"${name}" is not an attribute of HTML.`,
      fix: /html|children/i.test(name)
        ? `Put the content between <${node.name}> and </${node.name}>, as plain Markdown.`
        : 'Remove it: it means something to React only.',
    });
    return false;
  }
  return true;
}

function isForeign(name: string, value: MdxJsxAttribute['value'], { name: element }: JsxElement): boolean {
  const isLoaded = LOADED.has(name.toLowerCase()) && !(element === 'img' && name === 'src');
  // Of SVG, all that refers to a picture or a shape.
  const isDrawn = /(^|:)href$/i.test(name) && (element === 'image' || element === 'use');
  return (isLoaded || isDrawn) && typeof value === 'string' && /(^|[\s,])([a-z][a-z+.-]*:)?\/\//i.test(value);
}
