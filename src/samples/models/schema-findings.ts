import type { ErrorObject } from 'ajv/dist/2020.js';
import { didYouMean } from '../../model/closest.ts';
import { quoted } from '../finding.ts';
import { isSchemaNode, type SchemaNode } from './json-schema.ts';
import type { PodModel } from './pod-model.ts';

/** A mistake in data, by the path to it. */
export interface DataFinding {
  path: readonly (string | number)[];
  /** Whether the key is at fault, or the value. */
  at: 'key' | 'value';
  /** Whether a key is missing from the map at the path. */
  isMissing: boolean;
  message: string;
  fix: string;
}

/** Where the data came from, for messages. */
export interface DataContext {
  /** The manifest's model, for suggestions; undefined for data of another kind. */
  pod: PodModel | undefined;
  /** The place of the data itself, such as `datasets[]`. */
  place: string;
  /** What the data is called when it has no place. */
  whole: string;
}

/** What a schema's errors mean to a writer, one for each mistake. */
export function dataFindings(errors: readonly ErrorObject[], context: DataContext): DataFinding[] {
  const findings = new Map<string, DataFinding>();
  for (const error of errors) {
    if (error.keyword === 'if' || isInsideAlternative(error, errors)) continue;
    const finding = dataFindingOf(error, context);
    const key = JSON.stringify([finding.path, finding.at, finding.isMissing && finding.message]);
    // One wrong value breaks several rules of the schema: the first says enough.
    if (!findings.has(key)) findings.set(key, finding);
  }
  return [...findings.values()];
}

function isInsideAlternative({ schemaPath, instancePath }: ErrorObject, errors: readonly ErrorObject[]): boolean {
  return errors.some(
    (other) =>
      (other.keyword === 'anyOf' || other.keyword === 'oneOf') &&
      instancePath.startsWith(other.instancePath) &&
      (schemaPath.startsWith(`${other.schemaPath}/`) || schemaPath.includes('/$defs/reference/')),
  );
}

function dataFindingOf(error: ErrorObject, context: DataContext): DataFinding {
  const { pod } = context;
  const path = pathOf(error.instancePath);
  const parent = isSchemaNode(error.parentSchema) ? error.parentSchema : {};
  const unknownKey: unknown = error.params.additionalProperty ?? error.params.unevaluatedProperty;
  if (typeof unknownKey === 'string') {
    const at = { path: [...path, unknownKey], at: 'key', isMissing: false } as const;
    return { ...at, ...unknownKeyText(unknownKey, path, parent, pod) };
  }
  const missing: unknown = error.params.missingProperty;
  if (error.keyword === 'required' && typeof missing === 'string') {
    const fix = `Add "${missing}", or a comment "# ..." if keys are left out here.`;
    return { path, at: 'value', isMissing: true, message: `"${missing}" is missing from ${nameOf(path)}.`, fix };
  }
  if (error.keyword === 'not') {
    const message = parent.description ?? `${nameOf(path)} may not be given here.`;
    return { path, at: 'key', isMissing: false, message, fix: `Remove or change ${nameOf(path)}.` };
  }
  return { path, at: 'value', isMissing: false, ...wrongValueText(error, path, parent, pod) };
}

interface Text {
  message: string;
  fix: string;
}

function unknownKeyText(
  key: string,
  path: readonly (string | number)[],
  node: SchemaNode,
  pod: PodModel | undefined,
): Text {
  const known = pod ? [...pod.propertiesOf(node).keys()] : Object.keys(node.properties ?? {});
  const isParams = node.title !== undefined && (path.at(-1) === 'params' || path.at(-1) === 'dataset_params');
  const owner = pod && ownerOf(key, pod);
  const belongs = owner ? `It belongs to the ${owner}. ` : '';
  const listed = known.length > 0 ? `Known: ${[...known].sort().join(', ')}.` : 'There are none.';
  return {
    message: isParams
      ? `"${key}" is not a parameter of the ${node.title}.`
      : `"${key}" is not a key of ${nameOf(path)}.`,
    fix: didYouMean(key, known, belongs + listed),
  };
}

/** Another component that has this parameter. */
function ownerOf(key: string, pod: PodModel): string | undefined {
  const names = pod.definitionNames('').filter((name) => name.includes(':') && !name.startsWith('value:'));
  return names.map((name) => pod.definition(name)).find((node) => node?.properties?.[key])?.title;
}

function wrongValueText(
  error: ErrorObject,
  path: readonly (string | number)[],
  parent: SchemaNode,
  pod: PodModel | undefined,
): Text {
  const value = typeof error.data === 'string' ? quoted(error.data) : quoted(JSON.stringify(error.data) ?? '');
  const allowed = allowedValues(error, parent);
  if (allowed) {
    const listed = `Known values: ${allowed.join(', ')}.`;
    return {
      message: `${value} is not a value of ${nameOf(path)}.`,
      fix: didYouMean(String(error.data), allowed, listed),
    };
  }
  if (error.keyword === 'pattern' && path.at(-1) === 'from' && pod) {
    const prefixes = parent['x-values'] ?? fromPrefixes(path, pod);
    const given = /^[^:/]*(:\/\/|[:/])?/.exec(String(error.data))?.[0] ?? '';
    const listed = `Known: ${prefixes.join(', ')}.`;
    return { message: `${value} in "from" names nothing that Loam knows.`, fix: didYouMean(given, prefixes, listed) };
  }
  const expected = parent.title ?? expectedType(parent.type);
  if (expected) return { message: `${nameOf(path)} is ${value}, which is not ${expected}.`, fix: `Write ${expected}.` };
  const rule = error.message ?? 'must fit the schema';
  return { message: `${nameOf(path)} is ${value}: it ${rule}.`, fix: parent.description ?? '' };
}

function allowedValues(error: ErrorObject, parent: SchemaNode): string[] | undefined {
  if (error.keyword === 'const') return [String(error.params.allowedValue)];
  const values = parent.enum ?? parent.anyOf?.find((branch) => branch.enum && parent.title === undefined)?.enum;
  return error.keyword === 'enum' || error.keyword === 'anyOf' ? values?.map(String) : undefined;
}

function fromPrefixes(path: readonly (string | number)[], pod: PodModel): string[] {
  const kind = { datasets: 'connector:', catalogs: 'catalog:', models: 'model:', embeddings: 'embedding:' };
  const section = Object.entries(kind).find(([name]) => path.includes(name))?.[1] ?? 'connector:';
  return pod.definitionNames(section).flatMap((name) => pod.definition(name)?.['x-from'] ?? []);
}

const TYPE_NAMES: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'a map',
  string: 'text',
  null: 'null',
};

function expectedType(type: SchemaNode['type']): string | undefined {
  const types = type === undefined ? [] : [type].flat();
  return types.length > 0 ? types.map((name) => TYPE_NAMES[name] ?? name).join(' or ') : undefined;
}

/** @example nameOf(['datasets', 0, 'acceleration']) // '"datasets[].acceleration"' */
function nameOf(path: readonly (string | number)[]): string {
  if (path.length === 0) return 'the top level';
  const text = path.map((key) => (typeof key === 'number' ? '[]' : `.${key}`)).join('');
  return `"${text.replace(/^\./, '')}"`;
}

function pathOf(instancePath: string): (string | number)[] {
  return instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
