import type { Definition, Image, Link, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Source } from '../model/compiled-page.ts';
import { pathBeside } from '../model/route.ts';
import { attributeOf, isJsxElement, type JsxElement } from './jsx-element.ts';
import { type PageContext, placeOf, report } from './page-context.ts';
import { walk } from './walk.ts';

/** Resolves relative file links to routes, images to their built files, and notes every link for the check. */
export function links(tree: Root, context: PageContext): void {
  walk(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') node.url = resolvedLink(node.url, node, context);
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
  const route = context.routeOfSource(pathBeside(context.file, relative));
  if (route !== undefined) return route + anchor;
  report(context, 'broken-link', node, {
    message: `The file "${relative}" does not exist.`,
    fix: 'Give the path of a content file relative to this one, or a route such as /docs/installation.',
  });
  // An empty link is not reported a second time by the link check.
  return '';
}

function resolveImage(node: Image, context: PageContext): void {
  if (!node.alt) reportMissingAlt(node, node.url, context);
  const image = imageOf(node.url, node, context);
  if (!image) return;
  node.url = image.src;
  node.data = { ...node.data, hProperties: image.size };
}

/** `<img>` as HTML is an image like any other; it may say that it is decoration with `alt=""`. */
function resolveImageElement(node: JsxElement, context: PageContext): void {
  const url = attributeOf(node, 'src') ?? '';
  if (attributeOf(node, 'alt') === undefined) reportMissingAlt(node, url, context);
  const image = imageOf(url, node, context);
  if (!image) return;
  const given = new Set(node.attributes.flatMap((attribute) => ('name' in attribute ? attribute.name : [])));
  const added = Object.entries(image.size).filter(([name]) => !given.has(name));
  node.attributes = [
    ...node.attributes.filter((attribute) => !('name' in attribute && attribute.name === 'src')),
    ...[['src', image.src] as const, ...added].map(([name, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name,
      value: String(value),
    })),
  ];
}

/** Public address of the picture that the front matter names for link previews; undefined when it is reported. */
export function previewImageOf({ head, keyLines }: Source, context: PageContext): string | undefined {
  const url = head.data.image;
  const start = { line: (keyLines['image'] ?? 0) || 1, column: 1 };
  return url === undefined ? undefined : imageOf(url, { position: { start, end: start } }, context)?.src;
}

/** The built file of an image and what keeps the page from moving when it arrives; undefined when it is reported. */
function imageOf(url: string, node: Pick<Image, 'position'>, context: PageContext) {
  if (/^(https?:)?\/\//.test(url)) {
    report(context, 'missing-image', node, {
      message: `The image "${url}" would be loaded from another host.`,
      fix: 'Put the file beside the page and link to it by a relative path.',
    });
    return undefined;
  }
  const sourcePath = url.startsWith('/') ? `public${url}` : pathBeside(context.file, url);
  const image = context.imageAt(sourcePath);
  if (!image) {
    const isThere = context.readText(sourcePath) !== undefined;
    report(context, 'missing-image', node, {
      message: `The image "${url}" ${isThere ? 'cannot be read as an image' : 'does not exist'}.`,
      fix: isThere
        ? `Export ${sourcePath} anew: the file is damaged, or no image.`
        : `Expected an image at ${sourcePath}.`,
    });
    return undefined;
  }
  context.images.push(sourcePath);
  const { width, height } = image;
  return { src: image.url, size: { width, height, loading: 'lazy', decoding: 'async' } };
}

function reportMissingAlt(node: Image | JsxElement, url: string, context: PageContext): void {
  report(context, 'missing-alt', node, {
    message: `The image "${url}" has no alternative text.`,
    fix: 'Say what the picture tells: ![text](file).',
  });
}
