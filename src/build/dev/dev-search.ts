import type { RouteList } from '../../model/page-data.ts';
import type { SiteConfig } from '../../model/site-config.ts';
import { buildSearch, type SearchFiles } from '../../search/build-index.ts';
import type { Site } from '../assemble.ts';
import { type Answer, file, json } from './answer.ts';
import type { OpenSite } from './open-site.ts';

const FOLDER = '/assets/search/';

/** Addresses of the search files. Their number depends on the number of pages alone, so nothing is compiled for it. */
export function searchAddresses(site: Site, config: SiteConfig): RouteList['search'] {
  const { index, texts } = searchFilesOf(site, config);
  return { index: FOLDER + index.name, texts: texts.map(({ name }) => FOLDER + name) };
}

function searchFilesOf({ pages }: Site, config: SiteConfig): SearchFiles {
  return buildSearch(
    pages.flatMap(({ search }) => search ?? []),
    config.search,
  );
}

const built = new WeakMap<OpenSite, Promise<SearchFiles>>();

/** A search file. The first one that is asked for after a change makes them all, from every page of the site. */
export async function searchAnswer(pathname: string, open: OpenSite): Promise<Answer | undefined> {
  const isRecords = pathname === '/search/records.json';
  if (!isRecords && !pathname.startsWith(FOLDER)) return undefined;
  const files = built.get(open) ?? open.whole().then((site) => searchFilesOf(site, open.context.config));
  built.set(open, files);
  const { index, texts, records } = await files;
  if (isRecords) return json(records);
  const found = [index, ...texts].find(({ name }) => FOLDER + name === pathname);
  return found && file(found.name, found.content);
}
