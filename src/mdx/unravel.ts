import type { Root, RootContent } from 'mdast';
import { walk } from './walk.ts';

/** Lifts components out of the paragraph that Markdown puts around `<Card>…</Card>` on a line of its own. */
export function unravel(tree: Root): void {
  walk(tree, (paragraph, index, siblings) => {
    if (paragraph.type !== 'paragraph') return undefined;
    const isOnlyBlocks = paragraph.children.every(
      (child) =>
        (child.type === 'mdxJsxTextElement' &&
          /^[A-Z]|^(details|summary|figure|math|div|section)$/.test(child.name ?? '')) ||
        child.type === 'mdxTextExpression' ||
        (child.type === 'text' && child.value.trim() === ''),
    );
    if (!isOnlyBlocks) return undefined;
    const lifted = paragraph.children.flatMap((child): RootContent[] => {
      if (child.type === 'mdxJsxTextElement')
        return [{ ...child, type: 'mdxJsxFlowElement', children: child.children as never[] }];
      if (child.type === 'mdxTextExpression') return [{ ...child, type: 'mdxFlowExpression' }];
      return [];
    });
    siblings.splice(index, 1, ...lifted);
    return index;
  });
}
