import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pageInfo } from '../../test/fixtures/page-info.ts';
import { siteConfig } from '../../test/fixtures/site-config.ts';
import { scanHtml } from '../mdx/scan-html.ts';
import { assembleDocs } from './assemble-docs.tsx';
import { docsById, resolveSidebars } from './sidebars.ts';

const contents = [2, 3, 4].map((level) => ({ anchor: `h${level}`, html: `H${level}`, level }));
const TAGS = {
  speed: { label: 'Speed', description: 'What makes it fast.' },
  unused: { label: 'Unused', description: 'Nothing.' },
};

/** A small documentation; `extra` goes into the front matter of the page in the middle. */
function docsWith(extra: string[] = []) {
  const pages = [
    pageInfo('content/docs/index.mdx', ['title: Welcome']),
    pageInfo('content/docs/features/index.mdx', ['title: Features']),
    pageInfo('content/docs/features/caching.mdx', ['title: Caching', 'sidebar_label: Cache', ...extra], { contents }),
    pageInfo('content/docs/features/search.mdx', ['title: Search', 'tags: [speed]']),
    pageInfo('content/docs/api/index.mdx', ['title: API']),
  ];
  const docs = docsById(pages.map(({ source }) => source));
  const { sidebars } = resolveSidebars(
    {
      docs: {
        label: 'Documentation',
        items: [
          { type: 'doc', id: 'index' },
          { type: 'folder', dir: 'features' },
        ],
      },
      api: { label: 'API', items: [{ type: 'folder', dir: 'api' }] },
    },
    docs,
  );
  const updates = new Map([
    ['content/docs/features/caching.mdx', { author: 'From git', date: '2024-05-01T23:30:00-05:00' }],
  ]);
  return assembleDocs({ config: siteConfig(), pages, docs, sidebars, tags: TAGS, updates });
}

async function caching(...extra: string[]): Promise<string> {
  return htmlOf('/docs/features/caching', extra);
}

async function htmlOf(route: string, extra: string[] = []): Promise<string> {
  const page = docsWith(extra).find((candidate) => candidate.route === route);
  if (!page) throw new Error(`There is no page ${route}`);
  return renderToStaticMarkup(await page.main());
}

describe('spec 2.6: a documentation page', () => {
  test('belongs to the sidebar that names it: "docs" or "api"', () => {
    const sidebars = Object.fromEntries(docsWith().map(({ route, sidebar }) => [route, sidebar]));
    expect(sidebars).toMatchObject({
      '/docs': 'docs',
      '/docs/features/caching': 'docs',
      '/docs/api': 'api',
      '/docs/tags': 'docs',
    });
  });

  test('shows breadcrumbs', async () => {
    expect(await caching()).toContain(
      '<li><a href="/docs/features">Features</a></li><li><span aria-current="page">Cache</span></li></ol>',
    );
  });

  test('shows the last-update author and time', async () => {
    expect(await caching()).toContain(
      'Last updated on <time dateTime="2024-05-01T23:30:00-05:00">May 2, 2024</time> by From git',
    );
    expect(await caching('last_update: { author: Docs team, date: 2024-06-01 }')).toContain(
      'June 1, 2024</time> by Docs team',
    );
  });

  test('shows none without history', async () => {
    expect(await htmlOf('/docs')).not.toContain('Last updated');
  });

  test('has an edit link to the source repository, and if it is generated, to what it is made from', async () => {
    expect(await caching()).toContain(
      '<a href="https://code.loam.example/edit/main/content/docs/features/caching.mdx">Edit this page</a>',
    );
    expect(await caching('edit_path: public/openapi.json')).toContain(
      '<a href="https://code.loam.example/edit/main/public/openapi.json">Edit this page</a>',
    );
  });

  test.each([
    ['heading levels 2 to 3 by default', [], ['#h2', '#h3']],
    ['the levels of its front matter', ['toc_min_heading_level: 3', 'toc_max_heading_level: 6'], ['#h3', '#h4']],
    ['nothing when hidden', ['hide_table_of_contents: true'], []],
  ])('has a table of contents of %s', async (_, extra, anchors) => {
    expect(scanHtml(await caching(...extra)).hrefs.filter((href) => href.startsWith('#'))).toEqual(anchors);
  });

  test('leads to the previous and the next page of its sidebar', async () => {
    const html = await caching();
    expect(html).toContain('<a rel="prev" href="/docs/features"><small>Previous</small><span>Features</span></a>');
    expect(html).toContain('<a rel="next" href="/docs/features/search"><small>Next</small><span>Search</span></a>');
  });

  test('may choose its neighbours or have none', async () => {
    const html = await caching('pagination_prev: null', 'pagination_next: api/index');
    expect(html).not.toContain('rel="prev"');
    expect(html).toContain('<a rel="next" href="/docs/api">');
  });

  test('may hide its title, which stays in the browser tab', async () => {
    expect(await caching()).toContain('<h1>Caching</h1>');
    expect(await caching('hide_title: true')).not.toContain('<h1>');
    expect(docsWith(['hide_title: true'])[2]?.title).toBe('Caching');
  });

  test('that is unlisted says so and is in no sidebar, tag or search', async () => {
    const pages = docsWith(['unlisted: true', 'tags: [speed]']);
    expect(pages.find(({ route }) => route === '/docs/features/caching')).toMatchObject({
      isListed: false,
      search: undefined,
    });
    expect(await caching('unlisted: true')).toContain('This page is unlisted');
    expect(await htmlOf('/docs/tags/speed', ['unlisted: true', 'tags: [speed]'])).not.toContain('caching');
  });

  test('is searched under its top-level section', () => {
    const sections = Object.fromEntries(
      docsWith().flatMap(({ route, search }) => (search ? [[route, [search.topSection, search.kind]]] : [])),
    );
    expect(sections).toEqual({
      '/docs': ['Documentation', 'docs'],
      '/docs/features': ['Features', 'docs'],
      '/docs/features/caching': ['Features', 'docs'],
      '/docs/features/search': ['Features', 'docs'],
      '/docs/api': ['API', 'api'],
    });
  });
});

describe('spec 2.6: /docs/tags and /docs/tags/{tag}', () => {
  test('the index names the tags that are used', async () => {
    const html = await htmlOf('/docs/tags');
    expect(html).toContain('<a href="/docs/tags/speed" title="What makes it fast.">Speed<small>1</small></a>');
    expect(html).not.toContain('Unused');
  });

  test('a tag lists its pages, and pages name their tags', async () => {
    expect(await htmlOf('/docs/tags/speed')).toContain('<a href="/docs/features/search">Search</a>');
    expect(await htmlOf('/docs/tags/speed')).toContain('What makes it fast. One page.');
    expect(await htmlOf('/docs/features/search')).toContain('<a href="/docs/tags/speed">Speed</a>');
  });
});
