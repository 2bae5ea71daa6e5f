/** How a page is laid out: with sidebar and contents, as a listing, or over the whole width. */
export type Layout = 'doc' | 'blog' | 'wide';

/**
 * The seam between build and browser: what a click inside the site loads. One module per route,
 * `/assets/js/{chunkName}.{hash}.js`, whose default export is this.
 */
export interface PageData {
  route: string;
  /** The browser title. */
  title: string;
  description: string;
  /** Key of the sidebar beside the page. */
  sidebar: string | null;
  layout: Layout;
  /** Inner HTML of the main element: the article and everything around it. */
  html: string;
}

/** The part of `PageData` that the first page carries in its HTML. */
export type PageFrame = Pick<PageData, 'route' | 'sidebar' | 'layout'>;

/**
 * The route list, `/assets/routes.json`: its address never changes, so that pages need not be written
 * again when another page changes, and it is loaded when idle or on first need.
 */
export interface RouteList {
  /** From `path-xyz` (path and three-character hash) to the hash in the file name of its module. */
  routes: Record<string, string>;
  /** From sidebar key to the file name of the module with its HTML. */
  sidebars: Record<string, string>;
  /** From old address to new. */
  redirects: Record<string, string>;
  /** Addresses of the search index and of the texts for snippets. */
  search: { index: string; texts: string[] };
}
