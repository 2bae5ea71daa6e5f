import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** An element or component, on lines of its own or within a text. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is one. */
export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The string value of an attribute; undefined when it is absent, empty when it has no value. */
export function attributeOf(node: JsxElement, name: string): string | undefined {
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name) {
      return typeof attribute.value === 'string' ? attribute.value : '';
    }
  }
  return undefined;
}
