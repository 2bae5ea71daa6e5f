import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ShellData } from '../../model/shell-data.ts';
import { Shell } from './Shell.tsx';

const SHELL: ShellData = {
  title: 'Loam',
  announcement: { id: 'v1.0.5', text: 'Loam v1.0.5 is available.', linkText: 'Read more', to: '/blog/releases/v1.0.5' },
  navbar: [
    { kind: 'link', label: 'Docs', href: '/docs', isExternal: false, position: 'left' },
    { kind: 'search', position: 'right' },
    {
      kind: 'link',
      label: 'Chat',
      href: 'https://chat.loam.example',
      isExternal: true,
      icon: 'chat',
      position: 'right',
    },
  ],
  footer: {
    columns: [
      { title: 'Docs', links: [{ label: 'API', href: '/docs/api', isExternal: false }] },
      { title: 'Community', links: [{ label: 'Chat', href: 'https://chat.loam.example', isExternal: true }] },
      { title: 'More', links: [{ label: 'Blog', href: '/blog', isExternal: false }] },
    ],
    note: 'Open source.',
  },
  search: { indexName: 'loam' },
  analytics: {},
  docsVersion: { name: 'current', label: 'Next' },
};

function drawn(shell: ShellData = SHELL): string {
  return renderToStaticMarkup(
    <Shell shell={shell} here={{ route: '/docs', sidebar: 'docs', layout: 'doc' }} sidebarHtml="<nav>tree</nav>">
      <main id="content">page</main>
    </Shell>,
  );
}

describe('spec 2.2: site shell, on every page', () => {
  test('a skip-to-content link, first of all', () => {
    expect(drawn()).toMatch(/^<a class="skip" href="#content">Skip to main content<\/a>/);
  });

  test('an announcement bar that links to the release and can be closed', () => {
    expect(drawn()).toContain(
      'data-id="v1.0.5"><p>Loam v1.0.5 is available. <a href="/blog/releases/v1.0.5">Read more</a></p>',
    );
    expect(drawn()).toContain('data-action="close-announcement" aria-label="Close the announcement"');
    expect(drawn({ ...SHELL, announcement: undefined })).not.toContain('announcement');
  });

  test('a navbar with left side, search entry, right side and colour toggle, in this order', () => {
    const navbar = /<header class="navbar">(.*?)<\/header>/.exec(drawn())?.[1] ?? '';
    const places = ['href="/docs"', 'data-action="search"', 'https://chat.loam.example', 'data-action="theme"'].map(
      (part) => navbar.indexOf(part),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });

  test('a drawer that opens without script and holds the sidebar and the sections by name', () => {
    const drawer = /<aside class="drawer" id="drawer" popover="auto"[^>]*>(.*?)<\/aside>/.exec(drawn())?.[1] ?? '';
    expect(drawn()).toContain('popoverTarget="drawer"');
    expect(drawer).toContain('<nav>tree</nav>');
    expect(drawer).toContain('>Chat</a>');
    expect(drawer).not.toContain('data-action="search"');
  });

  test('a footer with its columns', () => {
    const footer = drawn().slice(drawn().indexOf('<footer'));
    expect([...footer.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual(['Docs', 'Community', 'More']);
    expect(footer).toContain('<a href="/docs/api">API</a>');
    expect(footer).toContain('<p>Open source.</p>');
  });

  test('landmarks that can be told apart', () => {
    const names = [...drawn().matchAll(/<nav[^>]* aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
