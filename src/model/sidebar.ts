/** A place in a sidebar, with everything resolved. */
export type SidebarNode =
  | { kind: 'page'; label: string; route: string; method?: string | undefined }
  | { kind: 'external'; label: string; href: string }
  | { kind: 'group'; label: string; key: string; route: string | undefined; children: SidebarNode[] };

export interface Sidebar {
  key: string;
  /** Accessible name of the navigation. */
  label: string;
  nodes: SidebarNode[];
  /** Shown above the list; its groups all stand open. */
  title?: string | undefined;
}

/** A page with its name, as linked from breadcrumbs and pagers. */
export interface PageLink {
  route: string;
  label: string;
}

/** Every page of a sidebar in reading order. */
export function pagesInOrder(nodes: readonly SidebarNode[]): PageLink[] {
  return nodes.flatMap(pagesOf);
}

function pagesOf(node: SidebarNode): PageLink[] {
  switch (node.kind) {
    case 'page':
      return [{ route: node.route, label: node.label }];
    case 'external':
      return [];
    case 'group': {
      const own = node.route === undefined ? [] : [{ route: node.route, label: node.label }];
      return [...own, ...pagesInOrder(node.children)];
    }
  }
}

/** The sidebar of every page; the first one that has the page wins. */
export function sidebarsByRoute(sidebars: readonly Sidebar[]): Map<string, Sidebar> {
  const found = new Map<string, Sidebar>();
  for (const sidebar of sidebars)
    for (const { route } of pagesInOrder(sidebar.nodes)) if (!found.has(route)) found.set(route, sidebar);
  return found;
}

/** The groups above a page, outermost first; undefined when the page is not in the tree. */
export function groupsAbove(nodes: readonly SidebarNode[], route: string): SidebarNode[] | undefined {
  for (const node of nodes) {
    if (node.kind === 'page' && node.route === route) return [];
    if (node.kind !== 'group') continue;
    if (node.route === route) return [];
    const below = groupsAbove(node.children, route);
    if (below) return [node, ...below];
  }
  return undefined;
}
