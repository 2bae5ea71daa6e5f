import type { SearchablePage, SearchKind } from '../model/search-record.ts';
import { SearchSettings } from '../model/search-settings.ts';
import { buildSearch } from './build-index.ts';
import { searchIndexOf, searchTextsOf } from './format.ts';

/* A site of a few pages, for tests. */

interface FixturePage {
  route: string;
  title: string;
  text?: string;
  kind?: SearchKind;
  tags?: string[];
  keywords?: string[];
  sections?: [anchor: string, heading: string, text: string, level?: number][];
}

/** A page with the given parts and nothing else. */
export function fixturePage({
  route,
  title,
  text = '',
  kind = 'docs',
  tags = [],
  keywords = [],
  sections = [],
}: FixturePage): SearchablePage {
  return {
    route,
    title,
    description: '',
    topSection: kind === 'docs' ? 'Components' : 'Releases',
    breadcrumbs: ['Components', 'Data connectors'],
    kind,
    tags,
    keywords,
    sections: [
      { anchor: '', level: 1, heading: title, text },
      ...sections.map(([anchor, heading, body, level = 2]) => ({ anchor, level, heading, text: body })),
    ],
  };
}

/** The pages that most tests search. */
export const fixturePages: SearchablePage[] = [
  fixturePage({
    route: '/docs/postgres',
    title: 'PostgreSQL data connector',
    text: 'Query tables of a server in place.',
    tags: ['connectors', 'databases'],
    keywords: ['pg'],
    sections: [
      ['tls', 'TLS', 'Set `pg_sslmode` to verify-full unless the server has no certificate.'],
      ['refresh', 'Refresh', 'A copy is kept by refresh_mode append.'],
      ['windows', 'Windows', 'Only the last day.', 3],
    ],
  }),
  fixturePage({
    route: '/docs/duckdb',
    title: 'DuckDB data accelerator',
    text: 'Keeps a copy in a file. Caching is another thing.',
    tags: ['accelerators'],
    sections: [['file', 'The file', 'The parameter duckdb_file names it. One writer at a time.']],
  }),
  fixturePage({
    route: '/docs/kubernetes',
    title: 'Deploy on Kubernetes',
    text: 'A Helm chart turns a manifest into a deployment.',
    tags: ['deployment'],
  }),
  fixturePage({
    route: '/blog/releases/v1.0-rc.3',
    title: 'Loam v1.0-rc.3: Iceberg, both ways',
    text: 'PostgreSQL and DuckDB are faster.',
    kind: 'releases',
    tags: ['databases'],
  }),
];

/** The files of a site, as the browser reads them. */
export function fixtureFiles(pages = fixturePages) {
  const settings = SearchSettings.parse({ synonyms: { k8s: ['kubernetes'], 'change stream': ['refresh_mode'] } });
  const files = buildSearch(pages, settings);
  const texts = files.texts.map(({ content }) => searchTextsOf(JSON.parse(content)));
  return { index: searchIndexOf(JSON.parse(files.index.content)), texts, files };
}
