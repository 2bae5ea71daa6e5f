/** The description of the HTTP API, from which its pages are generated. */
export const DOCUMENT = 'public/openapi.json';

/** Folder of these pages. */
export const HTTP_FOLDER = 'content/docs/api/HTTP';

/** The HTTP methods that an operation can have, in the order in which a path lists them. */
export const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** An OpenAPI document as its pages need it. Plain JSON, so that it can be cached under a hash of the document. */
export interface ApiModel {
  info: ApiInfo;
  groups: ApiGroup[];
}

/** What the document says about the API as a whole: the introduction's page. */
export interface ApiInfo {
  slug: string;
  title: string;
  version: string;
  summary: string;
  description: string;
  license: string;
  servers: Server[];
  authentication: Authentication;
  related: Operation[];
}

export interface Server {
  url: string;
  description: string;
}

/** The operations of one tag. */
export interface ApiGroup {
  name: string;
  slug: string;
  description: string;
  operations: Operation[];
}

export interface Operation {
  /** Name of its page. */
  slug: string;
  method: Method;
  /** The path as the document writes it, `/v1/tools/{name}`. */
  urlPath: string;
  title: string;
  description: string;
  isDeprecated: boolean;
  authentication: Authentication;
  parameters: ParameterGroup[];
  body: RequestBody | undefined;
  responses: ApiResponse[];
  /** The request as a curl command. */
  sample: string;
  /** Operations without a page of their own that are told on this one. */
  related: Operation[];
}

/** Whether a request needs credentials; the fields say where they go. */
export type Authentication =
  | { kind: 'none' }
  | { kind: 'optional'; schemes: Field[] }
  | { kind: 'required'; schemes: Field[] };

export interface ParameterGroup {
  place: 'path' | 'query' | 'header' | 'cookie';
  fields: Field[];
}

export interface RequestBody {
  isRequired: boolean;
  description: string;
  contents: Content[];
}

export interface ApiResponse {
  /** `200`, `4XX` or `default`. */
  status: string;
  description: string;
  headers: Field[];
  contents: Content[];
}

/** A body in one media type. */
export interface Content {
  mediaType: string;
  /** The body itself; its name is empty. */
  root: Field;
  example: CodeExample | undefined;
}

export interface CodeExample {
  language: 'json' | 'csv' | 'sql' | 'text';
  code: string;
}

/** A parameter, header, property or alternative. */
export interface Field {
  /** Anchor on the page. */
  id: string;
  name: string;
  /** In words, such as `array of string`. */
  type: string;
  isRequired: boolean;
  isNullable: boolean;
  isDeprecated: boolean;
  default: string | undefined;
  /** In words, such as `at least 1 item`. */
  constraints: string[];
  /** The only values that are accepted; empty when any are. */
  allowed: string[];
  example: string | undefined;
  description: string;
  nested: Nested;
}

/** What a field holds inside. */
export interface Nested {
  fields: Field[];
  choice: Choice | undefined;
  /** Set when the inside is told elsewhere on the page: a schema that holds itself, or a large one met again. */
  sameAs: { id: string; name: string } | undefined;
}

export interface Choice {
  kind: 'one of' | 'any of';
  options: Field[];
}
