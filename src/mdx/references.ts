import type { Root } from 'mdast';
import { placeAt } from '../model/place-at.ts';
import type { PageContext } from './page-context.ts';
import { walk } from './walk.ts';

// `[text][name]` and `[^name]`: what has a definition is no text any more. A backslash shows the brackets.
const REFERENCE = /(?<!\\)\]\[([^\]\n]*)(?<!\\)\]|(?<!\\)\[\^([^\]\s]+)\]/g;

/** Reports links and footnotes whose name is not defined: Markdown shows their brackets as text. */
export function undefinedReferences(tree: Root, text: string, context: PageContext): void {
  walk(tree, (node) => {
    const start = node.position?.start.offset;
    if (node.type !== 'text' || start === undefined) return;
    // As written, since the value of the node has lost its backslashes.
    for (const { index, 1: link, 2: note } of text.slice(start, node.position?.end.offset).matchAll(REFERENCE)) {
      const { line, column } = placeAt(text, start + index + (note === undefined ? 1 : 0));
      const [written, definition] =
        note === undefined
          ? [`[${link}]`, `[${link || 'name'}]: /docs/…`]
          : [`[^${note}]`, `[^${note}]: Text of the note.`];
      context.problems.push({
        rule: 'broken-link',
        file: context.file,
        line,
        column: context.columnOf(line, column),
        message: `The ${note === undefined ? 'link' : 'footnote'} "${written}" is not defined.`,
        fix: `Add a line "${definition}", or write \\[ to show the brackets.`,
      });
    }
  });
}
