import type { Root, RootContent } from 'mdast';
import type { Node } from 'unist';
import type { Source } from '../model/compiled-page.ts';
import { isJsxElement } from './jsx-element.ts';
import { staticValueOf } from './static-value.ts';
import { walk } from './walk.ts';

/** A piece of the text, from one offset to another, and what the twin has instead. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** An address in the text, and the place in the tree where the steps put what it leads to. */
interface Address {
  start: number;
  end: number;
  written: string;
  resolved(): unknown;
}

const HEADING_ID = /[ \t]*\\?\{#[\w.-]+\}[ \t]*$/gm;
const COMMENT = /<!--[\s\S]*?-->/g;

/**
 * Gives the page as Markdown for agents: title and description, then the author's text with variables put in, links
 * resolved and comments left out. Looks at the tree as it was parsed, so that code which shows a comment stays; is asked
 * for the text when the steps have resolved the links.
 */
export function twinWriter(tree: Root, preparedText: string): (source: Source) => string {
  const leftOut: Edit[] = [];
  const addresses: Address[] = [];
  walk(tree, (node) => {
    leftOut.push(...leftOutOf(node, preparedText));
    addresses.push(...addressesOf(node));
  });
  return ({ title, head }) => {
    const edits = [...leftOut, ...addresses.flatMap((address) => resolvedEdit(address, preparedText))];
    return `# ${title}\n\n> ${head.data.description}\n\n${edited(preparedText, edits).trim()}\n`;
  };
}

/** Comments, and the ids after headings. */
function leftOutOf(node: RootContent, text: string): Edit[] {
  const [start, end] = spanOf(node);
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  if (isExpression && staticValueOf(node.data?.estree).kind === 'comment') return [{ start, end, text: '' }];
  const pattern = node.type === 'html' ? COMMENT : node.type === 'heading' ? HEADING_ID : undefined;
  if (!pattern) return [];
  return [...text.slice(start, end).matchAll(pattern)].map(({ index, 0: found }) => ({
    start: start + index,
    end: start + index + found.length,
    text: '',
  }));
}

function addressesOf(node: RootContent): Address[] {
  if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
    const [start, end] = spanOf(node);
    return [{ start, end, written: node.url, resolved: () => node.url }];
  }
  if (!isJsxElement(node)) return [];
  return node.attributes.flatMap((attribute) => {
    if (!('name' in attribute) || attribute.name !== 'href' || typeof attribute.value !== 'string') return [];
    const [start, end] = spanOf(attribute);
    return [{ start, end, written: attribute.value, resolved: () => attribute.value }];
  });
}

function spanOf({ position }: Pick<Node, 'position'>): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** The address comes last in a link; one that is written with escapes is not found and stays as it is. */
function resolvedEdit({ start, end, written, resolved }: Address, text: string): Edit[] {
  const address = resolved();
  if (typeof address !== 'string' || address === '' || address === written) return [];
  const at = text.slice(start, end).lastIndexOf(written);
  return at === -1 ? [] : [{ start: start + at, end: start + at + written.length, text: address }];
}

function edited(text: string, edits: readonly Edit[]): string {
  const last = edits.toSorted((a, b) => b.start - a.start);
  return last.reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text);
}
