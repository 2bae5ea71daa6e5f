import { create, insertMultiple, search } from '@orama/orama';
import { Document } from 'flexsearch';
import MiniSearch from 'minisearch';
import { type ComparedEngine, routesOf, type SectionDocument } from './engine.ts';

const FIELDS: ('title' | 'heading' | 'keywords' | 'text')[] = ['title', 'heading', 'keywords', 'text'];
// Enough sections for any page that could count.
const LIMIT = 200;

/** MiniSearch as it comes. */
export function miniSearchDefaults(sections: readonly SectionDocument[]): ComparedEngine {
  const index = new MiniSearch({ fields: FIELDS });
  index.addAll(sections);
  return {
    name: 'MiniSearch, defaults',
    routesFor: (query) => routesOf(index.search(query).map(({ id }) => String(id))),
  };
}

/** MiniSearch with the options of its guide, which documentation sites commonly use. */
export function miniSearchTuned(sections: readonly SectionDocument[]): ComparedEngine {
  const index = new MiniSearch({
    fields: FIELDS,
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, heading: 2 } },
  });
  index.addAll(sections);
  return {
    name: 'MiniSearch, boosted',
    routesFor: (query) => routesOf(index.search(query).map(({ id }) => String(id))),
  };
}

/** FlexSearch with its document index, asked field by field, titles first, as its guide merges them. */
export function flexSearch(sections: readonly SectionDocument[]): ComparedEngine {
  const index = new Document<{ [key in keyof SectionDocument]: string }>({
    tokenize: 'forward',
    context: true,
    document: { id: 'id', index: FIELDS },
  });
  for (const section of sections) index.add({ ...section });
  return {
    name: 'FlexSearch',
    routesFor(query) {
      const found = index.search(query, { limit: LIMIT, suggest: true });
      return routesOf(found.flatMap(({ result }) => result.map(String)));
    },
  };
}

/** Orama with boosted titles and its usual tolerance. */
export async function orama(sections: readonly SectionDocument[]): Promise<ComparedEngine> {
  const index = create({
    schema: { id: 'string', route: 'string', title: 'string', heading: 'string', keywords: 'string', text: 'string' },
  });
  await insertMultiple(index, [...sections]);
  return {
    name: 'Orama',
    async routesFor(term) {
      const boost = { title: 4, heading: 2 };
      const properties: ('title' | 'heading' | 'keywords' | 'text')[] = ['title', 'heading', 'keywords', 'text'];
      const { hits } = await search(index, { term, properties, boost, tolerance: 1, limit: LIMIT });
      return routesOf(hits.map(({ document }) => document.id));
    },
  };
}
