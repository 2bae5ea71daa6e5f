import type { PageData, RouteList } from '../model/page-data.ts';
import { moduleNameOf, normalRoute, routeKey, routeOfKey } from '../model/route.ts';
import { loadModule } from './load-module.ts';

let list: Promise<RouteList> | undefined;

/** The route list, loaded once, on first need. */
export function routeList(): Promise<RouteList> {
  list ??= fetch('/assets/routes.json')
    .then((answer) => {
      if (!answer.ok) throw new Error(`The route list answered ${answer.status}.`);
      return answer.json();
    })
    .catch((error) => {
      list = undefined; // asked again next time
      throw error;
    });
  return list;
}

/** Asks for the route list again on next need, while the site is written: its pages have changed. */
export function forgetRouteList(): void {
  list = undefined;
}

/** Every route of the site. */
export async function allRoutes(): Promise<string[]> {
  return Object.keys((await routeList()).routes).map(routeOfKey);
}

/** Where an address leads: a page of ours with its module, or somewhere the browser must go itself. */
export async function findRoute(pathname: string): Promise<{ route: string; fileName: string } | undefined> {
  const { routes, redirects } = await routeList();
  const asked = normalRoute(decodeURI(pathname));
  const route = redirects[asked] ?? asked;
  const hash = routes[routeKey(route)];
  return hash === undefined ? undefined : { route, fileName: moduleNameOf(route, hash) };
}

const pages = new Map<string, Promise<PageData>>();
let attempts = 0;

/** The module of a page; a failure is forgotten, so that it can be asked for again. */
export function loadPage(fileName: string): Promise<PageData> {
  const known = pages.get(fileName);
  if (known) return known;
  const loading = loadModule<PageData>(fileName, attempts).catch((error) => {
    pages.delete(fileName);
    attempts++;
    throw error;
  });
  pages.set(fileName, loading);
  return loading;
}

/** HTML of a sidebar. */
export async function loadSidebar(key: string | null): Promise<string> {
  const fileName = key === null ? undefined : (await routeList()).sidebars[key];
  return fileName === undefined ? '' : loadModule<string>(fileName, attempts);
}
