import { z } from 'zod';
import type { QueryCheck } from './manifest/embedded-queries.ts';
import { CliModel } from './models/cli-model.ts';
import { type ApiModel, apiModelOf, closed } from './models/openapi-model.ts';
import { type PodModel, podModelOf } from './models/pod-model.ts';
import { type SchemaValidator, schemaValidatorOf } from './models/schema-validator.ts';
import { type KnownNames, knownNamesOf } from './prose/known-names.ts';
import { createSqlCheck } from './syntax/check-sql.ts';
import { syntaxCheckOf } from './syntax/check-syntax.ts';
import { createGrammars, type Grammars } from './syntax/grammars.ts';

/** The models of the product, as read from their files. */
export interface ModelDocuments {
  /** JSON Schema of the pod manifest. */
  schema: unknown;
  /** The command model. */
  cli: unknown;
  /** The OpenAPI document. */
  openapi: unknown;
}

/** All that samples are checked against; each part is read or loaded when it is first asked for. */
export interface CheckModels {
  readonly pod: PodModel;
  readonly cli: CliModel;
  readonly api: ApiModel;
  readonly validatePod: SchemaValidator;
  /** Validates against schemas of the OpenAPI document. */
  readonly validate: SchemaValidator;
  readonly names: KnownNames;
  readonly grammars: Grammars;
  readonly queries: { sql: QueryCheck; graphql: QueryCheck };
}

/** Prepares the models without reading any of them yet. */
export function checkModelsOf({ schema, cli, openapi }: ModelDocuments): CheckModels {
  const AnyObject = z.looseObject({});
  const grammars = createGrammars();
  const graphql = syntaxCheckOf('graphql', grammars)?.check;
  if (!graphql) throw new Error('Bug: GraphQL has no syntax check.');
  const pod = once(() => podModelOf(schema));
  const commands = once(() => CliModel.parse(cli));
  const api = once(() => apiModelOf(openapi));
  const names = once(() => knownNamesOf(pod(), commands()));
  return {
    get pod() {
      return pod();
    },
    get cli() {
      return commands();
    },
    get names() {
      return names();
    },
    get api() {
      return api();
    },
    validatePod: schemaValidatorOf(() => AnyObject.parse(schema)),
    validate: schemaValidatorOf(() => AnyObject.parse(closed(openapi))),
    grammars,
    queries: { sql: createSqlCheck(), graphql },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
