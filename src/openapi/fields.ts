import { type FlatSchema, flatSchema } from './flat-schema.ts';
import type { Field, Nested } from './model.ts';
import { stepsOf } from './pointer.ts';
import type { Reading } from './read-object.ts';
import type { Located } from './references.ts';
import { allowedValues, constraintsOf, typeLabel, valueText } from './schema-words.ts';
import { slugOf } from './slug.ts';

/** A schema to be told as a field. */
export interface FieldStart {
  schema: Located;
  id: string;
  name: string;
  isRequired: boolean;
}

/** A schema whose fields are being told, or were: where, and how many there are. */
interface Told {
  id: string;
  name: string;
  size: number;
}

/** State of one tree of fields. */
interface Tree {
  reading: Reading;
  /** Schemas that enclose the current one. */
  open: Map<string, Told>;
  /** Schemas told before, by where they are defined. */
  told: Map<string, Told>;
  ids: Set<string>;
}

/**
 * A schema met again is told again up to this many fields; a larger one is linked to. Chosen so that small records
 * stand where they are used while a document of mutual references cannot grow a page without bound.
 */
const REPEATED_SIZE = 12;

const NOTHING: Nested = { fields: [], choice: undefined, sameAs: undefined };

/** A schema as a field with all that is inside it. A schema that holds itself ends in a link to the field around it. */
export function readField(reading: Reading, start: FieldStart): Field {
  return fieldOf({ reading, open: new Map(), told: new Map(), ids: new Set() }, start);
}

function fieldOf(tree: Tree, { schema: located, id: wantedId, name, isRequired }: FieldStart): Field {
  const id = uniqueId(tree.ids, wantedId);
  const schema = flatSchema(tree.reading, located);
  const core = innermost(tree.reading, schema);
  const { keywords } = schema;
  return {
    id,
    name,
    type: typeLabel(tree.reading, schema),
    isRequired,
    isNullable: schema.isNullable,
    isDeprecated: keywords.deprecated === true,
    default: keywords.default === undefined ? undefined : valueText(keywords.default),
    constraints: [...new Set([...constraintsOf(keywords), ...constraintsOf(core.keywords)])],
    allowed: allowedValues(core.keywords),
    example: undefined,
    description: descriptionOf(schema, core),
    nested: nestedOf(tree, core, { id, name }),
  };
}

/** What an array holds, however deep; other schemas are their own core. */
function innermost(reading: Reading, schema: FlatSchema): FlatSchema {
  let core = schema;
  const seen = new Set<string>();
  while (core.items && core.properties.size === 0 && !seen.has(core.pointer)) {
    seen.add(core.pointer);
    core = flatSchema(reading, core.items);
  }
  return core;
}

function descriptionOf(schema: FlatSchema, core: FlatSchema): string {
  const texts = new Set([schema.keywords.description, core.keywords.description]);
  return [...texts].filter(Boolean).join('\n\n');
}

function nestedOf(tree: Tree, core: FlatSchema, { id, name }: { id: string; name: string }): Nested {
  if (core.properties.size + core.openProperties.size + core.options.length === 0) return NOTHING;
  const earlier = tree.open.get(core.pointer) ?? tree.told.get(core.pointer);
  if (earlier && (tree.open.has(core.pointer) || earlier.size > REPEATED_SIZE)) {
    return { ...NOTHING, sameAs: { id: earlier.id, name: earlier.name } };
  }
  tree.open.set(core.pointer, { id, name, size: 0 });
  const nested = { fields: propertiesOf(tree, core, id), choice: choiceOf(tree, core, id), sameAs: undefined };
  tree.open.delete(core.pointer);
  if (!earlier) tree.told.set(core.pointer, { id, name, size: sizeOf(nested) });
  return nested;
}

function propertiesOf(tree: Tree, { properties, required, openProperties }: FlatSchema, id: string): Field[] {
  const named = [...properties].map(([name, schema]) =>
    fieldOf(tree, { schema, id: `${id}.${name}`, name, isRequired: required.has(name) }),
  );
  const open = [...openProperties].map(([name, schema]) =>
    fieldOf(tree, { schema, id: `${id}.${slugOf(name)}`, name, isRequired: false }),
  );
  return [...named, ...open];
}

function choiceOf(tree: Tree, { options, optionKind }: FlatSchema, id: string): Nested['choice'] {
  if (options.length === 0) return undefined;
  return {
    kind: optionKind,
    options: options.map((schema, index) => optionOf(tree, schema, { id, number: index + 1 })),
  };
}

function optionOf(tree: Tree, schema: Located, { id, number }: { id: string; number: number }): Field {
  const flat = flatSchema(tree.reading, schema);
  const name = flat.keywords.title ?? componentName(flat.pointer) ?? `option ${number}`;
  return fieldOf(tree, { schema, id: `${id}.${slugOf(name)}`, name, isRequired: false });
}

function componentName(pointer: string): string | undefined {
  const [components, schemas, name, ...rest] = stepsOf(pointer);
  return components === 'components' && schemas === 'schemas' && rest.length === 0 ? name : undefined;
}

function sizeOf({ fields, choice }: Nested): number {
  return [...fields, ...(choice?.options ?? [])].reduce((sum, field) => sum + 1 + sizeOf(field.nested), 0);
}

function uniqueId(ids: Set<string>, wanted: string): string {
  // An id must not hold spaces, and quotes would have to be escaped wherever it is written.
  const base = wanted.replace(/[\s"'<>&{}]+/g, '-');
  let id = base;
  for (let number = 2; ids.has(id); number++) id = `${base}-${number}`;
  ids.add(id);
  return id;
}
