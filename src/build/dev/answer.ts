import { lookup } from 'mrmime';

/** What is sent back for a request. */
export interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
  /** Where to go instead. */
  location?: string;
}

/** A page. */
export function html(body: string, status = 200): Answer {
  return { status, type: 'text/html; charset=utf-8', body };
}

/** Data for the browser's script. */
export function json(value: unknown): Answer {
  return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}

/** A module whose default export is a value. */
export function moduleOf(value: unknown): Answer {
  return { status: 200, type: 'text/javascript; charset=utf-8', body: `export default ${JSON.stringify(value)}` };
}

/** A file, by the ending of its name. */
export function file(name: string, body: string | Buffer): Answer {
  const type = name.endsWith('.md') ? 'text/markdown' : (lookup(name) ?? 'application/octet-stream');
  return { status: 200, type: /^text\/|json|xml|javascript/.test(type) ? `${type}; charset=utf-8` : type, body };
}

/** Another address, for this time: what has moved while writing may move back. */
export function redirect(location: string): Answer {
  return { status: 302, type: 'text/plain; charset=utf-8', body: `See ${location}\n`, location };
}

/** Nothing there. */
export const notFound: Answer = { status: 404, type: 'text/plain; charset=utf-8', body: 'Not found\n' };
