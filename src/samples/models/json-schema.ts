import { z } from 'zod';

/** The parts of a JSON Schema node that the checks read; Ajv reads the rest. */
export interface SchemaNode {
  $ref?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  type?: string | string[] | undefined;
  properties?: Record<string, SchemaNode> | undefined;
  additionalProperties?: boolean | SchemaNode | undefined;
  items?: SchemaNode | undefined;
  allOf?: SchemaNode[] | undefined;
  anyOf?: SchemaNode[] | undefined;
  required?: string[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  default?: unknown;
  deprecated?: boolean | undefined;
  $defs?: Record<string, SchemaNode> | undefined;
  /** The default, where it is not a fixed value. */
  'x-default'?: string | undefined;
  'x-required-when'?: string | undefined;
  /** Prefixes of `from` that choose these parameters. */
  'x-from'?: string[] | undefined;
  'x-values'?: string[] | undefined;
}

export const SchemaNode: z.ZodType<SchemaNode> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    title: z.string().optional(),
    description: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    properties: z.record(z.string(), SchemaNode).optional(),
    additionalProperties: z.union([z.boolean(), SchemaNode]).optional(),
    items: SchemaNode.optional(),
    allOf: z.array(SchemaNode).optional(),
    anyOf: z.array(SchemaNode).optional(),
    required: z.array(z.string()).optional(),
    enum: z.array(z.unknown()).optional(),
    deprecated: z.boolean().optional(),
    $defs: z.record(z.string(), SchemaNode).optional(),
    'x-default': z.string().optional(),
    'x-required-when': z.string().optional(),
    'x-from': z.array(z.string()).optional(),
    'x-values': z.array(z.string()).optional(),
  }),
);

/** A property of an object schema, and whether it comes from a group that several schemas share. */
export interface Property {
  name: string;
  node: SchemaNode;
  isRequired: boolean;
  isShared: boolean;
}

/** Whether a value can be read as a schema node: for parts of a schema that was already parsed as a whole. */
export function isSchemaNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
