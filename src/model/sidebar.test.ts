import { expect, test } from 'vitest';
import { groupsAbove, pagesInOrder, type SidebarNode, sidebarsByRoute } from './sidebar.ts';

const deep: SidebarNode = {
  kind: 'group',
  key: 'b/c',
  label: 'C',
  route: undefined,
  children: [{ kind: 'page', label: 'D', route: '/d' }],
};
const group: SidebarNode = { kind: 'group', key: 'b', label: 'B', route: '/b', children: [deep] };
const nodes: SidebarNode[] = [
  { kind: 'page', label: 'A', route: '/a' },
  group,
  { kind: 'external', label: 'Chat', href: 'https://chat.loam.example' },
  { kind: 'page', label: 'E', route: '/e' },
];

test('pages are in reading order: a group is before its children, other sites are left out', () => {
  expect(pagesInOrder(nodes)).toEqual([
    { route: '/a', label: 'A' },
    { route: '/b', label: 'B' },
    { route: '/d', label: 'D' },
    { route: '/e', label: 'E' },
  ]);
});

test.each([
  ['/a', []],
  ['/b', []],
  ['/d', [group, deep]],
  ['/unknown', undefined],
])('above %s are the groups that hold it, outermost first', (route, groups) => {
  expect(groupsAbove(nodes, route)).toEqual(groups);
});

test('a page belongs to the first sidebar that has it', () => {
  const [first, second] = ['docs', 'api'].map((key) => ({ key, label: key, nodes }));
  const other = { key: 'other', label: 'Other', nodes: [{ kind: 'page' as const, label: 'F', route: '/f' }] };
  const found = sidebarsByRoute([first, second, other].flatMap((sidebar) => sidebar ?? []));
  expect([found.get('/d')?.key, found.get('/f')?.key, found.get('/g')]).toEqual(['docs', 'other', undefined]);
});
