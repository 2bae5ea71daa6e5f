import { renderToStaticMarkup } from 'react-dom/server';
import type { Sidebar, SidebarNode } from '../model/sidebar.ts';
import { holds, SidebarEntry, SidebarTree } from '../ui/shell/SidebarTree.tsx';

/** The parts of a sidebar that are the same on every page. */
interface Parts {
  before: string;
  after: string;
  entries: Map<SidebarNode, string>;
}

const known = new WeakMap<Sidebar, Parts>();

/**
 * A sidebar with the way to a page open. Only the entry that leads to the page is rendered for it: in a site of a
 * thousand pages, rendering every entry for each of them would take longer than all else that is written.
 */
export function sidebarHtml(sidebar: Sidebar, route: string): string {
  const { before, after, entries } = known.get(sidebar) ?? partsOf(sidebar);
  const html = sidebar.nodes.map((node) => (holds(node, route) ? entryHtml(sidebar, node, route) : entries.get(node)));
  return before + html.join('') + after;
}

function partsOf(sidebar: Sidebar): Parts {
  const empty = renderToStaticMarkup(<SidebarTree sidebar={{ ...sidebar, nodes: [] }} route="" />);
  const [before = '', after = ''] = empty.split('</ul>');
  const entries = new Map(sidebar.nodes.map((node) => [node, entryHtml(sidebar, node, '')]));
  const parts = { before, after: `</ul>${after}`, entries };
  known.set(sidebar, parts);
  return parts;
}

function entryHtml(sidebar: Sidebar, node: SidebarNode, route: string): string {
  return renderToStaticMarkup(<SidebarEntry sidebar={sidebar} node={node} route={route} />);
}
