import type { Root } from 'mdast';
import { placeAt } from '../model/place-at.ts';
import { pathBeside } from '../model/route.ts';
import { diagramMistakes } from './diagram-rules.ts';
import { attributeOf, isJsxElement, type JsxElement } from './jsx-element.ts';
import { type PageContext, report } from './page-context.ts';
import { walk } from './walk.ts';

/** Puts the text of SVG files into `<Diagram>`, and checks its alternative text; also the hosts of players. */
export function diagrams(tree: Root, context: PageContext): void {
  walk(tree, (node) => {
    if (!isJsxElement(node)) return;
    if (node.name === 'Diagram') placeDiagram(node, context);
    if (node.name === 'Video' || node.name === 'Audio') checkPlayer(node, context);
  });
}

function placeDiagram(node: JsxElement, context: PageContext): void {
  const src = attributeOf(node, 'src') ?? '';
  const alt = attributeOf(node, 'alt');
  if (!alt)
    report(context, 'missing-alt', node, {
      message: `The diagram "${src}" has no alternative text.`,
      fix: 'Add alt="…" that says what the picture tells.',
    });
  const sourcePath = pathBeside(context.file, src);
  const svg = context.readText(sourcePath);
  if (svg === undefined) {
    report(context, 'missing-image', node, {
      message: `The diagram "${src}" does not exist.`,
      fix: `Expected a file at ${sourcePath}.`,
    });
    return;
  }
  // Shown a second time, its mistakes are the same.
  const mistakes = context.problems.some(({ file }) => file === sourcePath) ? [] : diagramMistakes(svg);
  for (const { offset, ...text } of mistakes)
    context.problems.push({ rule: 'bad-value', file: sourcePath, ...placeAt(svg, offset), ...text });
  context.images.push(sourcePath);
  node.attributes.push({ type: 'mdxJsxAttribute', name: 'svg', value: withoutHeader(svg) });
}

function withoutHeader(svg: string): string {
  const drawn = svg.replace(/<!--[\s\S]*?-->/g, '');
  return drawn
    .slice(Math.max(0, drawn.indexOf('<svg')))
    .replace(/>\s+</g, '><')
    .trim();
}

function checkPlayer(node: JsxElement, context: PageContext): void {
  const host = attributeOf(node, 'host') ?? '';
  const media = Object.hasOwn(context.media, host) ? context.media[host] : undefined;
  if (!attributeOf(node, 'title'))
    report(context, 'missing-alt', node, {
      message: `<${node.name}> has no title.`,
      fix: 'Add title="…": it names the player before it is loaded.',
    });
  if (!media) {
    report(context, 'bad-value', node, {
      message: `"${host}" is not a media host of this site.`,
      fix: `Known hosts: ${Object.keys(context.media).sort().join(', ')}.`,
    });
    return;
  }
  const embed = media.embed.replace('{id}', encodeURIComponent(attributeOf(node, 'id') ?? ''));
  node.attributes.push(
    { type: 'mdxJsxAttribute', name: 'embed', value: embed },
    { type: 'mdxJsxAttribute', name: 'hostName', value: media.name },
  );
}
