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
  const all = sources.flatMap((source): Doc[] => {
    if (source.head.kind !== 'doc') return [];
    const { data } = source.head;
    const id = data.id ?? source.sourcePath.replace(/^content\/docs\//, '').replace(/\.mdx?$/, '');
    return [{ id, source, data, label: data.sidebar_label ?? source.title }];
  });
  const named = new Set(all.flatMap(({ id, data }) => (data.id === undefined ? [id] : [])));
  for (const doc of all) {
    // The page whose place is the id has it. A second page of the same id (`a.md` beside `a.mdx`) stays a page: its route
    // may be reported, it must not vanish.
    const isSecond = docs.has(doc.id) || (doc.data.id !== undefined && named.has(doc.id));
    docs.set(isSecond ? doc.source.sourcePath : doc.id, doc);
  }
  return docs;
}

/** Ids that two pages have, and neighbours that are no pages. */
export function idProblems(docs: ReadonlyMap<string, Doc>): Problem[] {
  const ids = [...docs.keys()];
  return [...docs].flatMap(([key, { id, source, data }]) => {
    const at = (name: string) => ({ file: source.sourcePath, line: source.keyLines[name] ?? 1, column: 1 });
    const taken: Problem[] =
      key === id || data.id === undefined
        ? []
        : [
            {
              rule: 'bad-value',
              ...at('id'),
              message: `The id "${id}" is that of ${docs.get(id)?.source.sourcePath}.`,
              fix: 'Choose another, or leave it out: it is then the path of the file.',
            },
          ];
    const neighbours = (['pagination_prev', 'pagination_next'] as const).flatMap((name): Problem[] => {
      const neighbour = data[name];
      if (!neighbour || docs.has(neighbour)) return [];
      const message = `"${name}" names "${neighbour}", and there is no such page.`;
      return [{ rule: 'bad-value', ...at(name), message, fix: didYouMean(neighbour, ids, 'Use the id of a page.') }];
    });
    return [...taken, ...neighbours];
  });
}

/** The sidebars with every entry resolved, and the entries that lead nowhere. */
export function resolveSidebars(
  config: SidebarsConfig,
  docs: Map<string, Doc>,
  operations: ApiReference['groups'] = [],
): { sidebars: Sidebar[]; problems: Problem[] } {
  const problems: Problem[] = idProblems(docs);
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
        if (!docs.has(`${item.dir}/index`)) problems.push(missing(`${item.dir}/index`, [...docs.keys()]));
        return [groupOf(item.dir)];
      case 'contents': {
        const nodes = contentsOf(item.dir);
        if (nodes.length === 0) problems.push(empty(item.dir));
        return nodes;
      }
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
        if (doc) return pageNode(doc);
        const folder = `${dir}/${name}`;
        if (!docs.has(`${folder}/index`)) problems.push(withoutOverview(folder, below));
        return groupOf(folder);
      });
  }
}

function pageNode(doc: Doc): SidebarNode & { kind: 'page' } {
  return { kind: 'page', label: doc.label, route: doc.source.route, method: doc.data.api_method };
}

/** Told at a page of the folder: whoever has made it has not touched the sidebar. */
function withoutOverview(dir: string, docs: readonly Doc[]): Problem {
  const folder = `content/docs/${dir}/`;
  return {
    rule: 'config',
    file: docs.find(({ source }) => source.sourcePath.startsWith(folder))?.source.sourcePath ?? 'sidebars.ts',
    line: 1,
    column: 1,
    message: `The folder ${folder} has no page that opens it.`,
    fix: `Add ${folder}index.mdx: its title is the name of the group in the sidebar.`,
  };
}

function empty(dir: string): Problem {
  return {
    rule: 'config',
    file: 'sidebars.ts',
    line: 1,
    column: 1,
    message: `The sidebar names the folder "${dir}", and no page is in it.`,
    fix: `Expected pages in content/docs/${dir}/.`,
  };
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
