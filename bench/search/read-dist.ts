import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchRecord } from '../../src/model/search-record.ts';
import { type SearchIndex, type SearchTexts, searchIndexOf, searchTextsOf } from '../../src/search/format.ts';

/** What a built site holds for search. */
export interface BuiltSearch {
  index: SearchIndex;
  texts: SearchTexts[];
  records: SearchRecord[];
  /** The index file as it is served. */
  indexBytes: Buffer;
}

/** Reads the search files of a built site. */
export async function readDist(dist: string): Promise<BuiltSearch> {
  const routes = JSON.parse(await readFile(join(dist, 'assets/routes.json'), 'utf8'));
  const { index, texts }: { index: string; texts: string[] } = routes.search;
  const indexBytes = await readFile(join(dist, index));
  return {
    index: searchIndexOf(JSON.parse(indexBytes.toString())),
    texts: await Promise.all(
      texts.map(async (url) => searchTextsOf(JSON.parse(await readFile(join(dist, url), 'utf8')))),
    ),
    records: JSON.parse(await readFile(join(dist, 'search/records.json'), 'utf8')),
    indexBytes,
  };
}

/** The committed queries, with a problem for each that expects a page which the site does not have. */
export async function readQueries(file: string, index: SearchIndex) {
  const queries: { kind: string; query: string; pages: string[] }[] = JSON.parse(await readFile(file, 'utf8'));
  const routes = new Set(index.pages.map(({ route }) => route));
  const missing = queries.flatMap(({ query, pages }) =>
    pages.filter((page) => !routes.has(page)).map((page) => `"${query}" expects ${page}, which is no page.`),
  );
  return { queries, missing };
}
