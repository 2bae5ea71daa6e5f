import type { SearchablePage } from '../model/search-record.ts';
import { groupsAbove, type PageLink, pagesInOrder, type Sidebar, sidebarsByRoute } from '../model/sidebar.ts';
import type { SiteConfig } from '../model/site-config.ts';
import type { TagsFile } from '../model/tags.ts';
import { titleCase } from '../model/title-case.ts';
import { DocPage } from '../ui/page/DocPage.tsx';
import { TagIndexPage, TagPage } from '../ui/page/TagPages.tsx';
import type { PageInfo } from './compile-site.ts';
import type { LastUpdate } from './git-history.ts';
import type { Doc } from './sidebars.ts';
import type { SitePage } from './site-page.ts';

export interface DocsInput {
  config: SiteConfig;
  pages: readonly PageInfo[];
  docs: Map<string, Doc>;
  sidebars: readonly Sidebar[];
  tags: TagsFile;
  updates: Map<string, LastUpdate>;
}

/** Where pages stand, found once: a large site has a large sidebar, and every page asks. */
interface Places {
  sidebarOf: Map<string, Sidebar>;
  orderOf: Map<Sidebar, PageLink[]>;
}

/** Documentation pages, and the pages that list them by tag. */
export function assembleDocs(input: DocsInput): SitePage[] {
  const bySource = new Map([...input.docs.values()].map((doc) => [doc.source.sourcePath, doc]));
  const places: Places = {
    sidebarOf: sidebarsByRoute(input.sidebars),
    orderOf: new Map(input.sidebars.map((sidebar) => [sidebar, pagesInOrder(sidebar.nodes)])),
  };
  const pages = input.pages.flatMap((page) => {
    const doc = bySource.get(page.sourcePath);
    return doc ? [docPage(page, doc, { ...input, ...places })] : [];
  });
  return [...pages, ...tagPages(input)];
}

function docPage(page: PageInfo, doc: Doc, input: DocsInput & Places): SitePage {
  const { data, source } = doc;
  const sidebar = input.sidebarOf.get(source.route);
  const groups = (sidebar && groupsAbove(sidebar.nodes, source.route)) ?? [];
  const breadcrumbs = [
    ...groups.flatMap((group) => (group.kind === 'group' ? [{ label: group.label, route: group.route }] : [])),
    { label: doc.label, route: source.route },
  ];
  const lastUpdate = { ...input.updates.get(source.sourcePath), ...data.last_update };
  const [minLevel, maxLevel] = [data.toc_min_heading_level ?? 2, data.toc_max_heading_level ?? 3];
  return {
    route: source.route,
    title: source.title,
    description: data.description,
    sidebar: sidebar?.key ?? 'docs',
    layout: 'doc',
    kind: 'article',
    sourcePath: source.sourcePath,
    isListed: !data.unlisted,
    image: page.previewImage,
    lastModified: lastUpdate.date?.slice(0, 10),
    search: searchOf(
      page,
      doc,
      breadcrumbs.slice(0, -1).map(({ label }) => label),
      input,
    ),
    twin: async () => (await page.body()).twin,
    async main() {
      const { html } = await page.body();
      return (
        <DocPage
          page={{
            title: source.title,
            hasTitle: !data.hide_title,
            html,
            contents: data.hide_table_of_contents
              ? []
              : page.contents.filter(({ level }) => level >= minLevel && level <= maxLevel),
            breadcrumbs,
            ...neighboursOf(doc, (sidebar && input.orderOf.get(sidebar)) ?? [], input.docs),
            tags: (data.tags ?? []).map((tag) => ({
              label: input.tags[tag]?.label ?? tag,
              route: `/docs/tags/${tag}`,
            })),
            editUrl: input.config.editUrl + (data.edit_path ?? source.sourcePath),
            lastUpdate: lastUpdate.date ? { author: lastUpdate.author, date: lastUpdate.date } : undefined,
            isUnlisted: data.unlisted ?? false,
          }}
        />
      );
    },
  };
}

function neighboursOf(
  doc: Doc,
  order: readonly PageLink[],
  docs: Map<string, Doc>,
): { previous: PageLink | undefined; next: PageLink | undefined } {
  const at = order.findIndex(({ route }) => route === doc.source.route);
  const chosen = (id: string | null | undefined, otherwise: PageLink | undefined): PageLink | undefined => {
    if (id === null) return undefined;
    const named = id === undefined ? undefined : docs.get(id);
    return named ? { route: named.source.route, label: named.label } : otherwise;
  };
  return {
    previous: chosen(doc.data.pagination_prev, at > 0 ? order[at - 1] : undefined),
    next: chosen(doc.data.pagination_next, at >= 0 ? order[at + 1] : undefined),
  };
}

function searchOf(page: PageInfo, doc: Doc, breadcrumbs: string[], { tags }: DocsInput): SearchablePage | undefined {
  const { source, data } = doc;
  if (data.unlisted) return undefined;
  const [, , folder = ''] = source.route.split('/');
  const isApi = folder === 'api';
  const isInFolder = source.sourcePath.split('/').length > 3;
  return {
    route: source.route,
    title: source.title,
    description: data.description,
    topSection: isApi ? 'API' : isInFolder ? titleCase(folder) : 'Documentation',
    breadcrumbs,
    kind: isApi ? 'api' : 'docs',
    tags: (data.tags ?? []).map((tag) => tags[tag]?.label ?? tag),
    keywords: data.keywords ?? [],
    sections: page.sections,
  };
}

function tagPages({ docs, tags }: DocsInput): SitePage[] {
  const used = Object.entries(tags).flatMap(([key, tag]) => {
    const pages = [...docs.values()].filter(({ data }) => data.tags?.includes(key) && !data.unlisted);
    return pages.length > 0 ? [{ key, ...tag, route: `/docs/tags/${key}`, pages }] : [];
  });
  const shared = { sidebar: 'docs', layout: 'doc', kind: 'website', sourcePath: undefined, isListed: true } as const;
  const index: SitePage = {
    ...shared,
    route: '/docs/tags',
    title: 'Documentation by tag',
    description: 'Every topic of the Loam documentation, with the pages that treat it.',
    main: async () => (
      <TagIndexPage title="Documentation by tag" tags={used.map((tag) => ({ ...tag, count: tag.pages.length }))} />
    ),
  };
  const each = used.map(
    (tag): SitePage => ({
      ...shared,
      route: tag.route,
      title: `${tag.label}: documentation`,
      description: tag.description,
      main: async () => (
        <TagPage
          tag={tag}
          indexRoute="/docs/tags"
          pages={tag.pages.map(({ source, data }) => ({
            route: source.route,
            title: source.title,
            description: data.description,
          }))}
        />
      ),
    }),
  );
  return [index, ...each];
}
