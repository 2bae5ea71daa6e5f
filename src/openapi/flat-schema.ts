import { below, type JsonObject } from './pointer.ts';
import { entriesAt, itemsAt, type Reading, readObject } from './read-object.ts';
import { followed, type Located } from './references.ts';
import { SchemaObject } from './schema-object.ts';

/** A schema with references followed, `allOf` put together and null taken out of its types. */
export interface FlatSchema {
  /** Where the schema is defined: its identity, since two references to it lead here. */
  pointer: string;
  keywords: SchemaObject;
  /** Without "null". */
  types: string[];
  isNullable: boolean;
  properties: ReadonlyMap<string, Located>;
  required: ReadonlySet<string>;
  items: Located | undefined;
  /** Properties under any name, by what a page calls them. */
  openProperties: ReadonlyMap<string, Located>;
  /** Alternatives of `oneOf` or `anyOf`, null left out. */
  options: Located[];
  optionKind: 'one of' | 'any of';
}

/** The schema at a place as one flat thing. */
export function flatSchema(reading: Reading, located: Located): FlatSchema {
  return flattened(reading, located, new Set());
}

function flattened(reading: Reading, located: Located, above: ReadonlySet<string>): FlatSchema {
  const { value, pointer } = followed(reading.document, located);
  const own = ownSchema(pointer, keywordsOf(reading, { value, pointer }));
  if (above.has(pointer)) return own;
  const inside = new Set(above).add(pointer);
  const alternatives = own.options.filter((option) => !isNull(reading.document, option));
  const isNullable = own.isNullable || alternatives.length < own.options.length;
  // One alternative beside null is no choice: it is the schema itself.
  const only = alternatives.length === 1 ? alternatives : [];
  const parts = [...partsOf(own), ...only].map((part) => flattened(reading, part, inside));
  return parts.reduce(merged, { ...own, isNullable, options: only.length > 0 ? [] : alternatives });
}

function keywordsOf(reading: Reading, { value, pointer }: Located): SchemaObject {
  // `true` and an absent schema allow anything.
  if (value === true || value === undefined) return {};
  return readObject(reading, SchemaObject, { value, pointer })?.value ?? {};
}

function ownSchema(pointer: string, keywords: SchemaObject): FlatSchema {
  const types = keywords.type === undefined ? [] : [keywords.type].flat();
  return {
    pointer,
    keywords,
    types: types.filter((type) => type !== 'null'),
    isNullable: keywords.nullable === true || types.includes('null'),
    properties: new Map(entriesAt(below(pointer, 'properties'), keywords.properties)),
    required: new Set(keywords.required),
    items: keywords.items === undefined ? undefined : { value: keywords.items, pointer: below(pointer, 'items') },
    openProperties: openPropertiesOf(pointer, keywords),
    options: keywords.oneOf
      ? itemsAt(below(pointer, 'oneOf'), keywords.oneOf)
      : itemsAt(below(pointer, 'anyOf'), keywords.anyOf),
    optionKind: keywords.oneOf ? 'one of' : 'any of',
  };
}

function openPropertiesOf(
  pointer: string,
  { additionalProperties, patternProperties }: SchemaObject,
): ReadonlyMap<string, Located> {
  const open = new Map(entriesAt(below(pointer, 'patternProperties'), patternProperties));
  if (typeof additionalProperties === 'object' && additionalProperties !== null) {
    open.set('any key', { value: additionalProperties, pointer: below(pointer, 'additionalProperties') });
  }
  return open;
}

function partsOf({ pointer, keywords }: FlatSchema): Located[] {
  return itemsAt(below(pointer, 'allOf'), keywords.allOf);
}

function isNull(document: JsonObject, option: Located): boolean {
  const { value } = followed(document, option);
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'null';
}

/** Two schemas that both hold: the outer one keeps its words, the properties of both are there. */
function merged(outer: FlatSchema, part: FlatSchema): FlatSchema {
  // The part is where the fields are defined, so a circle through it must be known by its name.
  const isBare = outer.properties.size === 0 && outer.options.length === 0;
  return {
    pointer: isBare ? part.pointer : outer.pointer,
    keywords: { ...part.keywords, ...outer.keywords },
    types: outer.types.length > 0 ? outer.types : part.types,
    isNullable: outer.isNullable || part.isNullable,
    properties: joined(outer.properties, part.properties),
    required: new Set([...outer.required, ...part.required]),
    items: outer.items ?? part.items,
    openProperties: joined(outer.openProperties, part.openProperties),
    options: outer.options.length > 0 ? outer.options : part.options,
    optionKind: outer.options.length > 0 ? outer.optionKind : part.optionKind,
  };
}

/** The entries of both, in this order; where both have a name, the first one's entry holds. */
function joined(
  first: ReadonlyMap<string, Located>,
  second: ReadonlyMap<string, Located>,
): ReadonlyMap<string, Located> {
  return new Map([...first, ...second, ...first]);
}
