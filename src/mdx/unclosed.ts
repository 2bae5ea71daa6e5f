import type { Code, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { type PageContext, report } from './page-context.ts';
import { walk } from './walk.ts';

/** Reports code blocks and admonitions without an end: Markdown lets them take in the rest of the page. */
export function unclosed(tree: Root, text: string, context: PageContext): void {
  walk(tree, (node) => {
    if (node.type === 'code' && isOpen(node, text, /^(`{3,}|~{3,})/)) {
      const fence = openingOf(node, text);
      report(context, 'mdx-syntax', node, {
        message: `The code block "${fence}" is not closed.`,
        fix: `Put ${/^(`+|~+)/.exec(fence)?.[0]} on a line of its own where it ends.`,
      });
    }
    if (node.type === 'containerDirective' && isOpen(node, text, /^(:{3,})/)) {
      report(context, 'mdx-syntax', node, {
        message: `The admonition ":::${node.name}" is not closed.`,
        fix: 'Put ::: on a line of its own where it ends; one that holds another begins and ends with ::::.',
      });
    }
  });
}

/** Whether the last line of a block is no closing mark: as long as the opening one or longer, and nothing else. */
function isOpen(node: Code | ContainerDirective, text: string, mark: RegExp): boolean {
  const [opening = '', ...rest] = sourceOf(node, text).split('\n');
  const fence = mark.exec(opening)?.[1];
  // Code of plain Markdown may be indented, without a fence.
  if (fence === undefined) return false;
  const last =
    rest
      .at(-1)
      ?.replace(/^[\s>]*/, '')
      .trimEnd() ?? '';
  return !(last.startsWith(fence) && last === fence.charAt(0).repeat(last.length));
}

function openingOf(node: Code, text: string): string {
  return sourceOf(node, text).split('\n')[0] ?? '';
}

function sourceOf({ position }: Code | ContainerDirective, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
}
