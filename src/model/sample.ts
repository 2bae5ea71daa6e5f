import type { Problem } from './problem.ts';

/** A code block of a page, as the author wrote it. */
export interface Sample {
  /** The word after the fence, such as `yaml`. */
  language: string;
  /** The attributes after it: `title="pod.yaml"` is `{ title: 'pod.yaml' }`, a bare word is `true`. */
  meta: Readonly<Record<string, string | true>>;
  /** The code without highlight comments. */
  code: string;
  /** Route of the page, for checks that depend on it. */
  route: string;
  /** Relative to the repository, forward slashes. */
  file: string;
  /** For each line of `code`, its 1-based line in the file. */
  lines: readonly number[];
  /** 1-based column where the code starts in the file (more than 1 inside a list). */
  column: number;
}

/** What a check found out about a sample. */
export type Verdict =
  /** Parsed or validated; `against` is what a reader is told, such as "pod manifest schema". */
  | { kind: 'checked'; against: string }
  /** A sample of an earlier release: its syntax is checked, today's models are not asked. */
  | { kind: 'as-of'; version: string; against: string }
  /** The author says why it cannot be checked. */
  | { kind: 'unchecked'; reason: string }
  /** Output, plain text: there is nothing to check. */
  | { kind: 'plain' };

export interface SampleResult {
  verdict: Verdict;
  problems: Problem[];
}

/** A table inside `<Params for="…">`. */
export interface ParamTable {
  /** Such as `connector:postgres` or `manifest:datasets[].acceleration`. */
  target: string;
  file: string;
  line: number;
  column: number;
  rows: readonly ParamRow[];
}

export interface ParamRow {
  /** The first cell's text, without backticks: `pg_host`. */
  name: string;
  /** The cell under "Type", if there is such a column. */
  type: string | undefined;
  /** The cell under "Default", without backticks; undefined when there is no such column. */
  default: string | undefined;
  /** Whether the description begins with **Required.** */
  isRequired: boolean;
  line: number;
  column: number;
}

/** Back-quoted text in prose. */
export interface InlineCode {
  text: string;
  route: string;
  file: string;
  line: number;
  column: number;
}

/** Checks what a page shows against the models of the product. Implemented in `src/samples/`. */
export interface SampleChecker {
  /** Changes whenever a model or a rule changes: part of the key under which compiled pages are cached. */
  version: string;
  /** Loads what the checks need; a build with nothing to compile never asks for it. */
  prepare?(): Promise<void>;
  checkSample(sample: Sample): Promise<SampleResult>;
  checkParams(table: ParamTable): Problem[];
  checkInlineCode(code: InlineCode): Problem[];
}
