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
const HEADING_ID = /^(#{1,6}\s.*?)\s\{#([\w.-]+)\}\s*$/;

/**
 * Puts in variables and rewrites what MDX cannot read but writers use: HTML comments and `{#id}` after headings.
 * Lines stay where they are, so that every later problem has the author's own line.
 */
export function prepare(source: string, file: string, variables: Readonly<Record<string, string>>): Prepared {
  const problems: Problem[] = [];
  const shifts: Shift[] = [];
  let fence: string | undefined;
  const lines = source.split('\n').map((line, index) => {
    const opening = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (opening && fence === undefined) fence = opening;
    else if (opening && fence !== undefined && opening.startsWith(fence) && line.trim() === opening) fence = undefined;
    const prose = fence === undefined && !opening ? withReadableMarkup(line) : line;
    return withVariables(prose, index + 1);
  });

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

/** Same length for comments, so that columns hold; the heading id stays as text and is read from the tree. */
function withReadableMarkup(line: string): string {
  const uncommented = line.includes('<!--') ? line.replaceAll('<!--', '{/* ').replaceAll('-->', '*/}') : line;
  return uncommented.replace(HEADING_ID, '$1 \\{#$2}');
}
