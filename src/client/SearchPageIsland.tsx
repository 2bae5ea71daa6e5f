import { shell } from 'virtual:shell';
import { use } from 'react';
import { routeList } from './route-list.ts';
import { goToHit } from './SearchHost.tsx';
import { SearchPage } from './search/SearchPage.tsx';

const manifest = routeList();

/** The search results page, with what it needs from the site. */
export function SearchPageIsland() {
  const { search } = use(manifest);
  return <SearchPage settings={shell.search} manifest={search} navigate={goToHit} />;
}
