import type { Heading, Root, RootContent } from 'mdast';
import { codeMetaOf } from './code-meta.ts';
import { attributeOf, isJsxElement } from './jsx-element.ts';
import { type PageContext, report } from './page-context.ts';
import { walk } from './walk.ts';

/** Ids of the frame around the page, which nothing in it may take: `#content` leads to the main element. */
export const FRAME_IDS: readonly string[] = ['root', 'content', 'drawer', 'sidebar', 'announcer'];

/** Notes the ids that the author gave, so that those made from texts and numbers avoid them; reports those given twice. */
export function givenIds(tree: Root, context: PageContext): void {
  walk(tree, (node) => {
    const id = givenId(node);
    if (id === undefined) return;
    // An empty one of a code block is reported with its options.
    if (/\s/.test(id) || (id === '' && node.type !== 'code')) {
      report(context, 'bad-value', node, {
        message: `"${id}" cannot be an id.`,
        fix: 'Write one word, such as id="set-up".',
      });
    }
    if (id === '') return;
    if (context.ids.has(id)) {
      report(context, 'bad-value', node, {
        message: takenText(id),
        fix: fixOf(node),
      });
    }
    context.ids.add(id);
    if (node.type === 'heading') node.data = { ...node.data, hProperties: { id } };
  });
}

/** The id itself, or with a number after it where it is taken; from now on it is. */
export function freeId(wanted: string, context: PageContext): string {
  let id = wanted;
  for (let number = 1; context.ids.has(id); number++) id = `${wanted}-${number}`;
  context.ids.add(id);
  return id;
}

/** Reports ids that are in the page twice all the same: those of footnotes and tabs are made when it is drawn. */
export function repeatedIds(drawn: readonly string[], tree: Root, context: PageContext): void {
  const seen = new Set<string>();
  for (const id of drawn) {
    const isRepeated = seen.has(id);
    seen.add(id);
    if (!isRepeated) continue;
    const message = takenText(id);
    if (context.problems.some((problem) => problem.message === message)) continue;
    let owner: RootContent | undefined;
    walk(tree, (node) => {
      if (node.type === 'heading' ? anchorOf(node) === id : givenId(node) === id) owner ??= node;
    });
    // Two tabs with one value own nothing here: they are reported where components are.
    if (owner) report(context, 'bad-value', owner, { message, fix: fixOf(owner) });
  }
}

/** The id given to a heading. */
export function anchorOf(heading: Heading): string {
  const id = heading.data?.hProperties?.['id'];
  return typeof id === 'string' ? id : '';
}

function givenId(node: RootContent): string | undefined {
  if (node.type === 'heading') return takeExplicitId(node);
  if (node.type === 'code') {
    const { id } = codeMetaOf(node.meta ?? '').attributes;
    return typeof id === 'string' ? id : undefined;
  }
  // A player's id names it at its host.
  if (!isJsxElement(node) || node.name === 'Video' || node.name === 'Audio') return undefined;
  return attributeOf(node, 'id');
}

function takenText(id: string): string {
  return `The id "${id}" is taken, by another part of the page or by its frame.`;
}

function fixOf(node: RootContent): string {
  if (node.type === 'heading') return 'Give the heading another {#id}.';
  return isJsxElement(node) ? `Give <${node.name}> another id.` : 'Give the code block another id="…".';
}

/** Takes ` {#id}` off the end of a heading. */
function takeExplicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = /\s*\{#([\w.-]+)\}\s*$/.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  return match[1];
}
