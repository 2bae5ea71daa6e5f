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

const VARIABLE = /(\\?)(?<!\$)\{\{\s*([a-z][A-Za-z0-9.]*)\s*\}\}/g;
const COMMENT_OR_CODE = /<!--|(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/;
const HEADING_ID = /^(#{1,6}\s.*?)\s\{#([\w.-]+)\}\s*$/;

/**
 * Puts in variables and rewrites what MDX cannot read but writers use: HTML comments and `{#id}` after headings.
 * Lines stay where they are, so that every later problem has the author's own line.
 */
export function prepare(source: string, file: string, variables: Readonly<Record<string, string>>): Prepared {
  const problems: Problem[] = [];
  const shifts: Shift[] = [];
  const withReadableMarkup = markupReader(file.endsWith('.md'));
  const lines = source.split('\n').map((line, index) => withVariables(withReadableMarkup(line), index + 1));

  function withVariables(line: string, number: number): string {
    let grown = 0;
    return line.replace(VARIABLE, (whole, backslash: string, name: string, offset: number) => {
      if (backslash) return shifted(whole.slice(1), whole, offset);
      const value = variables[name];
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

/**
 * Reads a file line by line and rewrites its markup; code is left alone. A rewritten comment is as long as before, so
 * that columns hold; the heading id stays as text and is read from the tree. Plain Markdown has comments of its own.
 */
function markupReader(isMarkdown: boolean): (line: string) => string {
  let fence: string | undefined;
  let isInComment = false;
  return (line) => {
    // A line such as ```a``` is inline code.
    const mark = isInComment ? undefined : /^\s*(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    if (mark !== undefined && fence === undefined) {
      fence = mark;
      return line;
    }
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
      return line;
    }
    return (isMarkdown ? line : withoutComments(line)).replace(HEADING_ID, '$1 \\{#$2}');
  };

  function withoutComments(line: string): string {
    let text = '';
    let rest = line;
    for (;;) {
      const match = (isInComment ? /-->/ : COMMENT_OR_CODE).exec(rest);
      if (!match) return text + rest;
      const [found] = match;
      const isCode = found.startsWith('`');
      text += rest.slice(0, match.index) + (isCode ? found : isInComment ? '*/}' : '{/* ');
      rest = rest.slice(match.index + found.length);
      if (!isCode) isInComment = !isInComment;
    }
  }
}
