import { allCommands, type CliModel } from '../models/cli-model.ts';
import type { SchemaNode } from '../models/json-schema.ts';
import type { PodModel } from '../models/pod-model.ts';

/** Every name of the product that prose may mention. */
export interface KnownNames {
  flags: Set<string>;
  variables: Set<string>;
  /** Keys of the manifest at any depth, and parameters of every component. */
  keys: Set<string>;
  /** The values of keys that take only certain ones, all places together. */
  values: Map<string, Set<string>>;
  /** Places of the manifest by their last parts: `acceleration.refresh_mode`, `datasets[].acceleration`. */
  places: Set<string>;
}

/** Collects the names of the models. */
export function knownNamesOf(pod: PodModel, cli: CliModel): KnownNames {
  const names: KnownNames = {
    flags: new Set(),
    variables: new Set(),
    keys: new Set(),
    values: new Map(),
    places: new Set(),
  };
  collectKeys(pod.root, [], pod, names);
  for (const definition of pod.definitionNames('')) {
    const node = pod.definition(definition);
    if (definition.includes(':') && node) collectKeys(node, ['params'], pod, names);
  }
  for (const { command } of allCommands(cli)) {
    for (const { long } of [...(command.flags ?? []), ...(command.globalFlags ?? [])]) names.flags.add(`--${long}`);
    for (const variable of command.writes ?? []) names.variables.add(variable);
  }
  for (const { name } of cli.environment) names.variables.add(name);
  // The env store looks for any key under LOAM_ too, and the CLI binds its flags to variables.
  for (const name of [...names.keys, ...names.flags])
    names.variables.add(`LOAM_${name.replace(/^--/, '').replaceAll('-', '_').toUpperCase()}`);
  return names;
}

function collectKeys(node: SchemaNode, path: string[], pod: PodModel, names: KnownNames): void {
  for (const { name, node: child } of pod.propertiesOf(node).values()) {
    const at = [...path, name];
    names.keys.add(name);
    addPlaces(at, names.places);
    const items = child.items ? pod.resolve(child.items) : undefined;
    const allowed = allowedBy(child);
    const values = names.values.get(name) ?? new Set();
    for (const value of allowed) values.add(value);
    // A place that takes any value makes every value right.
    names.values.set(name, allowed.length === 0 ? values.add('*') : values);
    collectKeys(items ?? child, items ? [...path, `${name}[]`] : at, pod, names);
  }
}

/** Adds a path and its endings, with and without the brackets of lists. */
function addPlaces(path: readonly string[], places: Set<string>): void {
  for (let start = 0; start < path.length - 1; start++) {
    const ending = path.slice(start).join('.');
    places.add(ending).add(`${ending}[]`).add(ending.replaceAll('[]', ''));
  }
}

function allowedBy({ enum: values, anyOf, const: only, type }: SchemaNode): string[] {
  if (only !== undefined) return [String(only)];
  if (type === 'boolean') return ['true', 'false'];
  const listed = values ?? anyOf?.flatMap((branch) => branch.enum ?? (branch.type === 'boolean' ? [true, false] : []));
  return (listed ?? []).map(String);
}
