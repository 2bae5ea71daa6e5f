import { isBinary, isJson, jsonText } from './example-text.ts';
import type { Method } from './model.ts';

/** A request in all its parts, with sample values. */
export interface SampleRequest {
  method: Method;
  /** Without an ending slash. */
  server: string;
  urlPath: string;
  values: readonly SampleValue[];
  body: { mediaType: string; value: unknown } | undefined;
  /** Media types of the answer; empty when it has no body. */
  answers: readonly string[];
}

export interface SampleValue {
  place: 'path' | 'query' | 'header' | 'cookie';
  name: string;
  value: unknown;
}

/** Columns of the panel beside the text, where the command stands. */
const PANEL_WIDTH = 52;

/** The request as a curl command for a POSIX shell, one option per line. */
export function curlOf(request: SampleRequest): string {
  const { method, body, answers } = request;
  const flags = method === 'head' ? ' -I' : answers.length === 0 ? ' -i' : '';
  const isImplied = method === 'head' || method === (body ? 'post' : 'get');
  const verb = isImplied ? '' : ` -X ${method.toUpperCase()}`;
  const file =
    answers.length > 0 && answers.every(isBinary) ? [`--output response.${answers[0]?.split('/')[1] ?? 'bin'}`] : [];
  return [`curl${flags}${verb} ${quotedUrl(urlOf(request))}`, ...headers(request), ...data(request), ...file].join(
    ' \\\n  ',
  );
}

function urlOf({ server, urlPath, values }: SampleRequest): string {
  const pathValue = new Map(
    values.flatMap(({ place, name, value }) => (place === 'path' ? [[name, value] as const] : [])),
  );
  const filled = urlPath.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(pathValue.get(name) ?? name)),
  );
  const query = values.flatMap(({ place, name, value }) =>
    place === 'query' ? [`${name}=${encodeURIComponent(textOf(value))}`] : [],
  );
  return server + filled + (query.length > 0 ? `?${query.join('&')}` : '');
}

function headers({ values, body }: SampleRequest): string[] {
  const lines = body ? [`-H "Content-Type: ${body.mediaType}"`] : [];
  for (const { place, name, value } of values) {
    if (place === 'header') lines.push(`-H ${JSON.stringify(`${name}: ${textOf(value)}`)}`);
    if (place === 'cookie') lines.push(`-b ${JSON.stringify(`${name}=${textOf(value)}`)}`);
  }
  return lines;
}

function data({ body }: SampleRequest): string[] {
  if (!body) return [];
  if (isBinary(body.mediaType)) return ['--data-binary @file'];
  if (body.mediaType.startsWith('multipart/') || body.mediaType === 'application/x-www-form-urlencoded')
    return formData(body);
  const text =
    isJson(body.mediaType) || typeof body.value !== 'string'
      ? jsonText(body.value, { width: PANEL_WIDTH, indent: '  ' })
      : body.value.trimEnd();
  return [`-d ${singleQuoted(text)}`];
}

function formData({ mediaType, value }: { mediaType: string; value: unknown }): string[] {
  const option = mediaType.startsWith('multipart/') ? '-F' : '--data-urlencode';
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.map(([name, part]) => `${option} ${singleQuoted(`${name}=${textOf(part)}`)}`);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function quotedUrl(url: string): string {
  return /[^\w\-.~:/%]/.test(url) ? `"${url.replace(/["$`\\]/g, '\\$&')}"` : url;
}

/** Inside single quotes a shell reads everything by the letter, except the quote itself. */
function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
