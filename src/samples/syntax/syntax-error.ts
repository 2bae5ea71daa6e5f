import type { Node, Tree } from '@vscode/tree-sitter-wasm';

/** Where a tree-sitter parser first lost its way; undefined when it understood everything. */
export function syntaxErrorOffset({ rootNode }: Tree): number | undefined {
  return rootNode.hasError ? firstError(rootNode).startIndex : undefined;
}

function firstError(node: Node): Node {
  const child = node.children.find((candidate) => candidate?.hasError || candidate?.isMissing);
  return child && !node.isMissing ? firstError(child) : node;
}
