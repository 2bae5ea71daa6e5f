import { didYouMean } from '../model/closest.ts';
import type { Source } from '../model/compiled-page.ts';
import type { DocFrontmatter } from '../model/frontmatter.ts';
import type { Problem } from '../model/problem.ts';
import type { Sidebar, SidebarNode } from '../model/sidebar.ts';
import type { SidebarItem, SidebarsConfig } from '../model/sidebars-config.ts';
import type { ApiReference } from './api-reference.ts';

/** A documentation page with its name in sidebars. */
export interface Doc {
  id: string;
  source: Source;
  data: DocFrontmatter;
  label: string;
}

/** The documentation pages by id: their path below `content/docs` without extension, or the id they give themselves. */
export function docsById(sources: readonly Source[]): Map<string, Doc> {
  const docs = new Map<string, Doc>();
  for (const source of sources) {
    if (source.head.kind !== 'doc') continue;
    const { data } = source.head;
    const id = data.id ?? source.sourcePath.replace(/^content\/docs\//, '').replace(/\.mdx?$/, '');
    // A second page of the same id (`a.md` beside `a.mdx`) stays a page: its route may be reported, it must not vanish.
    docs.set(docs.has(id) ? source.sourcePath : id, { id, source, data, label: data.sidebar_label ?? source.title });
  }
  return docs;
}

/** The sidebars with every entry resolved, and the entries that lead nowhere. */
export function resolveSidebars(
  config: SidebarsConfig,
  docs: Map<string, Doc>,
  operations: ApiReference['groups'] = [],
): { sidebars: Sidebar[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const listed = [...docs.values()].filter(({ data }) => !data.unlisted);
  const sidebars = Object.entries(config).map(([key, { label, items }]) => ({
    key,
    label,
    nodes: items.flatMap((item) => nodesOf(item)),
  }));
  return { sidebars, problems };

  function nodesOf(item: SidebarItem): SidebarNode[] {
    switch (item.type) {
      case 'doc': {
        const doc = docs.get(item.id);
        if (!doc) problems.push(missing(item.id, [...docs.keys()]));
        return doc ? [{ ...pageNode(doc), ...(item.label !== undefined && { label: item.label }) }] : [];
      }
      case 'folder':
        return [groupOf(item.dir)];
      case 'contents':
        return contentsOf(item.dir);
      case 'operations':
        return operations.map(({ label, id, operations: ids }) => ({
          kind: 'group',
          key: id,
          label,
          route: docs.get(id)?.source.route,
          children: ids.flatMap((operation) => nodesOf({ type: 'doc', id: operation })),
        }));
      case 'category':
        return [
          {
            kind: 'group',
            key: item.label,
            label: item.label,
            route: undefined,
            children: item.items.flatMap(nodesOf),
          },
        ];
      case 'link':
        return [{ kind: 'external', label: item.label, href: item.href }];
    }
  }

  function groupOf(dir: string): SidebarNode {
    const index = docs.get(`${dir}/index`);
    if (!index) problems.push(missing(`${dir}/index`, [...docs.keys()]));
    return {
      kind: 'group',
      key: dir,
      label: index?.label ?? dir,
      route: index?.source.route,
      children: contentsOf(dir),
    };
  }

  function contentsOf(dir: string): SidebarNode[] {
    const below = listed.filter(({ source }) => source.sourcePath.startsWith(`content/docs/${dir}/`));
    const names = new Map<string, number>();
    for (const { source, data } of below) {
      const [first = '', ...rest] = source.sourcePath.slice(`content/docs/${dir}/`.length).split('/');
      const isOwn = rest.length === 0 || (rest.length === 1 && /^index\.mdx?$/.test(rest[0] ?? ''));
      const position = isOwn ? (data.sidebar_position ?? 1000) : (names.get(first) ?? 1000);
      if (rest.length > 0 || !/^index\./.test(first)) names.set(first, position);
    }
    return [...names]
      .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
      .map(([name]) => {
        const doc = below.find(({ source }) => source.sourcePath === `content/docs/${dir}/${name}`);
        return doc ? pageNode(doc) : groupOf(`${dir}/${name}`);
      });
  }
}

function pageNode(doc: Doc): SidebarNode & { kind: 'page' } {
  return { kind: 'page', label: doc.label, route: doc.source.route, method: doc.data.api_method };
}

function missing(id: string, ids: string[]): Problem {
  return {
    rule: 'config',
    file: 'sidebars.ts',
    line: 1,
    column: 1,
    message: `The sidebar names "${id}", and there is no such page.`,
    fix: didYouMean(id, ids, `Expected content/docs/${id}.mdx.`),
  };
}
