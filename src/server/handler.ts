import { readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { nearRoutes } from '../model/near-routes.ts';
import { headersOf } from './http-rules.ts';
import { canonicalOf, fileOf, isFileAddress, locationOf, type Target, targetOf } from './request-target.ts';
import { type SendFailure, sendFile } from './send-file.ts';
import { rulesReader, type ServerRules } from './server-rules.ts';

/** A request that is being answered: where to, from which folder, and by which rules. */
interface Visit {
  dir: string;
  rules: ServerRules;
  pathname: string;
  response: ServerResponse;
}

/**
 * Answers requests from a built folder. The folder is looked at for every request, so that a new build
 * can be put in its place while the server runs.
 */
export function createHandler(dir: string): RequestListener {
  const rulesOf = rulesReader(dir);
  return guarded((request, response) => {
    const rules = rulesOf();
    const target = targetOf(request.url ?? '/');
    const visit: Visit = { dir, rules, response, pathname: target?.pathname ?? '/' };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return answer(visit, 405, 'This site can only be read.\n');
    }
    if (target === undefined) return answer(visit, 400, 'The address cannot be read.\n');
    const { pathname } = target;
    const moved = movedTo(target, rules);
    if (moved !== undefined) {
      response.setHeader('Location', moved);
      return answer(visit, 301, `Moved to ${moved}\n`);
    }
    const file = fileOf(dir, pathname);
    // The not-found page has an address, and that is not one to be found at.
    if (file === undefined || file === '404.html') return notFound(visit);
    setHeaders(visit);
    return sendFile({ dir, file, request, response }, (failure) => answerFailure(visit, failure));
  });
}

/** One address that cannot be answered must not end the server for all others. */
function guarded(listener: RequestListener): RequestListener {
  return (request, response) => {
    try {
      listener(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The server has failed.\n');
    }
  };
}

function movedTo({ pathname, query }: Target, { redirects }: ServerRules): string | undefined {
  const target = Object.hasOwn(redirects, pathname) ? redirects[pathname] : undefined;
  if (target !== undefined) return target === pathname ? undefined : locationOf(target, query);
  const canonical = canonicalOf(pathname);
  return canonical === undefined ? undefined : canonical + query;
}

const FAILURES: Record<number, string> = {
  412: 'The file is not the one that was asked for.\n',
  416: 'The file has no such range.\n',
};

/** A file was there and could not be sent: the request wants too much, or a new build is being put in place. */
function answerFailure(visit: Visit, { status, headers }: SendFailure): void {
  for (const [name, value] of Object.entries(headers)) visit.response.setHeader(name, value);
  const text = FAILURES[status];
  answer(visit, text === undefined ? 404 : status, text ?? 'Not found\n');
}

const MATCHES = '<div id="near-matches" aria-live="polite"></div>';

/** Pages get the not-found page with near matches, files a line of text. */
function notFound(visit: Visit): void {
  const { rules, response, pathname } = visit;
  const page = isFileAddress(pathname) ? undefined : notFoundPage(visit.dir);
  if (page === undefined) {
    answer(visit, 404, 'Not found\n');
    return;
  }
  const html = page.replace(MATCHES, () => matchesHtml(nearRoutes(pathname, rules.routes)));
  setHeaders({ ...visit, pathname: '/404' });
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': Buffer.byteLength(html) });
  response.end(response.req.method === 'HEAD' ? undefined : html);
}

function notFoundPage(dir: string): string | undefined {
  try {
    return readFileSync(join(dir, '404.html'), 'utf8');
  } catch {
    return undefined; // one build is gone and the next not there yet
  }
}

function matchesHtml(routes: readonly string[]): string {
  if (routes.length === 0) return '<div id="near-matches"></div>';
  const items = routes.map((route) => `<li><a href="${route}">${route}</a></li>`);
  return `<div id="near-matches"><p>Did you mean one of these?</p><ul>${items.join('')}</ul></div>`;
}

function answer(visit: Visit, status: number, text: string): void {
  const { response } = visit;
  setHeaders(visit);
  response.setHeader('Cache-Control', 'no-cache');
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

function setHeaders({ response, rules, pathname }: Visit): void {
  for (const [name, value] of Object.entries(headersOf(rules.headers, pathname))) response.setHeader(name, value);
}
