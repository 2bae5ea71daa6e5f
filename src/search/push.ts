import { algoliasearch, type IndexSettings, type SynonymHit } from 'algoliasearch';
import type { SearchRecord } from '../model/search-record.ts';
import type { AlgoliaSettings, SearchSettings } from '../model/search-settings.ts';

/** What is uploaded, and with which rights. */
export interface Push {
  algolia: AlgoliaSettings;
  /** Key that may write, from the environment. */
  adminKey: string;
  records: readonly SearchRecord[];
  synonyms: SearchSettings['synonyms'];
}

/** Options of Algolia's client that tests replace, such as its hosts. */
export type PushClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;

/** How the hosted index searches: the fields of the embedded one in the same order. */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    ...[2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  // Counted as hits are: by sections, not by records.
  attributesForFaceting: ['language', 'afterDistinct(kind)', 'afterDistinct(tags)'],
  // A section has a record for its heading and others for its text: the best of them stands for it.
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'desc(weight.page)', 'desc(weight.position)'],
  ignorePlurals: true,
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  removeWordsIfNoResults: 'allOptional',
  // The most that is allowed: the results page leads to every hit it has counted, not to the first thousand.
  paginationLimitedTo: 10_000,
};

/**
 * Replaces the hosted index by the given records, settings and synonyms. They are gathered in an index beside it, which
 * then takes its name: readers search the old or the new one, never a mixture.
 */
export async function pushRecords(
  { algolia, adminKey, records, synonyms }: Push,
  options?: PushClientOptions,
): Promise<void> {
  const client = algoliasearch(algolia.appId, adminKey, options);
  const indexName = `${algolia.indexName}_next`;
  // What an interrupted upload may have left there.
  await client.clearObjects({ indexName });
  await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS });
  const synonymHit = synonymsOf(synonyms);
  if (synonymHit.length > 0) await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true });
  await client.saveObjects({ indexName, objects: records.map((record) => ({ ...record })), waitForTasks: true });
  const move = await client.operationIndex({
    indexName,
    operationIndexParams: { operation: 'move', destination: algolia.indexName },
  });
  await client.waitForTask({ indexName, taskID: move.taskID });
}

/** A table entry as the service has it. */
function synonymsOf(table: SearchSettings['synonyms']): SynonymHit[] {
  return Object.entries(table).map(([input, synonyms], number) => ({
    objectID: `synonym-${number}`,
    type: 'oneWaySynonym',
    input,
    synonyms,
  }));
}
