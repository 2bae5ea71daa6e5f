import { slug } from 'github-slugger';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { anchorOf, freeId } from './ids.ts';
import { type PageContext, report } from './page-context.ts';
import { walk } from './walk.ts';

/** Gives every heading without `{#id}` one from its text, and reports levels that are out of order. */
export function headings(tree: Root, context: PageContext): void {
  let level = 1;
  walk(tree, (heading) => {
    if (heading.type !== 'heading') return;
    const text = textOf(heading);
    const name = anchorOf(heading) || slug(text);
    if (text.trim() === '') {
      report(context, 'bad-value', heading, {
        message: 'The heading is empty.',
        fix: `Write its text after ${'#'.repeat(heading.depth)}, or remove it.`,
      });
    } else if (name === '') {
      report(context, 'bad-value', heading, {
        message: `The heading "${text}" has no letters that its id could be made of.`,
        fix: `Give it one: ${'#'.repeat(heading.depth)} ${text} {#name}.`,
      });
    }
    if (anchorOf(heading) === '')
      heading.data = { ...heading.data, hProperties: { id: freeId(name || 'section', context) } };
    if (heading.depth === 1 || heading.depth > level + 1) {
      const wanted = Math.min(level + 1, 6);
      report(context, 'bad-value', heading, {
        message: `The heading "${text}" has level ${heading.depth} below level ${level}.`,
        fix:
          heading.depth === 1
            ? 'The title is the only h1: start with ##.'
            : `Write it with ${'#'.repeat(wanted)}, so that no level is skipped.`,
      });
    }
    level = heading.depth;
  });
}
