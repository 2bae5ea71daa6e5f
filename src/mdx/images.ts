import type { Definition, Image, ImageReference, Root } from 'mdast';
import type { Source } from '../model/compiled-page.ts';
import { pathBeside } from '../model/route.ts';
import { attributeOf, type JsxElement } from './jsx-element.ts';
import { type PageContext, report } from './page-context.ts';
import { walk } from './walk.ts';

/** The places where pictures stand that are written as `![text][name]`, by the name of their definition. */
export function referredImages(tree: Root): Map<string, ImageReference[]> {
  const found = new Map<string, ImageReference[]>();
  walk(tree, (node) => {
    if (node.type === 'imageReference') found.set(node.identifier, [...(found.get(node.identifier) ?? []), node]);
  });
  return found;
}

/** Puts the built file into a definition, and its size where the picture is shown. */
export function resolveImageDefinition(
  node: Definition,
  references: readonly ImageReference[],
  context: PageContext,
): void {
  for (const reference of references) if (!reference.alt) reportMissingAlt(reference, node.url, context);
  const image = imageOf(node.url, node, context);
  if (!image) return;
  node.url = image.src;
  for (const reference of references) reference.data = { ...reference.data, hProperties: image.size };
}

/** Puts the built file and its size into an image. */
export function resolveImage(node: Image, context: PageContext): void {
  if (!node.alt) reportMissingAlt(node, node.url, context);
  const image = imageOf(node.url, node, context);
  if (!image) return;
  node.url = image.src;
  node.data = { ...node.data, hProperties: image.size };
}

/** `<img>` as HTML is an image like any other; it may say that it is decoration with `alt=""`. */
export function resolveImageElement(node: JsxElement, context: PageContext): void {
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
  const written = url.startsWith('/') ? `public${url}` : pathBeside(context.file, url);
  const sourcePath = context.imageAt(written) ? written : decodedPath(written);
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
  return { src: encodeURI(image.url), size: { width, height, loading: 'lazy', decoding: 'async' } };
}

function reportMissingAlt(node: Image | ImageReference | JsxElement, url: string, context: PageContext): void {
  report(context, 'missing-alt', node, {
    message: `The image "${url}" has no alternative text.`,
    fix: 'Say what the picture tells: ![text](file).',
  });
}

/** A path as the file system has it: a space is written as `%20` in an address. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a per cent sign that stands for itself
  }
}
