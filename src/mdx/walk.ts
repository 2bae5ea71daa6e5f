import type { Nodes, Parents, RootContent } from 'mdast';

/** Sees a node; may give the place among its siblings where the walk goes on, without going below the node. */
export type Visitor = (node: RootContent, index: number, siblings: RootContent[]) => number | undefined;

/**
 * Calls the visitor for every node below another, depth first. Eight steps walk each page, and the general walker of the
 * unist collection took a twentieth of the build for it.
 */
export function walk(parent: Nodes, visitor: Visitor): void {
  if (!('children' in parent)) return;
  const siblings = (parent as Parents).children as RootContent[];
  for (let index = 0; index < siblings.length; ) {
    const node = siblings[index];
    if (!node) return;
    const next = visitor(node, index, siblings);
    if (typeof next === 'number') {
      index = next;
      continue;
    }
    const now = siblings[index];
    if (now) walk(now, visitor);
    index++;
  }
}
