import { createMarker, type Mark } from '../../search/marks.ts';

const HIGHLIGHT = 'search-words';

/**
 * Marks words in a page that was opened from a search; the returned function takes the marks away. The article's HTML
 * stays as it is where the browser can highlight ranges, and gets `<mark>` elements elsewhere.
 */
export function markWords(root: HTMLElement, words: readonly string[]): () => void {
  const marker = createMarker(words);
  const ranges = textNodesOf(root).flatMap((node) => marker(node.data).marks.map((mark) => rangeOf(node, mark)));
  if (ranges.length === 0) return () => {};
  return 'highlights' in CSS ? highlight(ranges) : wrap(ranges);
}

function textNodesOf(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes;
}

function rangeOf(node: Text, [start, end]: Mark): Range {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

function highlight(ranges: Range[]): () => void {
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  return () => CSS.highlights.delete(HIGHLIGHT);
}

function wrap(ranges: Range[]): () => void {
  // From the last to the first: wrapping splits a text node, and the ranges before it keep their place.
  const marks = ranges.toReversed().map((range) => {
    const mark = document.createElement('mark');
    range.surroundContents(mark);
    return mark;
  });
  return () => {
    for (const mark of marks) {
      const parent = mark.parentNode;
      mark.replaceWith(...mark.childNodes);
      parent?.normalize();
    }
  };
}
