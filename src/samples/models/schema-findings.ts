import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Text } from '../finding.ts';
import { isSchemaNode } from './json-schema.ts';
import type { PodModel } from './pod-model.ts';
import { missingKeyText, unknownKeyText, wrongValueText } from './schema-texts.ts';

/** A path into data, as in `['datasets', 0, 'from']`. */
export type DataPath = readonly (string | number)[];

/** A mistake in data, by the path to it. */
export interface DataFinding extends Text {
  path: DataPath;
  /** Whether the key is at fault, or the value. */
  at: 'key' | 'value';
  /** Whether a key is missing from the map at the path. */
  isMissing: boolean;
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

/**
 * Why one of several alternatives failed says little: that all of them did is the mistake.
 * Ajv reports the alternatives of a value before the choice between them.
 */
function isInsideAlternative(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  return errors
    .slice(errors.indexOf(error) + 1)
    .some(
      (choice) =>
        (choice.keyword === 'anyOf' || choice.keyword === 'oneOf') &&
        (choice.instancePath === error.instancePath ||
          (error.instancePath.startsWith(choice.instancePath) && error.schemaPath.startsWith(`${choice.schemaPath}/`))),
    );
}

function dataFindingOf(error: ErrorObject, context: DataContext): DataFinding {
  const path = pathOf(error.instancePath);
  const schema = isSchemaNode(error.parentSchema) ? error.parentSchema : {};
  const mistake = { error, path, schema, context, name: nameOf(path, context) };
  const unknownKey: unknown = error.params.additionalProperty ?? error.params.unevaluatedProperty;
  if (typeof unknownKey === 'string') {
    return { path: [...path, unknownKey], at: 'key', isMissing: false, ...unknownKeyText(unknownKey, mistake) };
  }
  const missing: unknown = error.params.missingProperty;
  if (error.keyword === 'required' && typeof missing === 'string') {
    return { path, at: 'value', isMissing: true, ...missingKeyText(missing, mistake) };
  }
  const at = error.keyword === 'not' ? 'key' : 'value';
  return { path, at, isMissing: false, ...wrongValueText(mistake) };
}

/** @example nameOf(['datasets', 0, 'acceleration'], whole) // '"datasets[].acceleration"' */
function nameOf(path: DataPath, { place, whole }: DataContext): string {
  const keys = path.map((key) => (typeof key === 'number' ? '[]' : `.${key}`)).join('');
  const text = `${place}${keys}`.replace(/^\./, '');
  return text === '' ? whole : `"${text}"`;
}

function pathOf(instancePath: string): DataPath {
  return instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
