import { expect, test } from 'vitest';
import { readField } from './fields.ts';
import type { Field } from './model.ts';

/** The fields of a schema as an outline: one line per field, its inside indented. */
function outline(schema: unknown, schemas: Record<string, unknown> = {}): string {
  const reading = { document: { components: { schemas } }, findings: [] };
  const field = readField(reading, {
    schema: { value: schema, pointer: '/schema' },
    id: 'body',
    name: 'body',
    isRequired: false,
  });
  expect(reading.findings).toEqual([]);
  return lines(field, '').join('\n');
}

function lines(field: Field, indent: string): string[] {
  const { id, type, isRequired, isNullable, constraints, allowed, nested } = field;
  const traits = [
    type,
    isRequired && 'required',
    isNullable && 'nullable',
    field.default && `default ${field.default}`,
    ...constraints,
  ];
  const head = `${indent}${id}: ${traits.filter(Boolean).join(', ')}${allowed.length > 0 ? ` [${allowed.join(' ')}]` : ''}`;
  const same = nested.sameAs ? [`${indent}  = ${nested.sameAs.id}`] : [];
  const choice = nested.choice ? [`${indent}  ${nested.choice.kind}`] : [];
  const inner = [...nested.fields, ...(nested.choice?.options ?? [])].flatMap((child) => lines(child, `${indent}  `));
  return [head, ...same, ...choice, ...inner];
}

test('objects and arrays are told level by level', () => {
  const message = {
    type: 'object',
    required: ['role'],
    properties: {
      role: { type: 'string', enum: ['user', 'tool'] },
      parts: { type: 'array', minItems: 1, items: { type: 'integer' } },
    },
  };
  expect(
    outline({ type: 'object', properties: { messages: { type: 'array', items: message } } }),
  ).toMatchInlineSnapshot(`
    "body: object
      body.messages: array of object
        body.messages.role: string, required [user tool]
        body.messages.parts: array of integer, at least 1 item"
  `);
});

test('null is a trait and not an alternative', () => {
  const properties = {
    a: { type: ['string', 'null'], enum: ['x', null] },
    b: { type: 'number', nullable: true },
    c: { anyOf: [{ $ref: '#/components/schemas/Named' }, { type: 'null' }] },
    d: { oneOf: [{ title: 'text', type: 'string' }, { type: 'boolean' }, { type: 'null' }] },
  };
  expect(
    outline({ properties }, { Named: { type: 'object', properties: { name: { type: 'string' } } } }),
  ).toMatchInlineSnapshot(`
    "body: object
      body.a: string, nullable [x]
      body.b: number, nullable
      body.c: object, nullable
        body.c.name: string
      body.d: string or boolean, nullable
        one of
        body.d.text: string
        body.d.option-2: boolean"
  `);
});

test('the parts of allOf are one schema', () => {
  const schemas = { Base: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } };
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { size: { type: 'integer', default: 0 } } }],
  };
  expect(outline(schema, schemas)).toMatchInlineSnapshot(`
    "body: object
      body.id: string, required
      body.size: integer, default 0"
  `);
});

test('a schema that holds itself ends in a link to the field around it', () => {
  const Node = {
    type: 'object',
    properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/components/schemas/Node' } } },
  };
  expect(outline({ $ref: '#/components/schemas/Node' }, { Node })).toMatchInlineSnapshot(`
    "body: object
      body.name: string
      body.children: array of object
        = body"
  `);
});

test('schemas that hold each other end in a link', () => {
  const A = { type: 'object', properties: { b: { $ref: '#/components/schemas/B' } } };
  const B = { type: 'object', properties: { a: { allOf: [{ $ref: '#/components/schemas/A' }] } } };
  expect(outline({ properties: { first: { $ref: '#/components/schemas/A' } } }, { A, B })).toMatchInlineSnapshot(`
    "body: object
      body.first: object
        body.first.b: object
          body.first.b.a: object
            = body.first"
  `);
});

test('a small schema is told again, a large one is linked to', () => {
  const small = { type: 'object', properties: { x: { type: 'integer' } } };
  const large = {
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`f${index}`, { type: 'string' }])),
  };
  const properties = {
    a: { $ref: '#/components/schemas/Small' },
    b: { $ref: '#/components/schemas/Small' },
    c: { $ref: '#/components/schemas/Large' },
    d: { $ref: '#/components/schemas/Large' },
  };
  const text = outline({ properties }, { Small: small, Large: large });
  expect(text).toContain('body.b.x: integer');
  expect(text).toContain('body.d: object\n    = body.c');
});

test('keys of any name and by pattern are fields', () => {
  const schema = {
    type: 'object',
    additionalProperties: { type: 'number', maximum: 100 },
    patternProperties: { '^x-': { type: 'string' } },
  };
  expect(outline(schema)).toMatchInlineSnapshot(`
    "body: object
      body.x: string
      body.any-key: number, at most 100"
  `);
});

test('limits are told in words', () => {
  const properties = {
    a: { type: 'number', minimum: 0, maximum: 2 },
    b: { type: 'number', exclusiveMinimum: 0 },
    c: { type: 'number', minimum: 0, exclusiveMinimum: true, multipleOf: 5 },
    d: { type: 'string', minLength: 1, maxLength: 64, pattern: '^a+$', format: 'uuid' },
    e: { type: 'array', maxItems: 4, uniqueItems: true },
    f: { type: 'object', minProperties: 1, additionalProperties: false, readOnly: true },
    g: { const: 'list' },
    h: true,
  };
  expect(outline({ properties })).toMatchInlineSnapshot(`
    "body: object
      body.a: number, 0 to 2
      body.b: number, above 0
      body.c: number, above 0, a multiple of 5
      body.d: string (uuid), 1 to 64 characters, matches ^a+$
      body.e: array, at most 4 items, no item twice
      body.f: object, at least 1 key, no other keys, read-only
      body.g: string [list]
      body.h: any"
  `);
});

test('words beside a reference win over those of its target', () => {
  const reading = {
    document: { components: { schemas: { Status: { type: 'string', description: 'General.' } } } },
    findings: [],
  };
  const value = { $ref: '#/components/schemas/Status', description: 'Special.' };
  expect(
    readField(reading, { schema: { value, pointer: '/s' }, id: 's', name: 's', isRequired: false }).description,
  ).toBe('Special.');
});

test('a keyword of the wrong kind is reported where it stands', () => {
  const reading = { document: {}, findings: [] };
  readField(reading, {
    schema: { value: { type: 'object', required: true }, pointer: '/s' },
    id: 's',
    name: 's',
    isRequired: false,
  });
  expect(reading.findings).toMatchInlineSnapshot(`
    [
      {
        "fix": "See the OpenAPI specification for what may stand here.",
        "message": "The value at /s/required cannot be read: Invalid input: expected array, received boolean.",
        "pointer": "/s/required",
      },
    ]
  `);
});
