import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Sidebar, SidebarNode } from '../../model/sidebar.ts';
import { holds, SidebarTree } from './SidebarTree.tsx';

const inner: SidebarNode = {
  kind: 'group',
  key: 'a/b',
  label: 'B',
  route: undefined,
  children: [{ kind: 'page', label: 'C', route: '/c' }],
};
const group: SidebarNode = { kind: 'group', key: 'a', label: 'A', route: '/a', children: [inner] };
const SIDEBAR: Sidebar = {
  key: 'docs',
  label: 'Documentation',
  nodes: [
    { kind: 'page', label: 'Start', route: '/start' },
    group,
    { kind: 'page', label: 'Run SQL', route: '/sql', method: 'post' },
    { kind: 'external', label: 'Chat', href: 'https://chat.loam.example' },
  ],
};

function drawn(route: string): string {
  return renderToStaticMarkup(<SidebarTree sidebar={SIDEBAR} route={route} />);
}

describe('a sidebar', () => {
  test('is a named navigation of lists', () => {
    expect(drawn('')).toMatch(
      /^<nav class="sidebar" aria-label="Documentation"><ul><li><a href="\/start">Start<\/a><\/li>/,
    );
  });

  test('has groups that open and close without script, closed at first', () => {
    expect(drawn('')).toContain('<details><summary>A</summary>');
    expect(drawn('')).not.toContain('<details open');
  });

  test('opens the way to the current page and marks it, and nothing else', () => {
    const html = drawn('/c');
    expect(html.match(/<details open="">/g)).toHaveLength(2);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toContain('<a href="/c" aria-current="page">C</a>');
  });

  test("has a group's own page as its overview", () => {
    expect(drawn('/a')).toContain(
      '<details open=""><summary>A</summary><ul><li><a href="/a" aria-current="page">Overview</a></li>',
    );
  });

  test('shows the method of an operation and links to other sites', () => {
    expect(drawn('')).toContain('<a href="/sql">Run SQL<span class="method post">post</span></a>');
    expect(drawn('')).toContain('<a href="https://chat.loam.example">Chat</a>');
  });
});

test.each([
  ['/a', true],
  ['/c', true],
  ['/start', false],
])('the group holds %s: %s', (route, expected) => {
  expect(holds(group, route)).toBe(expected);
});
