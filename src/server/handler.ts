import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import send from 'send';
import { nearRoutes } from '../model/near-routes.ts';
import { type HeaderRule, headersOf } from './http-rules.ts';

/** What the build leaves for the server beside the files. */
interface ServerRules {
  headers: HeaderRule[];
  redirects: Record<string, string>;
  routes: string[];
}

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Answers requests from a built folder. The folder is looked at for every request, so that a new build
 * can be put in its place while the server runs.
 */
export function createHandler(dir: string): RequestListener {
  const rulesOf = rulesReader(dir);
  return (request, response) => {
    const rules = rulesOf();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return answer(response, rules, '/', 405, 'This site can only be read.\n');
    }
    const target = targetOf(request.url ?? '/');
    if (target === undefined) return answer(response, rules, '/', 400, 'The address cannot be read.\n');
    const { pathname, query } = target;
    const moved = rules.redirects[pathname] ?? canonical(pathname);
    if (moved !== undefined && moved !== pathname) {
      response.setHeader('Location', moved + query);
      return answer(response, rules, pathname, 301, `Moved to ${moved}\n`);
    }
    const file = fileOf(dir, pathname);
    if (file === undefined) return notFound(dir, rules, request, response, pathname);
    setHeaders(response, rules, pathname);
    sendFile(request, response, dir, file);
  };
}

/** Path and query of a request, or undefined when they cannot be trusted. */
function targetOf(url: string): { pathname: string; query: string } | undefined {
  const [raw = '', ...rest] = url.split('?');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  try {
    const pathname = decodeURIComponent(raw);
    const isStrange =
      !pathname.startsWith('/') ||
      pathname.includes('\0') ||
      pathname.includes('\\') ||
      pathname.split('/').includes('..') ||
      /%2f|%5c/i.test(raw);
    return isStrange ? undefined : { pathname, query };
  } catch {
    return undefined; // malformed percent encoding
  }
}

/** The one address of a page: no ending slash, no `.html`, no `index`; undefined when this is it. */
function canonical(pathname: string): string | undefined {
  if (pathname === '/') return undefined;
  const clean =
    `/${pathname
      .replace(/\.html$/, '')
      .split('/')
      .filter(Boolean)
      .join('/')}`.replace(/\/index$/, '') || '/';
  return clean === pathname ? undefined : encodeURI(clean);
}

/** File of a pathname below the folder, relative to it. Names that begin with a dot or underscore are not public. */
function fileOf(dir: string, pathname: string): string | undefined {
  if (pathname.split('/').some((part) => /^[._]/.test(part)) || /\.(br|gz|part)$/.test(pathname)) return undefined;
  const path = pathname === '/' ? 'index' : pathname.slice(1);
  // A page first: the last part of /docs/x/v1.0.5 looks like an extension and is none.
  return [`${path}.html`, path].find((candidate) => isFile(join(dir, candidate)));
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Sends the smallest form that the reader takes. A range is answered from the plain file. */
function sendFile(request: IncomingMessage, response: ServerResponse, dir: string, file: string, status = 200): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = request.headers.range
    ? undefined
    : ENCODINGS.find(({ name, suffix }) => accepts(accepted, name) && existsSync(join(dir, file + suffix)));
  response.setHeader('Content-Type', contentTypeOf(file));
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  const stream = send(request, `/${encodeURI(file)}${encoding?.suffix ?? ''}`, {
    root: dir,
    cacheControl: false,
    dotfiles: 'deny',
    index: false,
  });
  stream.on('error', () => {
    // The file went away between look and read: a new build is being put in place.
    response.removeHeader('Content-Encoding');
    response.statusCode = 404;
    response.end('Not found\n');
  });
  if (status !== 200) response.statusCode = status;
  stream.pipe(response);
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(';');
    return name === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?$/.test(parameter));
  });
}

function contentTypeOf(file: string): string {
  if (file.endsWith('.md')) return 'text/markdown; charset=utf-8';
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|javascript|json|xml|svg/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Pages get the not-found page with near matches, files a line of text. */
function notFound(
  dir: string,
  rules: ServerRules,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): void {
  const isAsset =
    pathname.startsWith('/assets/') || /\.(js|css|json|map|png|jpg|svg|ico|xml|txt|md|woff2?)$/.test(pathname);
  const page = join(dir, '404.html');
  if (isAsset || !isFile(page)) {
    answer(response, rules, pathname, 404, 'Not found\n');
    return;
  }
  setHeaders(response, rules, '/404');
  const matches = nearRoutes(pathname, rules.routes);
  const html = readFileSync(page, 'utf8').replace('<div id="near-matches" aria-live="polite"></div>', () =>
    matchesHtml(matches),
  );
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': Buffer.byteLength(html) });
  response.end(request.method === 'HEAD' ? undefined : html);
}

function matchesHtml(routes: readonly string[]): string {
  if (routes.length === 0) return '<div id="near-matches"></div>';
  const items = routes.map((route) => `<li><a href="${route}">${route}</a></li>`);
  return `<div id="near-matches"><p>Did you mean one of these?</p><ul>${items.join('')}</ul></div>`;
}

function answer(response: ServerResponse, rules: ServerRules, pathname: string, status: number, text: string): void {
  setHeaders(response, rules, pathname);
  response.setHeader('Cache-Control', 'no-cache');
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

function setHeaders(response: ServerResponse, rules: ServerRules, pathname: string): void {
  for (const [name, value] of Object.entries(headersOf(rules.headers, pathname))) response.setHeader(name, value);
}

/** Reads the rules again when a new build has written them. */
function rulesReader(dir: string): () => ServerRules {
  const file = join(dir, '.server.json');
  let read: { at: number; rules: ServerRules } | undefined;
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (read?.at !== at)
      read = {
        at,
        rules: at === 0 ? { headers: [], redirects: {}, routes: [] } : JSON.parse(readFileSync(file, 'utf8')),
      };
    return read.rules;
  };
}
