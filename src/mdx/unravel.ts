import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { blockElements } from './element-names.ts';
import { walk } from './walk.ts';

/** Pictures and players may stand beside blocks, as in `<figure>`, with no paragraph around them either. */
const MEDIA = new Set(['audio', 'img', 'picture', 'source', 'svg', 'track', 'video']);

/** Lifts components and blocks out of the paragraph that Markdown puts around `<Card>…</Card>` on a line of its own. */
export function unravel(tree: Root): void {
  walk(tree, (node, index, siblings) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'p') unwrapParagraphs(node.children as RootContent[]);
    if (node.type !== 'paragraph' || !isOnlyBlocks(node)) return undefined;
    const lifted = node.children.flatMap((child): RootContent[] => {
      if (child.type === 'mdxJsxTextElement')
        return [{ ...child, type: 'mdxJsxFlowElement', children: child.children as never[] }];
      if (child.type === 'mdxTextExpression') return [{ ...child, type: 'mdxFlowExpression' }];
      return [];
    });
    siblings.splice(index, 1, ...lifted);
    return index;
  });
}

/** Text between `<p>` and `</p>` on lines of its own is a paragraph to Markdown, which cannot hold another. */
function unwrapParagraphs(children: RootContent[]): void {
  const phrases = children.flatMap((child, index): RootContent[] =>
    child.type === 'paragraph'
      ? [...(index > 0 ? [{ type: 'text', value: '\n' } as const] : []), ...child.children]
      : [child],
  );
  children.splice(0, children.length, ...phrases);
}

function isOnlyBlocks({ children }: Paragraph): boolean {
  const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const elements = parts.filter((child) => child.type !== 'mdxTextExpression');
  return (
    elements.every((child) => isBlock(child) || isMedia(child)) && (elements.length === 0 || elements.some(isBlock))
  );
}

function isBlock(child: PhrasingContent): boolean {
  const name = child.type === 'mdxJsxTextElement' ? (child.name ?? '') : '';
  return /^[A-Z]/.test(name) || blockElements.has(name);
}

function isMedia(child: PhrasingContent): boolean {
  return child.type === 'mdxJsxTextElement' && MEDIA.has(child.name ?? '');
}
