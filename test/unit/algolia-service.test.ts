import { expect, test } from 'vitest';
import { hostedIndexOf } from '../e2e/algolia/hosted-index.ts';
import { Query, resultOf } from '../e2e/algolia/query-service.ts';

/* The stand-in for the hosted search does what the documentation of the service says of its parameters. */

const SENTENCES = [
  "Let's play Jenga tomorrow.",
  'Check out the fighter jets flying over my town!',
  'Beef jerky is a great source of protein.',
  'Jack and Jill went up the hill.',
  'Jacqueline bought me a jet black iPhone.',
];

const INDEX = hostedIndexOf(
  'sentences',
  {
    searchableAttributes: ['unordered(title)', 'content'],
    attributesForFaceting: ['kind', 'afterDistinct(place)'],
    attributeForDistinct: 'place',
    distinct: true,
    ranking: ['words', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight)'],
  },
  SENTENCES.map((content, at) => ({
    ...{ objectID: String(at + 1), content, place: String(at), weight: at },
    kind: at < 3 ? 'long' : 'short',
  })),
);

function asked(query: string, rest: object = {}, index = INDEX) {
  return resultOf(Query.parse({ indexName: index.name, query, ...rest }), index);
}

function found(query: string, rest: object = {}): string[] {
  return asked(query, rest).hits.map(({ objectID }) => objectID);
}

test.each([
  ['j', ['1', '2', '3', '4', '5']],
  ['je b', []],
  ['jet b', ['5']],
  ['jet black', ['5']],
  ['IPHONE', ['5']],
  ['protien', ['3']],
  ['bef', []],
  ['jrky protien', ['3']],
])('"%s" finds %j', (query, numbers) => {
  expect(found(query).sort()).toEqual(numbers);
});

test('all words become optional where the settings say so', () => {
  const optional = hostedIndexOf('all', { ...INDEX.settings, removeWordsIfNoResults: 'allOptional' }, INDEX.records);
  expect(asked('je b', {}, optional).hits.map(({ objectID }) => objectID)).toEqual(['3', '5']);
});

test('a prefix is highlighted as far as it was typed', () => {
  const [hit] = asked('beef jer', { attributesToHighlight: ['content'] }).hits;
  expect(hit?._highlightResult).toEqual({
    content: {
      value: '<em>Beef</em> <em>jer</em>ky is a great source of protein.',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['beef', 'jer'],
    },
  });
});

test('a snippet has the wanted number of words around the match, and says where text is missing', () => {
  const [hit] = asked('source', {
    attributesToSnippet: ['content:3'],
    highlightPreTag: '[',
    highlightPostTag: ']',
  }).hits;
  expect(hit?._snippetResult).toEqual({ content: { value: '…great [source] of…', matchLevel: 'full' } });
});

test('facet values are counted and filtered by', () => {
  expect(asked('j', { facets: ['kind', 'title'] }).facets).toEqual({ kind: { long: 3, short: 2 } });
  expect(found('j', { facetFilters: ['kind:short', ['place:3', 'place:0']] })).toEqual(['4']);
  expect(found('j', { facetFilters: ['title:none'] })).toEqual([]);
});

test('records of one group are one hit, counted before or after that as declared', () => {
  const records = [1, 2, 3].map((weight) => ({
    objectID: `${weight}`,
    content: 'same',
    place: 'one',
    kind: 'x',
    weight,
  }));
  const grouped = asked('same', { facets: ['kind', 'place'] }, hostedIndexOf('groups', INDEX.settings, records));
  expect(grouped).toMatchObject({ nbHits: 1, facets: { kind: { x: 3 }, place: { one: 1 } } });
  expect(grouped.hits.map(({ objectID }) => objectID)).toEqual(['3']);
});

test('hits come in pages', () => {
  expect(asked('j', { hitsPerPage: 2, page: 2 })).toMatchObject({ nbHits: 5, nbPages: 3, page: 2, hits: [{}] });
});

test.each([
  ['no hits on a page', { hitsPerPage: 0 }],
  ['an unknown parameter', { hitsPerpage: 3 }],
])('%s is refused', (_, parameters) => {
  expect(Query.safeParse({ indexName: 'sentences', ...parameters }).success).toBe(false);
});
