/** Address of a content file: its path without extension, `index` meaning its folder.
 * @example routeOf('docs/features/index.mdx') // '/docs/features'
 * @example routeOf('pages/cookbook.mdx') // '/cookbook'
 */
export function routeOf(contentPath: string): string {
  const parts = contentPath
    .replace(/\.mdx?$/, '')
    .replace(/^pages\//, '')
    .split('/');
  if (parts.at(-1) === 'index') parts.pop();
  return `/${parts.join('/')}`;
}

/** Address of a page whose front matter has a `slug`: absolute, or beside the file.
 * @example slugRoute('docs/features/caching.mdx', 'results-cache') // '/docs/features/results-cache'
 */
export function slugRoute(contentPath: string, slug: string): string {
  if (slug.startsWith('/')) return slug.length > 1 ? slug.replace(/\/+$/, '') : '/';
  return routeOf(pathBeside(contentPath, slug));
}

/** File that a route is written to, without extension.
 * @example outPathOf('/') // 'index'
 * @example outPathOf('/docs') // 'docs'
 */
export function outPathOf(route: string): string {
  return route === '/' ? 'index' : route.slice(1);
}

/** Name of a route's script, without hash.
 * @example chunkNameOf('/docs/api/HTTP/post-sql') // 'docs-api-HTTP-post-sql'
 */
export function chunkNameOf(route: string): string {
  return route === '/' ? 'index' : route.slice(1).replace(/[^A-Za-z0-9.]+/g, '-');
}

/** File name of a route's module.
 * @example moduleNameOf('/docs', '1a2b3c') // 'docs.1a2b3c.js'
 */
export function moduleNameOf(route: string, hash: string): string {
  return `${chunkNameOf(route)}.${hash}.js`;
}

/** Key of a route in the route list: the path and a three-character hash of it.
 * @example routeKey('/docs') // '/docs-9vd'
 */
export function routeKey(route: string): string {
  return `${route}-${shortHash(route)}`;
}

/** The public path of a route-list key: what stands before the suffix. */
export function routeOfKey(key: string): string {
  return key.slice(0, -4);
}

/** Three characters of base 36 from FNV-1a: short, stable, and no import in the browser. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(3, '0').slice(-3);
}

/** A pathname as a route: no ending slash, no `.html`, no `index`.
 * @example normalRoute('/docs/') // '/docs'
 */
export function normalRoute(pathname: string): string {
  const trimmed = pathname
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return trimmed === '' ? '/' : trimmed;
}

/** A path relative to a file, as a path from the same root.
 * @example pathBeside('content/docs/a/b.mdx', '../c.mdx') // 'content/docs/c.mdx'
 */
export function pathBeside(file: string, relative: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
