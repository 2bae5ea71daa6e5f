import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type PageContext, report } from './page-context.ts';
import { walk } from './walk.ts';

/** Ids of the frame around the page, which a heading must not take: `#content` leads to the main element. */
const FRAME_IDS = ['root', 'content', 'drawer', 'sidebar', 'announcer'];

/** Gives every heading an id, from its text or from `{#id}`, and reports levels that are out of order. */
export function headings(tree: Root, context: PageContext): void {
  const slugger = new GithubSlugger();
  const taken = new Set(FRAME_IDS);
  let level = 1;
  walk(tree, (heading) => {
    if (heading.type !== 'heading') return;
    const explicit = takeExplicitId(heading);
    if (explicit !== undefined && taken.has(explicit)) {
      report(context, 'bad-value', heading, {
        message: `The id "${explicit}" is taken, by another heading or by the frame of the page.`,
        fix: 'Give the heading another {#id}.',
      });
    }
    if (textOf(heading).trim() === '') {
      report(context, 'bad-value', heading, {
        message: 'The heading is empty.',
        fix: `Write its text after ${'#'.repeat(heading.depth)}, or remove it.`,
      });
    }
    const id = explicit ?? freeSlug(textOf(heading));
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

  function freeSlug(text: string): string {
    const slug = slugger.slug(text);
    return taken.has(slug) ? freeSlug(text) : slug;
  }
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
