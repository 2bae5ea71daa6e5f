import type { ErrorObject } from 'ajv/dist/2020.js';
import { didYouMean } from '../../model/closest.ts';
import { quoted, type Text } from '../finding.ts';
import type { SchemaNode } from './json-schema.ts';
import type { PodModel } from './pod-model.ts';
import type { DataContext, DataPath } from './schema-findings.ts';

/** An error of a schema with what is needed to tell a writer about it. */
export interface SchemaMistake {
  error: ErrorObject;
  path: DataPath;
  /** The path in words, in quotation marks. */
  name: string;
  /** The schema that the value does not fit. */
  schema: SchemaNode;
  context: DataContext;
}

/** The text for a key that does not belong where it is. */
export function unknownKeyText(key: string, { path, name, schema, context: { pod } }: SchemaMistake): Text {
  const known = pod ? [...pod.propertiesOf(schema).keys()] : Object.keys(schema.properties ?? {});
  const isParams = path.at(-1) === 'params' || path.at(-1) === 'dataset_params';
  const owner = pod && ownerOf(key, pod);
  const belongs = owner ? `It belongs to the ${owner}. ` : '';
  const listed = known.length > 0 ? `Known: ${[...known].sort().join(', ')}.` : 'There are none.';
  const whose = isParams && schema.title ? `a parameter of the ${schema.title}` : `a key of ${name}`;
  return { message: `"${key}" is not ${whose}.`, fix: didYouMean(key, known, belongs + listed) };
}

/** Another component that has this parameter. */
function ownerOf(key: string, pod: PodModel): string | undefined {
  const names = pod.definitionNames('').filter((name) => name.includes(':') && !name.startsWith('value:'));
  return names.map((name) => pod.definition(name)).find((node) => node?.properties?.[key])?.title;
}

/** The text for a key that is required and not there. */
export function missingKeyText(key: string, { name, context: { pod } }: SchemaMistake): Text {
  const omitted = pod ? ', or a comment "# ..." if keys are left out here' : '';
  return { message: `"${key}" is missing from ${name}.`, fix: `Add "${key}"${omitted}.` };
}

/** The text for a value that its schema does not allow. */
export function wrongValueText(mistake: SchemaMistake): Text {
  const { error, path, name, schema, context } = mistake;
  const value = quoted(typeof error.data === 'string' ? error.data : (JSON.stringify(error.data) ?? ''));
  const allowed = allowedValues(error, schema);
  if (allowed) {
    const listed = `Known values: ${allowed.join(', ')}.`;
    return { message: `${value} is not a value of ${name}.`, fix: didYouMean(String(error.data), allowed, listed) };
  }
  if (error.keyword === 'pattern' && path.at(-1) === 'from' && context.pod)
    return unknownSourceText(mistake, context.pod);
  const isRule = ['not', 'anyOf', 'oneOf'].includes(error.keyword);
  if (isRule && !schema.title && schema.description) return { message: schema.description, fix: `Change ${name}.` };
  const expected = schema.title ?? expectedType(schema.type);
  if (expected) return { message: `${name} is ${value}, which is not ${expected}.`, fix: `Write ${expected}.` };
  const rule = error.message ?? 'must fit the schema';
  return { message: `${name} is ${value}: it ${rule}.`, fix: schema.description ?? '' };
}

function allowedValues(error: ErrorObject, schema: SchemaNode): string[] | undefined {
  if (error.keyword === 'const') return [String(error.params.allowedValue)];
  const values = schema.enum ?? schema.anyOf?.find((branch) => branch.enum && schema.title === undefined)?.enum;
  return error.keyword === 'enum' || error.keyword === 'anyOf' ? values?.map(String) : undefined;
}

/** A `from` whose prefix names no connector or provider. */
function unknownSourceText({ error, path, schema }: SchemaMistake, pod: PodModel): Text {
  const source = String(error.data);
  const prefixes = schema['x-values'] ?? fromPrefixes(path, pod);
  const given = /^[^:/]*(:\/\/|[:/])?/.exec(source)?.[0] ?? '';
  const fix = didYouMean(given, prefixes, `Known: ${prefixes.join(', ')}.`);
  return { message: `${quoted(source)} in "from" names nothing that Loam knows.`, fix };
}

function fromPrefixes(path: DataPath, pod: PodModel): string[] {
  const kinds = { datasets: 'connector:', catalogs: 'catalog:', models: 'model:', embeddings: 'embedding:' };
  const kind = Object.entries(kinds).find(([section]) => path.includes(section))?.[1] ?? 'connector:';
  return pod.definitionNames(kind).flatMap((name) => pod.definition(name)?.['x-from'] ?? []);
}

const TYPE_NAMES: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'a map',
  string: 'text',
};

function expectedType(type: SchemaNode['type']): string | undefined {
  const types = type === undefined ? [] : [type].flat();
  return types.length > 0 ? types.map((name) => TYPE_NAMES[name] ?? name).join(' or ') : undefined;
}
