import * as z from 'zod/mini';
import type { SearchKind } from '../model/search-record.ts';
import { createMarkReader, type MarkReader, markedWords } from './algolia-marks.ts';
import type { MarkedText } from './marks.ts';
import type { SearchHit } from './provider.ts';

// Compiling validators needs eval, which the site's content security policy forbids.
z.config({ jitless: true });

const Highlight = z.object({ value: z.string() });
const Highlights = z.object({
  hierarchy: z.optional(z.record(z.string(), z.nullish(Highlight))),
  content: z.nullish(Highlight),
});

const Hit = z.object({
  objectID: z.string(),
  url: z.string(),
  type: z.enum(['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content']),
  hierarchy: z.object({
    lvl0: z.string(),
    lvl1: z.string(),
    lvl2: z.nullish(z.string()),
    lvl3: z.nullish(z.string()),
    lvl4: z.nullish(z.string()),
    lvl5: z.nullish(z.string()),
    lvl6: z.nullish(z.string()),
  }),
  content: z.nullish(z.string()),
  kind: z._default(z.enum(['docs', 'api', 'blog', 'releases']), 'docs'),
  tags: z._default(z.array(z.string()), []),
  breadcrumbs: z._default(z.array(z.string()), []),
  _highlightResult: z.optional(Highlights),
  _snippetResult: z.optional(Highlights),
});
type Hit = z.output<typeof Hit>;

const Counts = z.record(z.string(), z.number());

// Hits are looked at one by one: a bad one does not spoil the others.
const Result = z.object({
  hits: z.array(z.unknown()),
  nbHits: z._default(z.number(), 0),
  queryID: z.optional(z.string()),
  facets: z._default(z.record(z.string(), Counts), {}),
});
/** One of the results of an answer. */
export type AlgoliaResult = z.output<typeof Result>;

/** The results of an answer. Throws when the answer is none. */
export function resultsOf(answer: unknown): AlgoliaResult[] {
  return z.object({ results: z.array(Result) }).parse(answer).results;
}

/** The hits of a result that can be shown and followed, and the words found in them. */
export function hitsOf(result: AlgoliaResult, query: string): { hits: SearchHit[]; words: string[] } {
  const known = result.hits.flatMap((hit) => Hit.safeParse(hit).data ?? []);
  const read = createMarkReader(query);
  return {
    hits: known.flatMap((hit) => hitOf(hit, read)),
    words: markedWords(
      known.flatMap((hit) => markedTexts(hit, read)),
      query,
    ),
  };
}

function hitOf(hit: Hit, read: MarkReader): SearchHit[] {
  const url = siteAddressOf(hit.url);
  if (url === undefined) return [];
  const { objectID, type, kind, tags, breadcrumbs, content = null } = hit;
  const { lvl0, lvl1, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null } = hit.hierarchy;
  const snippet = hit._snippetResult?.content?.value;
  return [
    {
      ...{ objectID, url, type, kind, tags, breadcrumbs, content },
      hierarchy: { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 },
      highlighted: highlightedOf(hit, read),
      snippet: snippet ? read(snippet) : null,
    },
  ];
}

function highlightedOf(hit: Hit, read: MarkReader): SearchHit['highlighted'] {
  const at = (level: keyof Hit['hierarchy']): MarkedText | null => {
    const text = hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level];
    return text ? read(text) : null;
  };
  return {
    lvl0: at('lvl0'),
    lvl1: at('lvl1'),
    lvl2: at('lvl2'),
    lvl3: at('lvl3'),
    lvl4: at('lvl4'),
    lvl5: at('lvl5'),
    lvl6: at('lvl6'),
  };
}

function markedTexts({ _highlightResult }: Hit, read: MarkReader): MarkedText[] {
  const highlights = [...Object.values(_highlightResult?.hierarchy ?? {}), _highlightResult?.content];
  return highlights.flatMap((highlight) => (highlight ? [read(highlight.value)] : []));
}

/**
 * The address inside this site that a hit leads to; undefined for what is no web address. The origin is dropped:
 * a hit never leads elsewhere, and an index filled by a crawler works on a preview host too.
 */
function siteAddressOf(url: string): string | undefined {
  if (!URL.canParse(url, 'https://site.invalid')) return undefined;
  const { protocol, pathname, search, hash } = new URL(url, 'https://site.invalid');
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`;
}

/** The counts of hits by kind. */
export function kindCounts(facets: AlgoliaResult['facets']): Record<SearchKind, number> {
  const { docs = 0, api = 0, blog = 0, releases = 0 } = facets.kind ?? {};
  return { docs, api, blog, releases };
}
