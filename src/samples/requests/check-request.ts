import { didYouMean } from '../../model/closest.ts';
import type { Finding } from '../finding.ts';
import type { QueryCheck } from '../manifest/embedded-queries.ts';
import { keyOffset, offsetOf, parseYaml } from '../manifest/yaml-source.ts';
import type { ApiModel, ApiOperation } from '../models/openapi-model.ts';
import { dataFindings } from '../models/schema-findings.ts';
import type { SchemaValidator } from '../models/schema-validator.ts';
import type { ShellWord } from '../shell/shell-word.ts';
import { jsonFinding } from '../syntax/json-syntax.ts';
import type { GivenRequest } from './curl.ts';
import { headerFindings, queryFindings } from './request-parameters.ts';

/** The HTTP API, a validator for its schemas and a check for the SQL it is sent. */
export interface RequestModels {
  readonly api: ApiModel;
  readonly validate: SchemaValidator;
  readonly queries: { sql: QueryCheck };
}

const LOCAL = /^(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])$/;

/** The path and query of an address that leads to a runtime; undefined for other servers. */
export function runtimeTarget(url: string): { path: string; query: URLSearchParams } | undefined {
  const match = /^(?:https?:\/\/)?([^/:?#]+|\[[^\]]+\])(?::([\w${}]+))?([/?][^#]*)?$/.exec(url);
  if (!match) return undefined;
  const [, host = '', port = '', rest = '/'] = match;
  const [path = '/', query = ''] = rest.split('?');
  const isApiPath = /^\/(v1\/|v1$|health$)/.test(path);
  const isRuntime = port === '8090' || ((LOCAL.test(host) || /loam/.test(host) || host.startsWith('$')) && isApiPath);
  return isRuntime ? { path: path === '' ? '/' : path, query: new URLSearchParams(query) } : undefined;
}

/** Checks a request to a runtime: path, method, query, headers and JSON body. Requests elsewhere are left alone. */
export async function checkRequest(request: GivenRequest, models: RequestModels): Promise<Finding[]> {
  const target = runtimeTarget(request.url.text);
  if (!target) return [];
  const matching = models.api.operations.filter((operation) => matches(operation, target.path));
  const operation = matching.find(({ method }) => method === request.method.toUpperCase());
  if (!operation) return [notFound(request, target.path, matching, models.api)];
  return [
    ...queryFindings(target.query, operation, request.url),
    ...headerFindings(request, operation),
    ...(await bodyFindings(request, operation, models)),
  ];
}

function notFound(request: GivenRequest, path: string, matching: ApiOperation[], api: ApiModel): Finding {
  if (matching.length > 0) {
    const methods = matching.map(({ method }) => method).join(' or ');
    const message = `${request.method} ${path} is no call of the HTTP API.`;
    return { rule: 'sample-request', offset: request.methodOffset, message, fix: `This path takes ${methods}.` };
  }
  const at = request.url.text.indexOf(path);
  const paths = [...new Set(api.operations.map((operation) => operation.path))];
  return {
    rule: 'sample-request',
    offset: request.url.offsets[at] ?? request.url.offset,
    message: `The HTTP API has no path "${path}".`,
    fix: didYouMean(path, paths, `Known: ${paths.join(', ')}.`),
  };
}

function matches({ segments }: ApiOperation, path: string): boolean {
  const given = path.split('/');
  return (
    segments.length === given.length && segments.every((part, index) => part.startsWith('{') || part === given[index])
  );
}

async function bodyFindings(
  request: GivenRequest,
  { body: expected, method, path }: ApiOperation,
  models: RequestModels,
): Promise<Finding[]> {
  const { body } = request;
  if (!body) {
    if (!expected?.isRequired) return [];
    return [finding(request.methodOffset, `${method} ${path} needs a body.`, "Add one with -d '...'.")];
  }
  if (!expected) return [finding(body.offset, `${method} ${path} takes no body.`, 'Remove it.')];
  const pointer = expected.schemas.get('application/json');
  if (!pointer) return path === '/v1/sql' && !body.isDynamic ? sqlBodyFindings(body, models) : [];
  const type = request.headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value;
  const needed = `${method} ${path} needs the header "Content-Type: application/json".`;
  const untyped = type?.startsWith('application/json')
    ? []
    : [finding(body.offset, needed, "Add -H 'Content-Type: application/json'.")];
  return [...untyped, ...(body.isDynamic ? [] : await jsonBodyFindings(body, pointer, models.validate))];
}

async function sqlBodyFindings({ text, offset, offsets }: ShellWord, { queries }: RequestModels): Promise<Finding[]> {
  const findings = await queries.sql(text);
  return findings.map((sql) => ({ ...sql, offset: offsets[sql.offset] ?? offset }));
}

async function jsonBodyFindings(
  { text, offset, offsets }: ShellWord,
  pointer: string,
  validate: SchemaValidator,
): Promise<Finding[]> {
  const at = (position: number) => offsets[position] ?? offset;
  const wrong = jsonFinding(text);
  if (wrong) return [{ ...wrong, rule: 'sample-request', offset: at(wrong.offset) }];
  const errors = await validate(pointer, JSON.parse(text));
  if (errors.length === 0) return [];
  // JSON is YAML, and the YAML parser keeps positions.
  const [document] = parseYaml(text).documents;
  if (!document) throw new Error('Bug: JSON that parses is not YAML.');
  return dataFindings(errors, { pod: undefined, place: '', whole: 'the body' }).map(
    ({ path, at: part, message, fix }) => {
      const position = (part === 'key' ? keyOffset(document, path) : undefined) ?? offsetOf(document, path);
      return finding(at(position), message, fix);
    },
  );
}

function finding(offset: number, message: string, fix: string): Finding {
  return { rule: 'sample-request', offset, message, fix };
}
