import type { Definition, Link, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { pathBeside } from '../model/route.ts';
import { decodedPath, referredImages, resolveImage, resolveImageDefinition, resolveImageElement } from './images.ts';
import { isJsxElement, type JsxElement } from './jsx-element.ts';
import { type PageContext, placeOf, report } from './page-context.ts';
import { walk } from './walk.ts';

/** Resolves relative file links to routes, images to their built files, and notes every link for the check. */
export function links(tree: Root, context: PageContext): void {
  const pictures = referredImages(tree);
  walk(tree, (node) => {
    const references = node.type === 'definition' ? pictures.get(node.identifier) : undefined;
    if (node.type === 'definition' && references) resolveImageDefinition(node, references, context);
    else if (node.type === 'link' || node.type === 'definition') node.url = resolvedLink(node.url, node, context);
    if (node.type === 'image') resolveImage(node, context);
    if (isJsxElement(node)) resolveAttributes(node, context);
  });
}

function resolveAttributes(node: JsxElement, context: PageContext): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'href') continue;
    attribute.value = resolvedLink(typeof attribute.value === 'string' ? attribute.value : '', node, context);
  }
  if (node.name === 'img') resolveImageElement(node, context);
}

function resolvedLink(url: string, node: Link | Definition | JsxElement, context: PageContext): string {
  if (url.trim() === '') {
    report(context, 'broken-link', node, {
      message: `The link "${node.type === 'definition' ? node.identifier : textOf(node)}" has no address.`,
      fix: 'Give it one, such as [text](/docs/installation), or leave only its text.',
    });
  }
  const href = fileLinkResolved(url, node, context);
  context.links.push({ href, ...placeOf(context, node) });
  return href;
}

/** `../caching.mdx#anchor` becomes `/docs/features/caching#anchor`; other links stay as they are. */
function fileLinkResolved(url: string, node: Link | Definition | JsxElement, context: PageContext): string {
  const match = /^(?!\w+:|\/|#)([^#?]+\.mdx?)(#.*)?$/.exec(url);
  if (!match) return url;
  const [, relative = '', anchor = ''] = match;
  const sourcePath = pathBeside(context.file, relative);
  const route = context.routeOfSource(sourcePath) ?? context.routeOfSource(decodedPath(sourcePath));
  if (route !== undefined) return route + anchor;
  report(context, 'broken-link', node, {
    message: `The file "${relative}" does not exist.`,
    fix: 'Give the path of a content file relative to this one, or a route such as /docs/installation.',
  });
  // An empty link is not reported a second time by the link check.
  return '';
}
