import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Sidebar, SidebarNode } from '../model/sidebar.ts';
import { SidebarTree } from '../ui/shell/SidebarTree.tsx';
import { sidebarHtml } from './sidebar-html.tsx';

const page = (route: string): SidebarNode => ({ kind: 'page', label: `Page ${route}`, route });
const inner: SidebarNode = { kind: 'group', key: 'b', label: 'Inner', route: '/b', children: [page('/b/1')] };
const nodes: SidebarNode[] = [
  page('/a'),
  { kind: 'group', key: 'c', label: 'Outer', route: undefined, children: [inner, page('/c/1')] },
  { kind: 'external', label: 'Chat', href: 'https://chat.loam.example' },
];
const plain: Sidebar = { key: 'docs', label: 'Docs', nodes };

test.each([
  ['/a', plain],
  ['/b', plain],
  ['/b/1', plain],
  ['/elsewhere', plain],
  ['/c/1', { ...plain, title: 'All posts' }],
])('for %s it is what the whole tree renders to', (route, sidebar) => {
  for (const _ of ['first', 'again'])
    expect(sidebarHtml(sidebar, route)).toBe(renderToStaticMarkup(<SidebarTree sidebar={sidebar} route={route} />));
});
