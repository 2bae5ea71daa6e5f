import { closestTo, didYouMean, editDistance } from '../../model/closest.ts';
import type { Text } from '../finding.ts';
import type { KnownNames } from './known-names.ts';

/** Back-quoted text, and whether its page is about the command line. */
interface Name {
  text: string;
  isAboutCli: boolean;
}

/** What is wrong with a name, if it has the form that the check is for. */
type NameCheck = (name: Name, known: KnownNames) => Text | undefined;

/** The forms in which prose names flags, variables, places, settings and keys of Loam. */
export const NAME_CHECKS: readonly NameCheck[] = [checkFlag, checkVariable, checkPlace, checkSetting, checkKey];

function checkFlag({ text, isAboutCli }: Name, { flags }: KnownNames): Text | undefined {
  const flag = /^(--[a-z][\w-]*)(?:[= ].*)?$/.exec(text)?.[1];
  if (!flag || flags.has(flag)) return undefined;
  // Other tools have flags, too: outside the pages on the CLI only a near miss counts.
  const isNear = flag.length > 8 && closestTo(flag, flags, 2) !== undefined;
  if (!isAboutCli && !isNear) return undefined;
  return {
    message: `"${flag}" is not a flag of Loam.`,
    fix: didYouMean(flag, flags, 'See product/cli.json for the flags there are.'),
  };
}

function checkVariable({ text }: Name, { variables }: KnownNames): Text | undefined {
  const name = /^\$?\{?(LOAMD?_[A-Z0-9_]*[A-Z0-9])\}?(?:=.*)?$/.exec(text)?.[1];
  if (!name || variables.has(name)) return undefined;
  const fix = didYouMean(name, variables, 'See product/cli.json for those there are.');
  return { message: `"${name}" is not an environment variable of Loam.`, fix };
}

/** Where a dotted path may begin without being a name in SQL. */
const PATH_ROOTS =
  /^(?:(?:datasets|views|catalogs|models|embeddings|evals|tools|columns)\[\]|runtime|acceleration|results_cache|task_history|chunking|replication|params)\./;
const SYSTEM_TABLES = /^(?:loam\.)?(?:runtime|eval)\.(?:task_history|metrics|runs|results)(?:\.|$)/;

function checkPlace({ text }: Name, { places }: KnownNames): Text | undefined {
  const place = /^([a-z_]+(?:\[\])?(?:\.[a-z_-]+(?:\[\])?)+)(?::? .*|:)?$/.exec(text)?.[1];
  if (!place || !PATH_ROOTS.test(place) || places.has(place) || SYSTEM_TABLES.test(place)) return undefined;
  const fix = didYouMean(place, places, 'See product/pod.schema.json for its keys.');
  return { message: `"${place}" is not a place in the pod manifest.`, fix };
}

/** Keys that other YAML has, too, or that mean different things in different places. */
const COMMON_KEYS = ['kind', 'version', 'name', 'type', 'mode', 'tools', 'enabled', 'engine'];

function checkSetting({ text }: Name, { values }: KnownNames): Text | undefined {
  const [, key = '', value = ''] = /^(?:[a-z_.[\]]+\.)?([a-z_]+): ([\w-]+)$/.exec(text) ?? [];
  const allowed = values.get(key);
  if (!allowed || allowed.has('*') || allowed.has(value) || COMMON_KEYS.includes(key)) return undefined;
  return { message: `"${value}" is not a value of "${key}".`, fix: `Known values: ${[...allowed].join(', ')}.` };
}

function checkKey({ text }: Name, { keys }: KnownNames): Text | undefined {
  const key = /^([a-z0-9]+(?:_[a-z0-9]+)+)(?::.*)?$/.exec(text)?.[1];
  if (!key || key.length < 8 || keys.has(key)) return undefined;
  // A name of the writer's own, such as a table, is rarely a letter or two away from a key.
  const limit = key.length < 12 ? 1 : 2;
  const near = closestTo(key, keys, limit);
  // Once more with capitals counted: "depends_on" of other YAML is not "dependsOn" misspelled.
  return near !== undefined && editDistance(key, near) <= limit
    ? { message: `"${key}" is not a key or parameter of Loam.`, fix: `Did you mean "${near}"?` }
    : undefined;
}
