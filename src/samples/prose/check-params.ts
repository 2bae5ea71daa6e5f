import { didYouMean } from '../../model/closest.ts';
import type { Problem } from '../../model/problem.ts';
import type { ParamRow, ParamTable } from '../../model/sample.ts';
import type { Text } from '../finding.ts';
import type { CliModel } from '../models/cli-model.ts';
import type { PodModel } from '../models/pod-model.ts';
import { type ExpectedParam, expectedTableOf, targetsOf } from './expected-params.ts';

/** Checks the tables of a `<Params>`: no parameter missing or invented, defaults and requirements as in the models. */
export function checkParams(table: ParamTable, models: { pod: PodModel; cli: CliModel }): Problem[] {
  const { target, file, line, column, rows } = table;
  const at = { rule: 'param-table', file, line, column } as const;
  const expected = expectedTableOf(target, models);
  if (!expected) {
    const fix = didYouMean(
      target,
      targetsOf(models),
      'Targets look like connector:postgres, cli:refresh or manifest:runtime.tls.',
    );
    return [{ ...at, message: `<Params for="${target}"> names nothing that has parameters.`, fix }];
  }
  const { title, params } = expected;
  const names = rows.flatMap(namesOf);
  const missing = params.filter(
    ({ name, short, isOptional }) => !isOptional && !names.some((given) => covers(given, name) || given === short),
  );
  const problems = rows.flatMap((row) => rowProblems(row, { file, title, params }));
  if (missing.length === 0) return problems;
  const list = missing.map(({ name }) => `"${name}"`).join(', ');
  return [...problems, { ...at, message: `The table for ${title} lacks ${list}.`, fix: 'Add a row for each.' }];
}

interface RowContext {
  file: string;
  title: string;
  params: ExpectedParam[];
}

function rowProblems(row: ParamRow, { file, title, params }: RowContext): Problem[] {
  const at = { rule: 'param-table', file, line: row.line, column: row.column } as const;
  return namesOf(row).flatMap((name): Problem[] => {
    const param = params.find((candidate) => candidate.name === name || candidate.short === name);
    if (param)
      return [...defaultProblems(row, param), ...requiredProblems(row, param)].map((text) => ({ ...at, ...text }));
    if (isFamily(name, params)) return [];
    const known = params.map((candidate) => candidate.name);
    return [
      {
        ...at,
        message: `"${name}" is not a parameter of ${title}.`,
        fix: didYouMean(name, known, `Known: ${known.join(', ')}.`),
      },
    ];
  });
}

function defaultProblems(row: ParamRow, { name, defaults, isDescribed }: ExpectedParam): Text[] {
  if (row.default === undefined) return [];
  const given = normalized(row.default);
  const [first] = defaults;
  const right = first === undefined ? 'It has no default: write –.' : `The default is ${first}.`;
  const isRight = defaults.length === 0 ? given === '' : defaults.some((text) => normalized(text) === given);
  if (isRight || (isDescribed && isWorded(given, defaults))) return [];
  return [{ message: `The default of "${name}" is given as "${row.default}".`, fix: right }];
}

function requiredProblems(row: ParamRow, { name, required }: ExpectedParam): Text[] {
  if (required === 'always' && !row.isRequired) {
    return [
      {
        message: `"${name}" is required, but its row does not say so.`,
        fix: 'Begin its description with **Required.**',
      },
    ];
  }
  if (required === 'never' && row.isRequired) {
    return [
      { message: `"${name}" is marked as required, but it is not.`, fix: 'Remove **Required.** from its description.' },
    ];
  }
  return [];
}

/** A described default may be worded freely, but a plain value must be one that the description names. */
function isWorded(given: string, defaults: readonly string[]): boolean {
  const isLiteral = /^(true|false|[\d.]+[a-z%]*)$/.test(given);
  return !isLiteral || defaults.some((text) => text.split(/[\s(),;]+/).includes(given));
}

function normalized(text: string): string {
  const plain = text.replaceAll('`', '').replaceAll('"', '').trim();
  if (/^(–|—|-|none|unset|)$/.test(plain)) return '';
  return /^\d[\d_,\s]*$/.test(plain) ? plain.replace(/[_,\s]/g, '') : plain;
}

/** The names of a row, which may list several or a flag in both forms. */
function namesOf({ name }: ParamRow): string[] {
  const flags = name.match(/--[\w-]+/g);
  return flags ?? name.split(/\s*(?:,|\s\/\s|\bor\b)\s*/).filter((part) => part !== '');
}

/** Whether a row speaks of a name, or of keys below it. */
function covers(given: string, name: string): boolean {
  return given === name || given.startsWith(`${name}.`) || given.startsWith(`${name}[]`) || isFamilyOf(given, name);
}

/** `openai_<param>` or `csv_*` stand for every parameter with that prefix. */
function isFamily(given: string, params: readonly ExpectedParam[]): boolean {
  return params.some(({ name }) => isFamilyOf(given, name));
}

function isFamilyOf(given: string, name: string): boolean {
  const prefix = /^([a-z_]{2,})(?:<[^>]+>|\*)$/.exec(given)?.[1];
  return prefix !== undefined && name.startsWith(prefix);
}
