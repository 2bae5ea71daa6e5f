import type { SearchIndex } from '../../src/search/format.ts';
import { createEngine } from '../../src/search/query.ts';
import type { ComparedEngine } from './engine.ts';

/** The site's own engine. */
export function loamEngine(index: SearchIndex): ComparedEngine {
  const engine = createEngine(index);
  return {
    name: 'Loam',
    routesFor: (query) => engine.rank(query).pages.map(({ page }) => index.pages[page]?.route ?? ''),
  };
}
