import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type PageContext, report } from './page-context.ts';

/** Gives every heading an id, from its text or from `{#id}`, and reports levels that are out of order. */
export function headings(tree: Root, context: PageContext): void {
  const slugger = new GithubSlugger();
  const taken = new Set<string>();
  let level = 1;
  visit(tree, 'heading', (heading) => {
    const explicit = takeExplicitId(heading);
    if (explicit !== undefined && taken.has(explicit)) {
      report(context, 'bad-value', heading, {
        message: `The id "${explicit}" stands on two headings.`,
        fix: 'Give one of them another {#id}.',
      });
    }
    const id = explicit ?? slugger.slug(textOf(heading));
    taken.add(id);
    heading.data = { ...heading.data, hProperties: { id } };
    if (heading.depth === 1 || heading.depth > level + 1) {
      const wanted = Math.min(level + 1, 6);
      report(context, 'bad-value', heading, {
        message: `The heading "${textOf(heading)}" has level ${heading.depth} below level ${level}.`,
        fix:
          heading.depth === 1
            ? 'The title is the only h1: start with ##.'
            : `Write it with ${'#'.repeat(wanted)}, so that no level is skipped.`,
      });
    }
    level = heading.depth;
  });
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

/** The id given to a heading. */
export function anchorOf(heading: Heading): string {
  const id = heading.data?.hProperties?.['id'];
  return typeof id === 'string' ? id : '';
}
