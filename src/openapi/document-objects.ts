import { z } from 'zod';

const Entries = z.record(z.string(), z.unknown()).optional();
const Any = z.unknown().optional();
const Text = z.string().optional();
const Flag = z.boolean().optional();

/** Credentials that an operation accepts: any one of the entries will do, an empty one means none are needed. */
const Security = z.array(z.record(z.string(), z.unknown())).optional();

const Servers = z.array(z.looseObject({ url: z.string(), description: Text })).optional();

/** The top of an OpenAPI document. What is inside is read when it is reached, because it may be a reference. */
export const DocumentObject = z.looseObject({
  info: z.looseObject({
    title: z.string(),
    version: z.string(),
    summary: Text,
    description: Text,
    license: z.looseObject({ name: z.string() }).optional(),
  }),
  servers: Servers,
  security: Security,
  tags: z.array(z.looseObject({ name: z.string(), description: Text })).optional(),
  paths: Entries,
  components: z.looseObject({ securitySchemes: Entries }).optional(),
});
export type DocumentObject = z.output<typeof DocumentObject>;

export const PathItemObject = z.looseObject({ parameters: z.array(z.unknown()).optional(), servers: Servers });
export type PathItemObject = z.output<typeof PathItemObject>;

export const OperationObject = z.looseObject({
  operationId: Text,
  summary: Text,
  description: Text,
  tags: z.array(z.string()).optional(),
  parameters: z.array(z.unknown()).optional(),
  requestBody: Any,
  responses: Entries,
  deprecated: Flag,
  security: Security,
  servers: Servers,
  /** False for an operation without a page of its own. */
  'x-page': Flag,
  /** Pages that tell of an operation without its own, by slug. */
  'x-shown-on': z.array(z.string()).optional(),
});
export type OperationObject = z.output<typeof OperationObject>;

const valued = { schema: Any, example: Any, examples: Entries, content: Entries };

export const ParameterObject = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  description: Text,
  required: Flag,
  deprecated: Flag,
  ...valued,
});
export type ParameterObject = z.output<typeof ParameterObject>;

export const HeaderObject = z.looseObject({ description: Text, required: Flag, deprecated: Flag, ...valued });
export type HeaderObject = z.output<typeof HeaderObject>;

export const RequestBodyObject = z.looseObject({ description: Text, required: Flag, content: Entries });

export const ResponseObject = z.looseObject({ description: Text, headers: Entries, content: Entries });

export const MediaTypeObject = z.looseObject({ schema: Any, example: Any, examples: Entries });
export type MediaTypeObject = z.output<typeof MediaTypeObject>;

/** How credentials are sent; which of the keys are there depends on `type`. */
export const SecuritySchemeObject = z.looseObject({
  type: z.string(),
  description: Text,
  name: Text,
  in: Text,
  scheme: Text,
});
export type SecuritySchemeObject = z.output<typeof SecuritySchemeObject>;
