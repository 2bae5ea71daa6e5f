import type { SampleValue } from './curl.ts';
import { HeaderObject, MediaTypeObject, ParameterObject } from './document-objects.ts';
import { readField } from './fields.ts';
import type { Field, ParameterGroup } from './model.ts';
import { below } from './pointer.ts';
import { entriesAt, type Read, type Reading, readObject } from './read-object.ts';
import type { Located } from './references.ts';
import { valueText } from './schema-words.ts';
import { slugOf } from './slug.ts';

const PLACES = ['path', 'query', 'header', 'cookie'] as const;

/** Parameters of an operation; those it declares itself replace those of its path by place and name. */
export function readParameters(reading: Reading, located: readonly Located[]): Read<ParameterObject>[] {
  const found = located.flatMap((item) => readObject(reading, ParameterObject, item) ?? []);
  return [...new Map(found.map((parameter) => [`${parameter.value.in} ${parameter.value.name}`, parameter])).values()];
}

/** Parameters as fields, by where they go in the request. */
export function parameterGroups(
  reading: Reading,
  parameters: readonly Read<ParameterObject>[],
  idPrefix: string,
): ParameterGroup[] {
  return PLACES.flatMap((place) => {
    const fields = parameters
      .filter(({ value }) => value.in === place)
      .map((parameter) =>
        fieldOf(reading, parameter, { name: parameter.value.name, id: `${idPrefix}${place}.${parameter.value.name}` }),
      );
    return fields.length > 0 ? [{ place, fields }] : [];
  });
}

/** Response headers as fields. */
export function headerFields(reading: Reading, headers: readonly [string, Located][], idPrefix: string): Field[] {
  return headers.flatMap(([name, located]) => {
    const header = readObject(reading, HeaderObject, located);
    return header ? [fieldOf(reading, header, { name, id: `${idPrefix}.${slugOf(name)}` })] : [];
  });
}

function fieldOf(reading: Reading, parameter: Read<HeaderObject>, { name, id }: { name: string; id: string }): Field {
  const { description, required, deprecated } = parameter.value;
  const field = readField(reading, { schema: schemaOf(reading, parameter), id, name, isRequired: required === true });
  const example = exampleOf(parameter.value);
  return {
    ...field,
    isDeprecated: field.isDeprecated || deprecated === true,
    description: [...new Set([description, field.description])].filter(Boolean).join('\n\n'),
    example: example === undefined ? undefined : printable(valueText(example)),
  };
}

/** A parameter may give its schema inside `content`, for values that are themselves JSON. */
function schemaOf(reading: Reading, { value, pointer }: Read<HeaderObject>): Located {
  const [content] = entriesAt(below(pointer, 'content'), value.content);
  const media = content && readObject(reading, MediaTypeObject, content[1]);
  if (media) return { value: media.value.schema, pointer: below(media.pointer, 'schema') };
  return { value: value.schema, pointer: below(pointer, 'schema') };
}

/** Values for the sample: the examples of the document, and for what a request cannot do without, its own name. */
export function sampleValues(parameters: readonly Read<ParameterObject>[]): SampleValue[] {
  return parameters.flatMap(({ value: parameter }) => {
    const value = exampleOf(parameter) ?? (parameter.required ? parameter.name : undefined);
    return value === undefined ? [] : [{ place: parameter.in, name: parameter.name, value }];
  });
}

function exampleOf({ example, examples }: HeaderObject): unknown {
  if (example !== undefined) return example;
  const [first] = Object.values(examples ?? {});
  return typeof first === 'object' && first !== null && 'value' in first ? first.value : undefined;
}

/** Control characters cannot be shown; in an address they are escaped anyway. */
function printable(text: string): string {
  return /\p{Cc}/u.test(text) ? encodeURIComponent(text) : text;
}
