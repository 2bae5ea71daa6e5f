import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouteList } from '../../model/page-data.ts';
import { moduleNameOf, normalRoute, routeKey } from '../../model/route.ts';
import { SidebarTree } from '../../ui/shell/SidebarTree.tsx';
import { hashOf } from '../compile-site.ts';
import { renderDocument } from '../render-document.tsx';
import type { SitePage } from '../site-page.ts';
import { type Answer, file, html, json, moduleOf, redirect } from './answer.ts';
import { withDevelopment } from './dev-document.ts';
import { searchAddresses } from './dev-search.ts';
import type { OpenSite } from './open-site.ts';
import { pageKeyOf } from './page-report.ts';

/** The document of a page, compiled now. */
export async function pageDocument(page: SitePage, open: OpenSite, status = 200): Promise<Answer> {
  const data = await open.rendered(page);
  const document = renderDocument(page, data, open.context);
  return html(withDevelopment(document, open.root, { page: pageKeyOf(data), frame: open.frameKey }), status);
}

/** A page by its address, a page's Markdown, or the way to the address that is right. */
export async function pageAnswer(pathname: string, open: OpenSite): Promise<Answer | undefined> {
  const moved = open.context.config.redirects[pathname];
  if (moved !== undefined) return redirect(moved);
  const page = open.pages.get(pathname);
  if (page) return pageDocument(page, open);
  const route = normalRoute(pathname);
  if (route !== pathname && open.pages.has(route)) return redirect(route);
  const twin = open.pages.get(normalRoute(pathname.replace(/\.md$/, '')))?.twin;
  return pathname.endsWith('.md') && twin ? file(pathname, await twin()) : undefined;
}

/** The modules that a click inside the site loads, and the list that names them. */
export async function moduleAnswer(pathname: string, open: OpenSite): Promise<Answer | undefined> {
  if (pathname === '/assets/routes.json') return json(routeList(open));
  // An older generation is asked for by a page that has not heard of the change yet: it gets what is there now.
  const name = /^\/assets\/js\/(.+)-\d+\.js$/.exec(pathname)?.[1];
  if (name === undefined) return undefined;
  const current = `${name}-${open.generation}.js`;
  const sidebar = open.site.sidebars.find(({ key }) => sidebarNameOf(key, open) === current);
  if (sidebar) return moduleOf(renderToStaticMarkup(createElement(SidebarTree, { sidebar, route: '' })));
  const page = open.site.pages.find(({ route }) => moduleNameOf(route, versionOf(route, open)) === current);
  return page && moduleOf(await open.rendered(page));
}

function routeList(open: OpenSite): RouteList {
  const { site, context } = open;
  return {
    routes: Object.fromEntries(site.pages.map(({ route }) => [routeKey(route), versionOf(route, open)])),
    sidebars: Object.fromEntries(site.sidebars.map(({ key }) => [key, sidebarNameOf(key, open)])),
    redirects: context.config.redirects,
    search: searchAddresses(site, context.config),
  };
}

/** Stands where a build puts a hash of the content. The hash is of the address: two may differ in punctuation only. */
function versionOf(route: string, { generation }: OpenSite): string {
  return `${hashOf(route).slice(0, 6)}-${generation}`;
}

function sidebarNameOf(key: string, { generation }: OpenSite): string {
  return `sidebar-${key}-${generation}.js`;
}
