import { z } from 'zod';

const Subschemas = z.array(z.unknown()).optional();

/** The keywords of a JSON schema that a page shows; schemas inside it are read when they are reached. */
export const SchemaObject = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  example: z.unknown().optional(),
  /** OpenAPI 3.0; later versions add "null" to `type`. */
  nullable: z.boolean().optional(),
  deprecated: z.boolean().optional(),
  readOnly: z.boolean().optional(),
  writeOnly: z.boolean().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  /** A boolean beside `minimum` in OpenAPI 3.0, the bound itself later. */
  exclusiveMinimum: z.union([z.number(), z.boolean()]).optional(),
  exclusiveMaximum: z.union([z.number(), z.boolean()]).optional(),
  multipleOf: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  uniqueItems: z.boolean().optional(),
  minProperties: z.number().optional(),
  maxProperties: z.number().optional(),
  required: z.array(z.string()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  patternProperties: z.record(z.string(), z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  oneOf: Subschemas,
  anyOf: Subschemas,
  allOf: Subschemas,
});
export type SchemaObject = z.output<typeof SchemaObject>;
