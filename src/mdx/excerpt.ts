import type { Root as HtmlRoot, Nodes } from 'hast';
import type { Root, RootContent } from 'mdast';
import { isTruncateMarker } from './plain-jsx.ts';
import { walk } from './walk.ts';

/** The tree without its truncate marker, and the part before it, which listings show. */
export function splitAtMarker(tree: Root): { full: Root; excerpt: Root | undefined } {
  const at = tree.children.findIndex(isMarker);
  if (at === -1) return { full: tree, excerpt: undefined };
  // Reference links find their targets anywhere in the page; footnotes are left to the page itself.
  const definitions = tree.children.slice(at).filter((node) => node.type === 'definition');
  const excerpt: Root = { type: 'root', children: structuredClone([...tree.children.slice(0, at), ...definitions]) };
  walk(excerpt, (node, index, siblings) => {
    if (node.type !== 'footnoteReference') return undefined;
    siblings.splice(index, 1);
    return index;
  });
  return { full: { type: 'root', children: tree.children.toSpliced(at, 1) }, excerpt };
}

function isMarker(node: RootContent): boolean {
  if (node.type === 'html') return /^<!--\s*truncate\s*-->$/.test(node.value.trim());
  return node.type === 'mdxFlowExpression' && isTruncateMarker(node.value);
}

/** Listings show several excerpts on one page: their ids would meet. */
export function withoutIds(tree: HtmlRoot): HtmlRoot {
  dropIds(tree);
  return tree;
}

function dropIds(node: Nodes): void {
  if (node.type === 'element') delete node.properties['id'];
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    // A player's id names it at its host; the ids of tabs are made when they are drawn.
    const isOwn = node.name !== 'Video' && node.name !== 'Audio';
    node.attributes = node.attributes.filter((attribute) => !(isOwn && 'name' in attribute && attribute.name === 'id'));
  }
  if ('children' in node) for (const child of node.children) dropIds(child);
}
