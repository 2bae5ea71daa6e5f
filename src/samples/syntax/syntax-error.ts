import type { Node, Tree } from '@vscode/tree-sitter-wasm';

/** Where a tree-sitter parser first lost its way. */
export interface SyntaxError {
  offset: number;
  /** The text there, up to the end of its line. */
  near: string;
}

/** The first error of a tree, or undefined when all of it was understood. */
export function syntaxErrorOf(tree: Tree, code: string): SyntaxError | undefined {
  if (!tree.rootNode.hasError) return undefined;
  const offset = deepest(tree.rootNode).startIndex;
  return { offset, near: code.slice(offset).trimStart().split('\n', 1)[0] ?? '' };
}

function deepest(node: Node): Node {
  const child = node.children.find((candidate) => candidate?.hasError || candidate?.isMissing);
  return child && !node.isMissing ? deepest(child) : node;
}
