import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Path and query of a request. */
export interface Target {
  /** Decoded, with a leading slash. */
  pathname: string;
  /** As sent, with its question mark; empty for none. */
  query: string;
}

/** Reads the address of a request; undefined when it cannot be trusted. */
export function targetOf(url: string): Target | undefined {
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
export function canonicalOf(pathname: string): string | undefined {
  if (pathname === '/') return undefined;
  const parts = pathname
    .replace(/\.html$/, '')
    .split('/')
    .filter(Boolean);
  const clean = `/${parts.join('/')}`.replace(/\/index$/, '') || '/';
  return clean === pathname ? undefined : encodeURI(clean);
}

/** Where a redirect leads, as a header can hold it: letters beyond ASCII are escaped, and the reader's query is kept.
 * @example locationOf('/docs/a#b', '?x=1') // '/docs/a?x=1#b'
 */
export function locationOf(to: string, query: string): string {
  const { pathname, search, hash } = new URL(to, 'http://localhost');
  return `${pathname}${search}${search && query ? query.replace('?', '&') : query}${hash}`;
}

/** Whether files at an address are never sent: names that begin with a dot or underscore are not public. */
export function isHidden(pathname: string): boolean {
  const parts = pathname.replace(/^\/\.well-known\//, '/').split('/');
  return parts.some((part) => /^[._]/.test(part)) || /\.(br|gz|part)$/.test(pathname);
}

/** File of a pathname below the folder, relative to it. */
export function fileOf(dir: string, pathname: string): string | undefined {
  if (isHidden(pathname)) return undefined;
  const path = pathname === '/' ? 'index' : pathname.slice(1);
  // A page first: the last part of /docs/x/v1.0.5 looks like an extension and is none.
  return [`${path}.html`, path, `${path}/index.html`].find((candidate) => isFile(join(dir, candidate)));
}

/** Whether somebody who asks for an address wants a file: where there is none, a page would be no answer. */
export function isFileAddress(pathname: string): boolean {
  return /^\/assets\/|\.(js|css|json|map|png|jpg|svg|ico|xml|txt|md|woff2?)$/.test(pathname);
}

/** Whether there is such a file. */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false; // also a name that is too long, or one below a file: readers may ask for anything
  }
}
