import type { Code } from 'mdast';
import { didYouMean } from '../model/closest.ts';
import type { CodeMeta } from './code-meta.ts';
import { type PageContext, report } from './page-context.ts';

/** Options that stand alone, and those that have a value. */
const FLAGS = ['showLineNumbers'];
const WITH_VALUE = ['title', 'id', 'check', 'kind', 'asof', 'unchecked'];

/** Kinds of YAML that are not ours: only their syntax is checked. */
const KINDS = ['compose', 'datadog', 'github-actions', 'grafana', 'helm', 'kubernetes', 'otel-collector', 'prometheus'];

interface Finding {
  rule: 'unknown-key' | 'bad-value';
  message: string;
  fix: string;
}

/** Reports options of a code block that mean nothing, and marked lines that it does not have. */
export function codeOptions(node: Code, meta: CodeMeta & { lineCount: number }, context: PageContext): void {
  const findings = [
    ...meta.unreadable.map(unreadable),
    ...Object.entries(meta.attributes).flatMap(([name, value]) => optionFinding(name, value) ?? []),
    ...meta.ranges.flatMap((range) =>
      range.split(',').flatMap((part) => rangeFinding(part.trim(), meta.lineCount) ?? []),
    ),
  ];
  for (const { rule, message, fix } of findings) report(context, rule, node, { message, fix });
}

function unreadable(text: string): Finding {
  return {
    rule: 'bad-value',
    message: `"${text}" after the language of a code block cannot be read.`,
    fix: 'Write options as title="pod.yaml", with quotes, and lines as {1,3-5}.',
  };
}

function optionFinding(name: string, value: string | true): Finding | undefined {
  if (FLAGS.includes(name)) {
    return value === true
      ? undefined
      : { rule: 'bad-value', message: `"${name}" takes no value.`, fix: `Write ${name} alone.` };
  }
  if (!WITH_VALUE.includes(name)) {
    const known = [...WITH_VALUE, ...FLAGS];
    const fix = didYouMean(name, known, `Known options: ${known.join(', ')}.`);
    return { rule: 'unknown-key', message: `"${name}" is not an option of code blocks.`, fix };
  }
  // That of a bare word is reported by the check of samples.
  if (name === 'unchecked') return value === true ? undefined : reasonFinding(value);
  if (value === true || value.trim() === '')
    return { rule: 'bad-value', message: `"${name}" of a code block has no value.`, fix: `Write ${name}="…".` };
  if (name === 'kind' && !KINDS.includes(value)) {
    const fix = didYouMean(value, KINDS, `Known kinds: ${KINDS.join(', ')}.`);
    return { rule: 'bad-value', message: `"${value}" is not a kind of YAML.`, fix };
  }
  return undefined;
}

function reasonFinding(reason: string): Finding | undefined {
  if (reason.trim() !== '') return undefined;
  const fix = 'Say why: unchecked="shell of another product".';
  return { rule: 'bad-value', message: 'This sample is unchecked without a reason.', fix };
}

function rangeFinding(range: string, lineCount: number): Finding | undefined {
  const [, from, to = from] = /^(\d+)(?:\s*-\s*(\d+))?$/.exec(range) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (from === undefined || first < 1 || last < first) {
    const fix = 'Lines count from 1, the lower one first: {1,3-5}.';
    return { rule: 'bad-value', message: `"{${range}}" is not a range of lines.`, fix };
  }
  if (last <= lineCount) return undefined;
  const has = lineCount === 1 ? 'one line' : `${lineCount} lines`;
  return {
    rule: 'bad-value',
    message: `"{${range}}" marks line ${last} of a code block that has ${has}.`,
    fix: 'Count the lines from 1, without comments such as "# highlight-next-line".',
  };
}
