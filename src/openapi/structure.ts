import type { ErrorObject } from 'ajv';
import { type Finding, nameOf } from './finding.ts';
import { below, type JsonObject } from './pointer.ts';

/** Keywords that only sum up what other errors say in detail. */
const SUMMARIES = new Set(['if', 'oneOf', 'anyOf', 'allOf', '$ref', '$dynamicRef']);

/** What the OpenAPI specification itself objects to in a document. */
export async function structureFindings(document: JsonObject): Promise<Finding[]> {
  // Loaded here because most builds find the document unchanged and never get this far.
  const { Validator } = await import('@seriousme/openapi-schema-validator');
  // The schema of OpenAPI is known to be good: neither checking it nor optimising its code, it compiles in half the time.
  const validator = new Validator({ allErrors: true, meta: false, validateSchema: false, code: { optimize: false } });
  const { valid, errors } = await validator.validate({ ...document });
  if (valid || errors === undefined) return [];
  // A text instead of a list is about the version, or about references, which are checked here with their places.
  if (typeof errors === 'string') return validator.version === undefined ? [unreadable(document)] : [];
  return deepest(errors).map(findingOf);
}

function unreadable(document: JsonObject): Finding {
  const version = document.openapi;
  return {
    pointer: version === undefined ? '' : '/openapi',
    message:
      version === undefined
        ? 'The document names no version of OpenAPI.'
        : `${JSON.stringify(version)} is not a version of OpenAPI that can be read.`,
    fix: 'Begin the document with "openapi": "3.1.0".',
  };
}

/** One error per place, and none for a place that has errors further inside: those are the cause. */
function deepest(errors: readonly ErrorObject[]): ErrorObject[] {
  const details = errors.filter(({ keyword }) => !SUMMARIES.has(keyword));
  const candidates = details.length > 0 ? details : errors;
  const isCause = (error: ErrorObject) =>
    !candidates.some(({ instancePath }) => instancePath.startsWith(`${error.instancePath}/`));
  return [...new Map(candidates.filter(isCause).map((error) => [keyOf(error), error])).values()];
}

function keyOf({ instancePath, keyword, params }: ErrorObject): string {
  return `${instancePath} ${keyword} ${JSON.stringify(params)}`;
}

function findingOf({ instancePath: pointer, keyword, params, message }: ErrorObject): Finding {
  const at = nameOf(pointer);
  switch (keyword) {
    case 'required':
      return {
        pointer,
        message: `"${params.missingProperty}" is missing at ${at}.`,
        fix: `Add "${params.missingProperty}".`,
      };
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const key = String(params.additionalProperty ?? params.unevaluatedProperty);
      return {
        pointer: below(pointer, key),
        message: `"${key}" is not a key that OpenAPI knows at ${at}.`,
        fix: 'Remove it, or let its name begin with "x-".',
      };
    }
    case 'enum':
      return {
        pointer,
        message: `The value at ${at} is not allowed.`,
        fix: `Allowed: ${[params.allowedValues].flat().join(', ')}.`,
      };
    default:
      return {
        pointer,
        message: `The value at ${at} ${message}.`,
        fix: 'See the OpenAPI specification for what may stand here.',
      };
  }
}
