import { z } from 'zod';
import { highlightOf, snippetOf, type Tags } from './highlighting.ts';
import { attributeOf, type HostedIndex, type StoredRecord, textsAt } from './hosted-index.ts';
import { type Match, matchesOf, type TypedWord, typedWords } from './matching.ts';
import { ranked } from './ranking.ts';

/** A query as the service takes it: those of its parameters that this stand-in knows. Unknown ones are refused. */
export const Query = z.strictObject({
  indexName: z.string(),
  query: z.string().max(512).default(''),
  page: z.int().min(0).default(0),
  hitsPerPage: z.int().min(1).max(1000).default(20),
  attributesToRetrieve: z.array(z.string()).default(['*']),
  attributesToHighlight: z.array(z.string()).optional(),
  attributesToSnippet: z.array(z.string()).default([]),
  highlightPreTag: z.string().default('<em>'),
  highlightPostTag: z.string().default('</em>'),
  snippetEllipsisText: z.string().default('…'),
  facets: z.array(z.string()).default([]),
  /** All of the outer ones, and any of those in an inner list. */
  facetFilters: z.array(z.union([z.string(), z.array(z.string())])).default([]),
  analytics: z.boolean().default(true),
  clickAnalytics: z.boolean().default(false),
});
type Query = z.output<typeof Query>;

/** The result of a query. */
export function resultOf(query: Query, index: HostedIndex) {
  const words = typedWords(query.query, index);
  const matches = ranked(matchesOf(words, index, filterOf(query, index)), index);
  const distinct = distinctOf(matches, index);
  const { page, hitsPerPage } = query;
  const reachable = distinct.slice(0, index.settings.paginationLimitedTo ?? 1000);
  return {
    hits: reachable
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .flatMap(({ record }) => index.records[record] ?? [])
      .map((record) => hitOf(record, words, query, index)),
    nbHits: distinct.length,
    nbPages: Math.ceil(reachable.length / hitsPerPage),
    ...{ page, hitsPerPage, query: query.query, index: index.name },
    ...(query.facets.length > 0 ? { facets: facetsOf({ matches, distinct }, query, index) } : {}),
    ...(query.clickAnalytics ? { queryID: '0123456789abcdef0123456789abcdef' } : {}),
    processingTimeMS: 1,
  };
}

function filterOf({ facetFilters }: Query, { records, settings }: HostedIndex): (record: number) => boolean {
  const declared = (settings.attributesForFaceting ?? []).map(attributeOf);
  const passes = (record: StoredRecord, filter: string): boolean => {
    const [, attribute = '', value = ''] = /^([^:]+):(.*)$/.exec(filter) ?? [];
    return declared.includes(attribute) && textsAt(record, attribute).includes(value);
  };
  return (number) =>
    facetFilters.every((filters) =>
      [filters].flat().some((filter) => passes(records[number] ?? { objectID: '' }, filter)),
    );
}

/** The best match of each group. */
function distinctOf(matches: readonly Match[], { records, settings }: HostedIndex): Match[] {
  const { attributeForDistinct, distinct } = settings;
  if (!attributeForDistinct || !distinct) return [...matches];
  const groups = new Map<unknown, Match>();
  for (const match of matches) {
    const group = records[match.record]?.[attributeForDistinct] ?? match;
    if (!groups.has(group)) groups.set(group, match);
  }
  return [...groups.values()];
}

/** How many records have each value: all that match, or the best of each group where the attribute is declared so. */
function facetsOf(
  found: { matches: Match[]; distinct: Match[] },
  { facets }: Query,
  { records, settings }: HostedIndex,
) {
  const counted = (settings.attributesForFaceting ?? [])
    .filter((declared) => facets.includes(attributeOf(declared)))
    .map((declared) => {
      const counts: Record<string, number> = {};
      for (const { record } of declared.startsWith('afterDistinct(') ? found.distinct : found.matches)
        for (const value of textsAt(records[record] ?? {}, attributeOf(declared)))
          counts[value] = (counts[value] ?? 0) + 1;
      return [attributeOf(declared), counts];
    });
  return Object.fromEntries(counted);
}

function hitOf(record: StoredRecord, words: readonly TypedWord[], query: Query, { settings }: HostedIndex) {
  const tags: Tags = { pre: query.highlightPreTag, post: query.highlightPostTag, ellipsis: query.snippetEllipsisText };
  const highlighted = query.attributesToHighlight ?? (settings.searchableAttributes ?? []).map(attributeOf);
  const snippets = query.attributesToSnippet.map((wanted) => {
    const [path = '', count = '10'] = wanted.split(':');
    return { path, value: textOf(record, path, (text) => snippetOf(text, words, { count: Number(count), tags })) };
  });
  const isRetrieved = (name: string) => query.attributesToRetrieve.some((wanted) => wanted === '*' || wanted === name);
  return {
    ...Object.fromEntries(Object.entries(record).filter(([name]) => isRetrieved(name))),
    objectID: record.objectID,
    _highlightResult: nested(
      highlighted.map((path) => ({ path, value: textOf(record, path, (text) => highlightOf(text, words, tags)) })),
    ),
    ...(snippets.length > 0 ? { _snippetResult: nested(snippets) } : {}),
  };
}

function textOf<Shown>(record: StoredRecord, path: string, shown: (text: string) => Shown): Shown | undefined {
  const [text] = textsAt(record, path);
  return text === undefined ? undefined : shown(text);
}

/** Values at dotted paths as objects in objects; what the record does not have is left out. */
function nested(values: readonly { path: string; value: unknown }[]): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const { path, value } of values) {
    if (value === undefined) continue;
    const [outer = '', inner] = path.split('.');
    root[outer] = inner === undefined ? value : Object.assign(root[outer] ?? {}, { [inner]: value });
  }
  return root;
}
