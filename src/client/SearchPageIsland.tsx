import { shell } from 'virtual:shell';
import type { ComponentType } from 'react';
import { routeList } from './route-list.ts';
import { goToHit } from './SearchHost.tsx';
import { SearchPage } from './search/SearchPage.tsx';

/** The search results page, with what it needs from the site: once it is given, nothing keeps it from being shown. */
export async function loadSearchPage(): Promise<ComponentType> {
  const { search } = await routeList();
  return () => <SearchPage settings={shell.search} manifest={search} navigate={goToHit} />;
}
