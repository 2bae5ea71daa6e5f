import { allCommands, type CliModel, type Flag } from '../models/cli-model.ts';
import type { Property, SchemaNode } from '../models/json-schema.ts';
import { keysOf, type PodModel } from '../models/pod-model.ts';

/** What a row of a parameter table must say. */
export interface ExpectedParam {
  name: string;
  /** The short form of a flag. */
  short: string | undefined;
  /** The default as text; several forms may be right, none means that there is no default. */
  defaults: string[];
  /** Whether the default is described rather than fixed, so that a writer may word it. */
  isDescribed: boolean;
  /** A condition makes it required only sometimes: then a writer may say so or not. */
  required: 'always' | 'sometimes' | 'never';
  /** Rows of shared groups, global flags and earlier names may be left out. */
  isOptional: boolean;
}

/** Every parameter of the thing that a table is for, by name; undefined when there is no such thing. */
export interface ExpectedTable {
  /** What it is for, in words: `the PostgreSQL connector`. */
  title: string;
  params: ExpectedParam[];
}

const GROUPS = ['connector', 'accelerator', 'catalog', 'model', 'embedding', 'secret-store', 'tool'];

/** What the table of a target such as `connector:postgres` or `cli:refresh` must hold. */
export function expectedTableOf(
  target: string,
  { pod, cli }: { pod: PodModel; cli: CliModel },
): ExpectedTable | undefined {
  const [, kind = '', name = ''] = /^([a-z-]+):(.*)$/.exec(target) ?? [];
  if (kind === 'cli') return commandTable(name.trim(), cli);
  if (kind === 'manifest') return placeTable(name.trim(), pod);
  return GROUPS.includes(kind) ? componentTable(kind, name.trim(), pod) : undefined;
}

/** Every target there is, for suggestions. */
export function targetsOf({ pod, cli }: { pod: PodModel; cli: CliModel }): string[] {
  const components = GROUPS.flatMap((group) => pod.definitionNames(`${group}:`));
  const commands = allCommands(cli).map(({ words }) => `cli:${words.slice(words.length > 1 ? 1 : 0).join(' ')}`);
  const places = [
    'runtime',
    'datasets[]',
    'datasets[].acceleration',
    'views[]',
    'catalogs[]',
    'models[]',
    'embeddings[]',
  ];
  return [...components, ...commands, ...places.map((place) => `manifest:${place}`)];
}

function componentTable(kind: string, name: string, pod: PodModel): ExpectedTable | undefined {
  const nodes = [`${kind}:${name}`, `${kind}-dataset:${name}`].flatMap((key) => pod.definition(key) ?? []);
  const [first] = nodes;
  if (!first) return undefined;
  return {
    title: `the ${first.title}`,
    params: nodes.flatMap((node) => [...pod.propertiesOf(node).values()].map(expectedOf)),
  };
}

function placeTable(place: string, pod: PodModel): ExpectedTable | undefined {
  const node = pod.nodeAt(place);
  if (!node) return undefined;
  return {
    title: keysOf(place).length === 0 ? 'the manifest' : `"${place}"`,
    params: below(node, pod, ''),
  };
}

/** The keys of a place and, as optional rows, those further down: `chunking.enabled`. */
function below(node: SchemaNode, pod: PodModel, prefix: string): ExpectedParam[] {
  return [...pod.propertiesOf(node).values()].flatMap((property) => {
    const expected = { ...expectedOf(property), name: prefix + property.name };
    const items = property.node.items ? pod.resolve(property.node.items) : undefined;
    const deeper = below(items ?? property.node, pod, `${expected.name}${items ? '[]' : ''}.`);
    return [expected, ...deeper.map((param) => ({ ...param, isOptional: true }))];
  });
}

function expectedOf({ name, node, isRequired, isShared }: Property): ExpectedParam {
  const described = node['x-default'];
  return {
    name,
    short: undefined,
    defaults: [
      ...(node.default === undefined ? [] : textsOf(node.default)),
      ...(described === undefined ? [] : [described]),
    ],
    isDescribed: described !== undefined,
    required: isRequired ? 'always' : node['x-required-when'] ? 'sometimes' : 'never',
    isOptional: isShared || node.deprecated === true,
  };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const text = JSON.stringify(value);
  return Array.isArray(value) ? [text, value.join(', ')] : [text];
}

function commandTable(name: string, cli: CliModel): ExpectedTable | undefined {
  const commands = allCommands(cli);
  const found = commands.find(({ words }) => words.join(' ') === name || words.slice(1).join(' ') === name);
  if (!found) return undefined;
  const globals = cli.programs.find((program) => program.name === found.words[0])?.globalFlags ?? [];
  const isProgram = found.words.length === 1;
  const inherited = (found.command.commands ?? []).flatMap((child) => (isProgram ? [] : (child.flags ?? [])));
  const own = [...(found.command.flags ?? []), ...(isProgram ? globals : [])];
  const optional = [...(isProgram ? [] : globals), ...inherited].map((flag) => ({
    ...expectedFlag(flag),
    isOptional: true,
  }));
  return { title: `"${found.words.join(' ')}"`, params: [...own.map(expectedFlag), ...optional] };
}

function expectedFlag({
  long,
  short,
  type,
  default: value,
  defaultText,
  required,
  requiredWhen,
  undocumented,
}: Flag): ExpectedParam {
  const isSwitch = type === 'boolean' || type === 'count';
  return {
    name: `--${long}`,
    short: short && `-${short}`,
    // A switch that is off by default needs no word about it.
    defaults: [
      ...(value === undefined ? [] : [String(value)]),
      ...(defaultText ? [defaultText] : []),
      ...(isSwitch ? ['', 'off'] : []),
    ],
    isDescribed: defaultText !== undefined,
    required: required ? 'always' : requiredWhen ? 'sometimes' : 'never',
    isOptional: undocumented === true || long === 'help',
  };
}
