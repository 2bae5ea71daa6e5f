import { closestTo, editDistance } from '../../model/closest.ts';
import type { Problem } from '../../model/problem.ts';
import type { InlineCode } from '../../model/sample.ts';
import { programOf } from '../models/cli-model.ts';
import { type CommandModels, checkCommandLine } from '../shell/check-command-line.ts';
import type { ShellWord } from '../shell/shell-word.ts';
import type { KnownNames } from './known-names.ts';

/** What is wrong with a name, if anything. */
type NameCheck = (text: string, route: string, names: KnownNames) => { message: string; fix: string } | undefined;

/** Checks back-quoted text that has the form of one of Loam's names; all else is left alone. */
export function checkInlineCode(
  { text, route, file, line, column }: InlineCode,
  names: KnownNames,
  models: CommandModels,
): Problem[] {
  // The blog tells what was: its samples carry a version, its prose need not.
  if (route.startsWith('/blog')) return [];
  const at = { rule: 'unknown-name', file, line, column } as const;
  const trimmed = text.trim();
  const commands = commandProblems(trimmed, models);
  if (commands) return commands.map((problem) => ({ ...at, ...problem }));
  for (const check of [checkFlag, checkVariable, checkPath, checkSetting, checkKey]) {
    const problem = check(trimmed, route, names);
    if (problem) return [{ ...at, ...problem }];
  }
  return [];
}

/** What prose writes for something of the reader's own. */
const PLACEHOLDER = /[<>[\]|${}…]|\.\.\.|^host:port$/;

/** `loam refresh orders` in prose must be a command; what it leaves out is left out on purpose. */
function commandProblems(text: string, models: CommandModels): { message: string; fix: string }[] | undefined {
  const [name = '', ...rest] = text.match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  const program = rest.length > 0 ? programOf(models.cli, name) : undefined;
  if (!program) return undefined;
  const words = rest.map((word): ShellWord => {
    const plain = word.replace(/^(["'])(.*)\1$/, '$2');
    return { text: plain, offset: 0, offsets: [], isDynamic: PLACEHOLDER.test(plain) };
  });
  return checkCommandLine({ program, words, offset: 0, isPartial: true }, models).map(({ message, fix }) => ({
    message,
    fix,
  }));
}

const checkFlag: NameCheck = (text, route, { flags }) => {
  const flag = /^(--[a-z][\w-]*)(?:[= ].*)?$/.exec(text)?.[1];
  if (!flag || flags.has(flag)) return undefined;
  const near = closestTo(flag, flags);
  // Other tools have flags, too: outside the pages on the CLI only a near miss counts.
  const isNear = near !== undefined && flag.length > 8 && editDistance(flag, near) <= 2;
  const isOurs = route.startsWith('/docs/cli/') || isNear;
  return isOurs
    ? {
        message: `"${flag}" is not a flag of Loam.`,
        fix: near ? `Did you mean "${near}"?` : 'See product/cli.json for the flags there are.',
      }
    : undefined;
};

const checkVariable: NameCheck = (text, _route, { variables }) => {
  const name = /^\$?\{?(LOAMD?_[A-Z0-9_]*[A-Z0-9])\}?(?:=.*)?$/.exec(text)?.[1];
  if (!name || variables.has(name)) return undefined;
  const near = closestTo(name, variables);
  return {
    message: `"${name}" is not an environment variable of Loam.`,
    fix: near ? `Did you mean "${near}"?` : 'See product/cli.json for those there are.',
  };
};

/** Where a dotted path may begin, without being a name in SQL. */
const PATH_ROOTS =
  /^(datasets|views|catalogs|models|embeddings|evals|tools)\[\]\.|^(runtime|acceleration|results_cache|task_history|columns\[\]|chunking|replication|params)\./;
const SYSTEM_TABLES = /^(loam\.)?(runtime|eval)\.(task_history|metrics|runs|results)(\.|$)/;

const checkPath: NameCheck = (text, _route, { paths }) => {
  const path = /^([a-z_]+(?:\[\])?(?:\.[a-z_-]+(?:\[\])?)+)(?::? .*|:)?$/.exec(text)?.[1];
  if (!path || !PATH_ROOTS.test(path) || paths.has(path) || SYSTEM_TABLES.test(path)) return undefined;
  const near = closestTo(path, paths);
  return {
    message: `"${path}" is not a place in the pod manifest.`,
    fix: near ? `Did you mean "${near}"?` : 'See product/pod.schema.json for its keys.',
  };
};

/** Keys whose values say too little, or that other YAML has, too. */
const COMMON_KEYS = ['kind', 'version', 'name', 'type', 'mode', 'tools', 'enabled', 'engine'];

const checkSetting: NameCheck = (text, _route, { values }) => {
  const [, key = '', value = ''] = /^(?:[a-z_.[\]]+\.)?([a-z_]+): ([\w-]+)$/.exec(text) ?? [];
  const allowed = values.get(key);
  if (!allowed || allowed.has('*') || allowed.has(value) || COMMON_KEYS.includes(key)) return undefined;
  return { message: `"${value}" is not a value of "${key}".`, fix: `Known values: ${[...allowed].join(', ')}.` };
};

const checkKey: NameCheck = (text, _route, { keys }) => {
  const key = /^([a-z0-9]+(?:_[a-z0-9]+)+)(?::.*)?$/.exec(text)?.[1];
  if (!key || key.length < 8 || keys.has(key)) return undefined;
  const near = closestTo(key, keys);
  // A name of the writer's own, such as a table, is rarely one letter away from a key.
  const limit = key.length < 12 ? 1 : 2;
  return near !== undefined && editDistance(key, near) <= limit
    ? { message: `"${key}" is not a key or parameter of Loam.`, fix: `Did you mean "${near}"?` }
    : undefined;
};
