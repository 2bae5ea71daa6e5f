import { didYouMean } from '../model/closest.ts';
import type { Problem } from '../model/problem.ts';

/** Source text made ready for the MDX parser, line for line. */
export interface Prepared {
  text: string;
  problems: Problem[];
  /** The author's column for a column of `text`: variables change the length of a line. */
  columnOf(line: number, column: number): number;
}

interface Shift {
  line: number;
  /** Column in `text` after which the shift holds. */
  from: number;
  by: number;
}

const VARIABLE = /(\\?)(?<!\$)\{\{(?:\s*([a-z][A-Za-z0-9.]*)\s*\}\})?/g;
// The value of an attribute up to here, where a backslash is a letter like others; its tag may have begun before.
const OPEN_ATTRIBUTE = /(?:<[A-Za-z][^>]*\s|^\s*)[\w-]+="[^"]*$/;
const COMMENT_OR_CODE = /<!--|(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/;
const HEADING_ID = /^(#{1,6}\s.*?)\s\{#([\w.-]+)\}\s*$/;

/**
 * Puts in variables and rewrites what MDX cannot read but writers use: HTML comments and `{#id}` after headings.
 * Lines stay where they are, so that every later problem has the author's own line.
 */
export function prepare(source: string, file: string, variables: Readonly<Record<string, string>>): Prepared {
  const problems: Problem[] = [];
  const shifts: Shift[] = [];
  const written = source.split('\n');
  const withReadableMarkup = markupReader({
    isMarkdown: file.endsWith('.md'),
    lastEnd: written.findLastIndex((line) => line.includes('-->')) + 1,
    reportOpen: (line, column) =>
      problems.push({
        rule: 'mdx-syntax',
        file,
        line,
        column,
        message: 'The comment "<!--" is not closed.',
        fix: 'Put --> where it ends, or write `<!--` in backticks to show it.',
      }),
  });
  const inlineCodeOf = inlineCodeReader();
  const lines = written.map((line, index) => withVariables(withReadableMarkup(line, index + 1), index + 1));

  function withVariables({ text, isFenced }: ReadLine, number: number): string {
    let grown = 0;
    const isCodeAt = isFenced ? () => true : inlineCodeOf(text);
    return text.replace(VARIABLE, (whole, backslash: string, name: string | undefined, offset: number) => {
      // Where Markdown reads escapes it needs two: MDX would take the second brace for the start of an expression.
      const isProse = !isCodeAt(offset) && !OPEN_ATTRIBUTE.test(text.slice(0, offset));
      if (backslash && isProse) return shifted(`\\{\\${whole.slice(2)}`, whole, offset);
      if (name === undefined) return whole;
      if (backslash) return shifted(whole.slice(1), whole, offset);
      const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
      if (value !== undefined) return shifted(value, whole, offset);
      problems.push({
        rule: 'unknown-variable',
        file,
        line: number,
        column: offset + 1,
        message: `"${whole}" is not a variable of this site.`,
        fix: didYouMean(
          name,
          Object.keys(variables),
          `Known variables: ${Object.keys(variables).sort().join(', ')}. Write \\${whole} to show the braces.`,
        ),
      });
      return shifted(name, whole, offset);
    });

    function shifted(value: string, whole: string, offset: number): string {
      grown += value.length - whole.length;
      shifts.push({ line: number, from: offset + grown + whole.length, by: whole.length - value.length });
      return value;
    }
  }

  return { text: lines.join('\n'), problems, columnOf };

  function columnOf(line: number, column: number): number {
    return shifts.reduce((at, shift) => (shift.line === line && column > shift.from ? at + shift.by : at), column);
  }
}

/** Reads prose line by line and tells which places are inline code, which may run over the lines of a paragraph. */
function inlineCodeReader(): (line: string) => (offset: number) => boolean {
  let open: string | undefined;
  return (line) => {
    if (line.trim() === '') open = undefined;
    const edges = open === undefined ? [] : [0];
    for (const { 0: ticks, index } of line.matchAll(/`+/g)) {
      const isEdge = open === undefined ? line[index - 1] !== '\\' : ticks === open;
      if (!isEdge) continue;
      open = open === undefined ? ticks : undefined;
      edges.push(index);
    }
    return (offset) => edges.filter((edge) => edge <= offset).length % 2 === 1;
  };
}

/** A line whose markup MDX can read. */
interface ReadLine {
  text: string;
  /** Whether it belongs to a code block. */
  isFenced: boolean;
}

interface MarkupFile {
  isMarkdown: boolean;
  /** The last line in which a comment may end. */
  lastEnd: number;
  reportOpen(line: number, column: number): void;
}

/**
 * Reads a file line by line and rewrites its markup; code is left alone. A rewritten comment is as long as before, so
 * that columns hold; the heading id stays as text and is read from the tree. Plain Markdown has comments of its own.
 */
function markupReader({ isMarkdown, lastEnd, reportOpen }: MarkupFile): (line: string, number: number) => ReadLine {
  let fence: string | undefined;
  let isInComment = false;
  return (line, number) => {
    // A line such as ```a``` is inline code.
    const mark = isInComment ? undefined : /^\s*(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    if (mark !== undefined && fence === undefined) {
      fence = mark;
      return { text: line, isFenced: true };
    }
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
      return { text: line, isFenced: true };
    }
    const readable = withoutComments(line, number);
    const text = (isMarkdown ? line : readable).replace(HEADING_ID, '$1 \\{#$2}');
    return { text, isFenced: false };
  };

  function withoutComments(line: string, number: number): string {
    let text = '';
    let rest = line;
    for (;;) {
      const match = (isInComment ? /-->/ : COMMENT_OR_CODE).exec(rest);
      if (!match) return text + rest;
      const [found] = match;
      text += rest.slice(0, match.index);
      rest = rest.slice(match.index + found.length);
      if (found.startsWith('`')) {
        text += found;
      } else if (found === '<!--' && number >= lastEnd && !rest.includes('-->')) {
        // The rest of the page is read as if the mark were not there, so that its own mistakes are found.
        reportOpen(number, text.length + 1);
        text += ' '.repeat(found.length);
      } else {
        text += isInComment ? '*/}' : '{/* ';
        isInComment = !isInComment;
      }
    }
  }
}
