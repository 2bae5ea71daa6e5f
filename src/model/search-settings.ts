import { z } from 'zod';

/** Where the hosted index is. The key is public: it may search and nothing else. */
export const AlgoliaSettings = z.strictObject({
  appId: z.string().min(1),
  /** Search-only key. The key that may write comes from the environment of `npm run search:push`. */
  apiKey: z.string().min(1),
  indexName: z.string().min(1),
});
export type AlgoliaSettings = z.output<typeof AlgoliaSettings>;

/** How pages are found: part of the site's configuration. */
export const SearchSettings = z.strictObject({
  /** Recent and favourite searches are stored under this name, or under that of the hosted index. */
  indexName: z.string().min(1).default('loam'),
  /** From what readers type, in lower case, to what the pages say: `{ k8s: ['kubernetes'] }`. Both may be several words. */
  synonyms: z
    .record(z.string().regex(/^[^A-Z]+$/, 'must be in lower case'), z.array(z.string().min(1)).min(1))
    .default({}),
  /**
   * Factor on the score of a page and all below it, by route; the longest route counts, and 1 changes nothing. Posts and
   * release notes tell how things were, so they come later.
   */
  boosts: z.record(z.string().startsWith('/'), z.number().positive()).default({ '/blog': 0.95, '/blog/releases': 0.7 }),
  /** Ask a hosted index instead of the embedded one. */
  algolia: AlgoliaSettings.optional(),
  /** Behind "Let us know" when nothing is found; `{query}` is filled in. */
  missingResultsUrl: z.url().optional(),
});
export type SearchSettings = z.output<typeof SearchSettings>;

/** The part of the settings that the browser needs: synonyms and boosts travel inside the index. */
export type SearchClientSettings = Pick<SearchSettings, 'indexName' | 'algolia' | 'missingResultsUrl'>;

/** The settings to hand to the dialog and the results page. */
export function searchClientSettingsOf({
  indexName,
  algolia,
  missingResultsUrl,
}: SearchSettings): SearchClientSettings {
  return { indexName: algolia?.indexName ?? indexName, algolia, missingResultsUrl };
}
