import { didYouMean } from '../../model/closest.ts';
import { type Finding, quoted } from '../finding.ts';
import type { ApiOperation, ApiParameter } from '../models/openapi-model.ts';
import type { ShellWord } from '../shell/shell-word.ts';
import type { GivenRequest } from './curl.ts';

/** Headers that every call may have. */
const COMMON_HEADERS = ['Accept', 'Authorization', 'Cache-Control', 'Content-Type', 'User-Agent', 'X-API-Key'];

/** What is wrong with the query of an address. */
export function queryFindings(query: URLSearchParams, operation: ApiOperation, url: ShellWord): Finding[] {
  const known = operation.parameters.filter((parameter) => parameter.in === 'query');
  const offset = (text: string) => url.offsets[url.text.indexOf(text, url.text.indexOf('?'))] ?? url.offset;
  const stray = [...query].flatMap(([name, value]): Finding[] => {
    const parameter = known.find((candidate) => candidate.name === name);
    if (parameter) return valueFindings(parameter, value, offset(value));
    const names = known.map((candidate) => candidate.name);
    const listed = names.length > 0 ? `Known: ${names.join(', ')}.` : 'It has none.';
    const message = `"${name}" is not a query parameter of ${operation.method} ${operation.path}.`;
    return [{ rule: 'sample-request', offset: offset(name), message, fix: didYouMean(name, names, listed) }];
  });
  const missing = known.filter(({ name, required }) => required && !query.has(name));
  return [
    ...stray,
    ...missing.map(
      ({ name }): Finding => ({
        rule: 'sample-request',
        offset: url.offset,
        message: `${operation.method} ${operation.path} needs the query parameter "${name}".`,
        fix: `Add ?${name}=...`,
      }),
    ),
  ];
}

function valueFindings({ name, schema }: ApiParameter, value: string, offset: number): Finding[] {
  const allowed = schema?.enum?.map(String) ?? (schema?.type === 'boolean' ? ['true', 'false'] : undefined);
  if (!allowed || allowed.includes(value) || /[$<_]/.test(value)) return [];
  const fix = didYouMean(value, allowed, `Known values: ${allowed.join(', ')}.`);
  return [{ rule: 'sample-request', offset, message: `${quoted(value)} is not a value of "${name}".`, fix }];
}

/** What is wrong with the headers of a request. */
export function headerFindings(
  { headers }: GivenRequest,
  { parameters, answers, body, method, path }: ApiOperation,
): Finding[] {
  const known = [
    ...COMMON_HEADERS,
    ...parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name),
  ];
  return headers.flatMap(({ name, value, offset }): Finding[] => {
    const header = known.find((candidate) => candidate.toLowerCase() === name.toLowerCase());
    if (!header) {
      const message = `"${name}" is not a header of ${method} ${path}.`;
      return [{ rule: 'sample-request', offset, message, fix: didYouMean(name, known, `Known: ${known.join(', ')}.`) }];
    }
    const types = header === 'Accept' ? answers : header === 'Content-Type' ? [...(body?.schemas.keys() ?? [])] : [];
    const type = value.split(/[;,]/)[0]?.trim() ?? '';
    if (types.length === 0 || types.includes(type) || type === '*/*' || type.includes('$')) return [];
    const message = `"${header}: ${value}" does not fit ${method} ${path}.`;
    return [{ rule: 'sample-request', offset, message, fix: didYouMean(type, types, `It knows ${types.join(', ')}.`) }];
  });
}
