import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { documents } from '../checker-fixture.ts';
import { allCommands, CliModel } from './cli-model.ts';
import type { SchemaNode } from './json-schema.ts';
import { podModelOf } from './pod-model.ts';
import { schemaValidatorOf } from './schema-validator.ts';

const pod = podModelOf(documents.schema);
const schema = z.looseObject({}).parse(documents.schema);

test('the pod schema is a valid JSON Schema', () => {
  expect(new Ajv2020({ strict: false }).validateSchema(schema)).toBe(true);
});

/** Every property of the schema, with the pointer to it. */
function propertiesBelow(node: SchemaNode, pointer: string): { pointer: string; property: SchemaNode }[] {
  const own = Object.entries(node.properties ?? {}).map(([name, property]) => ({
    pointer: `${pointer}/properties/${name}`,
    property,
  }));
  const parts = [...own, ...(node.items ? [{ pointer: `${pointer}/items`, property: node.items }] : [])];
  return [...own, ...parts.flatMap((part) => propertiesBelow(part.property, part.pointer))];
}

const properties = [
  ...propertiesBelow(pod.root, '#'),
  ...pod.definitionNames('').flatMap((name) => propertiesBelow(pod.definition(name) ?? {}, `#/$defs/${name}`)),
];

test('every property of the pod schema says what it is', () => {
  const silent = properties.filter(({ property }) => !pod.resolve(property).description);
  expect(silent.map(({ pointer }) => pointer)).toEqual([]);
});

test('every default and example of the pod schema is a value that it allows', async () => {
  const validate = schemaValidatorOf(() => schema);
  const wrong: string[] = [];
  for (const { pointer, property } of properties) {
    const { examples } = z.looseObject({ examples: z.array(z.unknown()).default([]) }).parse(property);
    for (const value of property.default === undefined ? examples : [property.default, ...examples]) {
      if ((await validate(pointer, value)).length > 0) wrong.push(`${pointer}: ${JSON.stringify(value)}`);
    }
  }
  expect(wrong).toEqual([]);
  // Several hundred schemas are compiled, which a busy machine may not do in the usual five seconds.
}, 30_000);

test('no command of the model has a flag twice', () => {
  for (const { command } of allCommands(CliModel.parse(documents.cli))) {
    const flags = (command.flags ?? []).flatMap(({ long, short }) => (short ? [long, short] : [long]));
    expect(new Set(flags).size).toBe(flags.length);
  }
});

test.each([
  ['', '#'],
  ['datasets', '#/properties/datasets'],
  ['datasets[]', '#/properties/datasets/items'],
  ['datasets[].acceleration', '#/$defs/dataset/properties/acceleration'],
  ['runtime.tls', '#/$defs/runtime/properties/tls'],
  ['extensions.loam_cloud.enabled', '#/$defs/extension/properties/enabled'],
  ['connector:postgres', '#/$defs/connector:postgres'],
  ['datasets[].nothing', undefined],
])('the place %j is at %s', (place, pointer) => {
  expect(pod.pointerOf(place)).toBe(pointer);
});
