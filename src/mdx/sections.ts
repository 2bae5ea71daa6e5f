import type { Heading, PhrasingContent, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ContentsEntry, Section } from '../model/compiled-page.ts';
import { escapeHtml } from './highlight.ts';
import { anchorOf } from './ids.ts';
import { attributeOf, isJsxElement, type JsxElement } from './jsx-element.ts';

/** Attributes of components that a reader sees as text, so that search finds them. */
const VISIBLE_ATTRIBUTES = ['title', 'label', 'name', 'path', 'type', 'caption', 'alt'];

/** The page cut at its headings: from the syntax tree, so that code, tables and components are all there. */
export function sectionsOf(tree: Root, title: string): Section[] {
  const sections: Section[] = [{ anchor: '', level: 1, heading: title, text: '' }];
  const texts: string[][] = [[]];
  walk(tree.children);
  return sections.map((section, index) => ({ ...section, text: (texts[index] ?? []).join('\n') }));

  function walk(nodes: readonly RootContent[]): void {
    for (const node of nodes) {
      if (node.type === 'heading') {
        sections.push({ anchor: anchorOf(node), level: node.depth, heading: textOf(node), text: '' });
        texts.push([]);
      } else if (isJsxElement(node)) {
        add(visibleText(node));
        walk(node.children);
      } else if (
        node.type === 'list' ||
        node.type === 'listItem' ||
        node.type === 'blockquote' ||
        node.type === 'footnoteDefinition'
      ) {
        walk(node.children as RootContent[]);
      } else if (node.type === 'table') {
        for (const row of node.children) add(row.children.map((cell) => textOf(cell)).join(' '));
      } else {
        add(textOf(node));
      }
    }
  }

  function add(text: string): void {
    const trimmed = text.replace(/\s+/g, ' ').trim();
    if (trimmed) texts.at(-1)?.push(trimmed);
  }
}

function visibleText(node: JsxElement): string {
  return VISIBLE_ATTRIBUTES.flatMap((name) => attributeOf(node, name) ?? []).join(' ');
}

/** The headings of a page, for its table of contents. */
export function contentsOf(tree: Root): ContentsEntry[] {
  return tree.children.flatMap((node) => entriesIn(node));
}

/** Headings inside tabs or details may be hidden, so only those of the page itself and of plain wrappers count. */
function entriesIn(node: RootContent): ContentsEntry[] {
  if (node.type === 'heading') return [{ anchor: anchorOf(node), level: node.depth, html: inlineHtml(node) }];
  if (node.type === 'mdxJsxFlowElement' && node.name === 'ApiLayout')
    return node.children.flatMap((child) => entriesIn(child));
  return [];
}

function inlineHtml(heading: Heading): string {
  return heading.children.map(phraseHtml).join('');
}

function phraseHtml(node: PhrasingContent): string {
  switch (node.type) {
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'emphasis':
      return `<em>${node.children.map(phraseHtml).join('')}</em>`;
    case 'strong':
      return `<strong>${node.children.map(phraseHtml).join('')}</strong>`;
    case 'link':
      return node.children.map(phraseHtml).join('');
    default:
      return escapeHtml(textOf(node));
  }
}

/** Words of prose and code, for the reading time. */
export function wordCount(sections: readonly Section[]): number {
  return sections.reduce((sum, section) => sum + section.text.split(/\s+/).filter(Boolean).length, 0);
}
