import type { Problem, Rule } from '../model/problem.ts';
import type { Sample } from '../model/sample.ts';

/** What is wrong, and what to do. */
export interface Text {
  message: string;
  fix: string;
}

/** A mistake inside a piece of code, by its offset; it gets its place in the file only at the end. */
export interface Finding extends Text {
  rule: Rule;
  offset: number;
}

/** The problem that a finding is: at its line and column in the author's file. */
export function problemOf(sample: Sample, { rule, offset, message, fix }: Finding): Problem {
  const before = sample.code.slice(0, Math.max(0, Math.min(offset, sample.code.length)));
  const lineStart = before.lastIndexOf('\n') + 1;
  const index = before.split('\n').length - 1;
  return {
    rule,
    file: sample.file,
    line: sample.lines[index] ?? sample.lines.at(-1) ?? 1,
    column: sample.column + before.length - lineStart,
    message,
    fix,
  };
}

/** Findings of a part of the code, moved to where the part begins. */
export function movedBy(offset: number, findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => ({ ...finding, offset: finding.offset + offset }));
}

/** The text in quotes, cut to a length that fits into a sentence. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const mark = line.includes('"') ? '`' : '"';
  return `${mark}${line.length > 60 ? `${line.slice(0, 57)}...` : line}${mark}`;
}
