/** The name of a rule that content or configuration can break. */
export type Rule =
  | 'bad-value'
  | 'broken-anchor'
  | 'broken-link'
  | 'config'
  | 'duplicate-route'
  | 'mdx-syntax'
  | 'missing-alt'
  | 'missing-image'
  | 'missing-key'
  | 'unknown-author'
  | 'unknown-component'
  | 'unknown-key'
  | 'unknown-tag'
  | 'unknown-variable'
  | 'api-spec'
  | 'api-page'
  | 'blog-order'
  | 'missing-truncate'
  | 'sample-manifest'
  | 'sample-command'
  | 'sample-request'
  | 'sample-sql'
  | 'sample-syntax'
  | 'sample-kind'
  | 'unknown-name'
  | 'param-table';

/** A mistake of a writer, as data: where it is, what is wrong and what to do. One function prints it. */
export interface Problem {
  rule: Rule;
  /** Relative to the repository, forward slashes. */
  file: string;
  /** 1-based line of the author's own file, front matter counted. */
  line: number;
  /** 1-based. */
  column: number;
  /** What is wrong, quoting the author's own text; one sentence. */
  message: string;
  /** The closest match, the allowed values, or a corrected snippet. */
  fix: string;
  /** A warning is printed but fails nothing. */
  severity?: 'warning';
}

/** Problems in reading order: by file, then line, then column. */
export function sortedProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.rule, b.rule),
  );
}

// Not localeCompare: the order must be the same on every machine.
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The printed form of a list of problems, ending in a count; empty for none. */
export function formatProblems(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  // A file that several pages use has its mistakes once.
  const blocks = [...new Set(sortedProblems(problems).map(formatProblem))];
  const files = new Set(problems.map((problem) => problem.file)).size;
  return `${blocks.join('\n\n')}\n\n${count(blocks.length, 'problem')} in ${count(files, 'file')}\n`;
}

/** The printed form of one problem: its place and rule, what is wrong, what to do. */
export function formatProblem({ file, line, column, rule, severity, message, fix }: Problem): string {
  const head = `${file}:${line}:${column} ${rule}${severity === 'warning' ? ' (warning)' : ''}`;
  return [head, `  ${message}`, ...(fix ? [`  ${fix.replaceAll('\n', '\n  ')}`] : [])].join('\n');
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
