import { type FlatSchema, flatSchema } from './flat-schema.ts';
import type { Reading } from './read-object.ts';
import type { SchemaObject } from './schema-object.ts';

/** Deeper than this a type is told by its fields, not by its label. */
const LABEL_DEPTH = 3;

/** The type of a schema in words, such as `array of string` or `string or integer`. */
export function typeLabel(reading: Reading, schema: FlatSchema, depth = 0): string {
  const { types, options, keywords, properties, items } = schema;
  if (types.length > 0) return types.map((type) => oneType(reading, { schema, type, depth })).join(' or ');
  if (options.length > 0) return optionsLabel(reading, schema, depth);
  if (properties.size > 0) return 'object';
  if (items) return oneType(reading, { schema, type: 'array', depth });
  const values = keywords.enum ?? (keywords.const === undefined ? [] : [keywords.const]);
  const kinds = new Set(values.map((value) => typeof value));
  return kinds.size === 1 && kinds.has('string') ? 'string' : 'any';
}

function oneType(
  reading: Reading,
  { schema, type, depth }: { schema: FlatSchema; type: string; depth: number },
): string {
  const { format } = schema.keywords;
  if (type !== 'array') return format && type !== 'object' ? `${type} (${format})` : type;
  if (!schema.items || depth >= LABEL_DEPTH) return 'array';
  return `array of ${typeLabel(reading, flatSchema(reading, schema.items), depth + 1)}`;
}

function optionsLabel(reading: Reading, { options, optionKind }: FlatSchema, depth: number): string {
  if (depth >= LABEL_DEPTH) return optionKind;
  const labels = new Set(options.map((option) => typeLabel(reading, flatSchema(reading, option), depth + 1)));
  return labels.size > 4 ? `${optionKind} ${options.length}` : [...labels].join(' or ');
}

/** Limits on a value in words, such as `0 to 2` or `at most 4 items`. */
export function constraintsOf(keywords: SchemaObject): string[] {
  const { multipleOf, pattern, uniqueItems, additionalProperties, readOnly, writeOnly } = keywords;
  return [
    numberRange(keywords),
    range(keywords.minLength, keywords.maxLength, 'character'),
    range(keywords.minItems, keywords.maxItems, 'item'),
    range(keywords.minProperties, keywords.maxProperties, 'key'),
    multipleOf === undefined ? '' : `a multiple of ${multipleOf}`,
    pattern === undefined ? '' : `matches ${pattern}`,
    uniqueItems ? 'no item twice' : '',
    additionalProperties === false ? 'no other keys' : '',
    readOnly ? 'read-only' : '',
    writeOnly ? 'write-only' : '',
  ].filter(Boolean);
}

function numberRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: SchemaObject): string {
  const above = exclusiveMinimum === true ? minimum : exclusiveMinimum;
  const under = exclusiveMaximum === true ? maximum : exclusiveMaximum;
  const least = exclusiveMinimum === true ? undefined : minimum;
  const most = exclusiveMaximum === true ? undefined : maximum;
  const strict = [typeof above === 'number' ? `above ${above}` : '', typeof under === 'number' ? `below ${under}` : ''];
  return [range(least, most, ''), ...strict].filter(Boolean).join(', ');
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const counted = (count: number) => (unit ? `${count} ${unit}${count === 1 ? '' : 's'}` : String(count));
  if (least !== undefined && most !== undefined)
    return least === most ? `exactly ${counted(least)}` : `${least} to ${counted(most)}`;
  if (least !== undefined) return `at least ${counted(least)}`;
  return most === undefined ? '' : `at most ${counted(most)}`;
}

/** The values a schema allows, as written in JSON; strings stand without quotes. */
export function allowedValues({ enum: values, const: only }: SchemaObject): string[] {
  const allowed = only === undefined ? (values ?? []) : [only];
  return allowed.filter((value) => value !== null).map(valueText);
}

/** A value as a page shows it inline: strings bare, everything else as JSON. */
export function valueText(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
