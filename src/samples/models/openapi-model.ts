import { z } from 'zod';

const Reference = z.looseObject({ $ref: z.string() });
const Content = z.record(z.string(), z.looseObject({ schema: z.unknown().optional() }));
const Parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['query', 'header', 'path', 'cookie']),
  required: z.boolean().optional(),
  schema: z.looseObject({ type: z.unknown().optional(), enum: z.array(z.unknown()).optional() }).optional(),
});
const RequestBody = z.looseObject({ required: z.boolean().optional(), content: Content });
const Operation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(z.union([Reference, Parameter])).optional(),
  requestBody: z.union([RequestBody, Reference]).optional(),
  responses: z.record(z.string(), z.unknown()).optional(),
});
const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const;
const PathItem = z.looseObject({
  parameters: z.array(z.union([Reference, Parameter])).optional(),
  ...Object.fromEntries(METHODS.map((method) => [method, Operation.optional()])),
});
const Document = z.looseObject({
  paths: z.record(z.string(), PathItem),
  components: z.looseObject({}).optional(),
});

export type ApiParameter = z.output<typeof Parameter>;

/** One call of the HTTP API. */
export interface ApiOperation {
  method: string;
  /** With placeholders, such as `/v1/tools/{name}`. */
  path: string;
  /** The path, split at its slashes. */
  segments: string[];
  parameters: ApiParameter[];
  /** Media types of the body, each with the pointer to its schema; undefined when there is no body. */
  body: { isRequired: boolean; schemas: Map<string, string> } | undefined;
  /** Media types of the answers. */
  answers: string[];
}

/** The HTTP API as a list of calls. */
export interface ApiModel {
  operations: ApiOperation[];
}

/** Reads an OpenAPI document. */
export function apiModelOf(openapi: unknown): ApiModel {
  const document = Document.parse(openapi);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): ApiOperation[] => {
      const operation = Operation.optional().parse(item[method]);
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        deref(document, parameter, Parameter),
      );
      const pointer = `#/paths/${escaped(path)}/${method}/requestBody`;
      return [
        {
          method: method.toUpperCase(),
          path,
          segments: path.split('/'),
          parameters,
          body: bodyOf(document, operation.requestBody, pointer),
          answers: answersOf(document, operation.responses),
        },
      ];
    }),
  );
  return { operations };
}

function bodyOf(document: unknown, body: unknown, pointer: string): ApiOperation['body'] {
  if (body === undefined) return undefined;
  const { required = false, content } = deref(document, body, RequestBody);
  const base = Reference.safeParse(body).data?.$ref ?? pointer;
  const schemas = Object.entries(content)
    .filter(([, { schema }]) => schema !== undefined)
    .map(([type]): [string, string] => [type, `${base}/content/${escaped(type)}/schema`]);
  return { isRequired: required, schemas: new Map(schemas) };
}

function answersOf(document: unknown, responses: Record<string, unknown> = {}): string[] {
  const Response = z.looseObject({ content: Content.optional() });
  return [
    ...new Set(
      Object.values(responses).flatMap((response) => Object.keys(deref(document, response, Response).content ?? {})),
    ),
  ];
}

/** The value itself, or what its reference leads to. */
function deref<Output>(document: unknown, value: unknown, type: z.ZodType<Output>): Output {
  const reference = Reference.safeParse(value).data?.$ref;
  if (reference === undefined) return type.parse(value);
  const keys = reference
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = keys.reduce<unknown>((node, key) => z.looseObject({}).parse(node)[key], document);
  return deref(document, target, type);
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A copy of a document in which every object takes only the keys that its schema lists: a sample should not have others. */
export function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  const isOpen =
    copy.type === 'object' && typeof copy.properties === 'object' && copy.additionalProperties === undefined;
  return isOpen ? { ...copy, additionalProperties: false } : copy;
}
