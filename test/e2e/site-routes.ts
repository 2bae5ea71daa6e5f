import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { moduleNameOf, routeOfKey } from '../../src/model/route.ts';

const RouteFile = z.object({ routes: z.record(z.string(), z.string()) });

/** The file name of every page's module, by route, as the build has written them. */
export function moduleNames(): Map<string, string> {
  const { routes } = RouteFile.parse(JSON.parse(readFileSync('dist/assets/routes.json', 'utf8')));
  return new Map(Object.entries(routes).map(([key, hash]) => [routeOfKey(key), moduleNameOf(routeOfKey(key), hash)]));
}

/** Every route of the built site. */
export function siteRoutes(): string[] {
  return [...moduleNames().keys()];
}
