import type { CodeExample } from './model.ts';

/** Values that fit into this many columns stand on one line: about what the column of text shows without scrolling. */
const WIDTH = 72;

/**
 * JSON laid out for reading: what fits on a line stays on it.
 * @example jsonText({ parts: ['loam', 'public'] }) // '{ "parts": ["loam", "public"] }'
 */
export function jsonText(value: unknown, { width = WIDTH, indent = '' } = {}): string {
  const line = oneLine(value);
  if (indent.length + line.length <= width || typeof value !== 'object' || value === null) return line;
  const deeper = { width, indent: `${indent}  ` };
  const entries = Array.isArray(value)
    ? value.map((item) => jsonText(item, deeper))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${jsonText(item, deeper)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${entries.map((entry) => deeper.indent + entry).join(',\n')}\n${indent}${close}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

/** A body as a code block of its media type. */
export function codeExample(mediaType: string, value: unknown): CodeExample {
  if (isJson(mediaType)) return { language: 'json', code: jsonText(value) };
  const code = typeof value === 'string' ? value.trimEnd() : jsonText(value);
  return { language: mediaType === 'text/csv' ? 'csv' : mediaType === 'application/sql' ? 'sql' : 'text', code };
}

/** Whether bodies of a media type are JSON. */
export function isJson(mediaType: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/.test(mediaType);
}

/** Whether bodies of a media type are files and not text. */
export function isBinary(mediaType: string): boolean {
  return /^(?:application\/(?:zip|gzip|octet-stream|pdf)|image\/|audio\/|video\/)/.test(mediaType);
}
