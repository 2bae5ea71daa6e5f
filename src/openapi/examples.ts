import type { ErrorObject, ValidateFunction } from 'ajv';
import { type Finding, nameOf } from './finding.ts';
import { below, isJsonObject, type JsonObject } from './pointer.ts';

/** An example and the schema it must fit. */
interface Case {
  schemaPointer: string;
  schema: unknown;
  pointer: string;
  value: unknown;
}

/** Base address under which the validator knows the document. */
const BASE = 'https://openapi.loam.example/document';

/** Examples of bodies, parameters and headers that do not fit their own schema. */
export async function exampleFindings(document: JsonObject): Promise<Finding[]> {
  const cases = casesIn(document).filter(({ schema, value }) => !isPlainText(schema, value));
  if (cases.length === 0) return [];
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  // As with the schema of OpenAPI itself: unoptimised code is compiled faster than it would save in running once.
  const ajv = new Ajv2020({
    strict: false,
    meta: false,
    validateSchema: false,
    validateFormats: false,
    logger: false,
    code: { optimize: false },
  });
  ajv.addSchema(document, BASE, undefined, false);
  const compiled = new Map<string, ValidateFunction>();
  return cases.flatMap(({ schema, schemaPointer, pointer, value }) => {
    // Equal schemas, such as the references of twenty answers to one error, are compiled once.
    const key = JSON.stringify(schema);
    try {
      const validate = compiled.get(key) ?? ajv.compile({ $ref: `${BASE}#${encodeURI(schemaPointer)}` });
      compiled.set(key, validate);
      return validate(value) ? [] : [misfit(pointer, validate.errors ?? [])];
    } catch (error) {
      return [unusable(schemaPointer, error)];
    }
  });
}

/** Half of our examples are plain texts, and a validator for each would cost more than all other checks together. */
function isPlainText(schema: unknown, value: unknown): boolean {
  if (typeof value !== 'string' || !isJsonObject(schema) || schema.type !== 'string') return false;
  return Object.keys(schema).every((key) => key === 'type' || key === 'description');
}

function casesIn(document: JsonObject): Case[] {
  const cases: Case[] = [];
  walk(document, '');
  return cases;

  function walk(value: unknown, pointer: string): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) walk(item, below(pointer, index));
    } else if (isJsonObject(value)) {
      if (isJsonObject(value.schema)) cases.push(...casesOf(value, pointer));
      for (const [key, child] of Object.entries(value)) {
        if (key !== 'example' && key !== 'examples') walk(child, below(pointer, key));
      }
    }
  }
}

/** The examples beside a schema: `example`, or `examples` with a value each. */
function casesOf(holder: JsonObject, pointer: string): Case[] {
  const common = { schema: holder.schema, schemaPointer: below(pointer, 'schema') };
  const single = 'example' in holder ? [{ ...common, pointer: below(pointer, 'example'), value: holder.example }] : [];
  const named = isJsonObject(holder.examples) ? Object.entries(holder.examples) : [];
  return [
    ...single,
    ...named.flatMap(([name, example]) =>
      isJsonObject(example) && 'value' in example
        ? [{ ...common, pointer: below(pointer, 'examples', name, 'value'), value: example.value }]
        : [],
    ),
  ];
}

/** The error furthest inside says most; where several alternatives failed, the last one sums them up. */
function misfit(pointer: string, errors: readonly ErrorObject[]): Finding {
  const depth = (error: ErrorObject) => error.instancePath.split('/').length;
  const cause = errors.reduce<ErrorObject | undefined>(
    (best, error) => (best && depth(best) > depth(error) ? best : error),
    undefined,
  );
  const at = pointer + (cause?.instancePath ?? '');
  const wanted = cause?.keyword === 'enum' ? ` (${[cause.params.allowedValues].flat().join(', ')})` : '';
  return {
    pointer: at,
    message: `The example at ${nameOf(at)} does not fit its schema: it ${cause?.message ?? 'is not valid'}${wanted}.`,
    fix: 'Correct the example, or the schema if the example is right.',
  };
}

function unusable(pointer: string, error: unknown): Finding {
  return {
    pointer,
    message: `The schema at ${nameOf(pointer)} cannot be used: ${error instanceof Error ? error.message : String(error)}.`,
    fix: 'Correct the schema.',
  };
}
