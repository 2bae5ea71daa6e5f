import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ShellItem, ShellLink } from '../../model/shell-data.ts';
import { currentOf, type Here, NavbarEntry } from './NavbarEntry.tsx';

const HERE: Here = { route: '/docs/caching', sidebar: 'docs' };
const link: ShellLink = { kind: 'link', label: 'Blog', href: '/blog', isExternal: false };
const version: ShellLink = { ...link, label: 'Next', href: '/docs', docsVersion: 'current' };

function drawn(item: ShellItem, here = HERE): string {
  return renderToStaticMarkup(<NavbarEntry item={item} here={here} />);
}

describe('spec 2.2: every kind of navbar item is drawn', () => {
  test('link', () => {
    expect(drawn({ ...link, position: 'left' })).toBe('<a href="/blog">Blog</a>');
  });

  test('link with an icon, whose label is its name', () => {
    const html = drawn({
      ...link,
      href: 'https://chat.loam.example',
      isExternal: true,
      icon: 'chat',
      position: 'right',
    });
    expect(html).toMatch(
      /^<a [^>]*href="https:\/\/chat\.loam\.example"[^>]* aria-label="Blog"><\w+ [^>]*aria-hidden="true"/,
    );
    expect(html).not.toContain('>Blog<');
  });

  test('dropdown, which opens without script', () => {
    const html = drawn({
      kind: 'dropdown',
      label: 'More',
      items: [link, { kind: 'html', value: '<hr>' }],
      position: 'left',
    });
    expect(html).toBe(
      '<details class="dropdown"><summary>More</summary><ul><li><a href="/blog">Blog</a></li><li><span class="navbar-html"><hr></span></li></ul></details>',
    );
  });

  test('locale dropdown, with the language of each entry', () => {
    const items: ShellLink[] = [{ ...link, label: 'English', href: '/', lang: 'en' }];
    expect(
      drawn({ kind: 'dropdown', label: 'English', items, position: 'right' }, { route: '/', sidebar: null }),
    ).toContain('<li><a href="/" lang="en">English</a></li>');
  });

  test('search, a link to the results page that script turns into the dialog', () => {
    const html = drawn({ kind: 'search', position: 'right' });
    expect(html).toMatch(/^<a [^>]*href="\/search" data-action="search"/);
    expect(html).toContain('<span>Search docs</span>');
  });

  test('raw HTML, as it is', () => {
    expect(drawn({ kind: 'html', value: '<b data-x="1">New</b>', position: 'left' })).toBe(
      '<span class="navbar-html"><b data-x="1">New</b></span>',
    );
  });

  test('doc link, current on its page', () => {
    expect(drawn({ ...link, href: '/docs/caching', position: 'left' })).toBe(
      '<a href="/docs/caching" aria-current="page">Blog</a>',
    );
  });

  test('doc sidebar link, current on every page of the sidebar', () => {
    expect(drawn({ ...link, label: 'Docs', href: '/docs', sidebar: 'docs', position: 'left' })).toBe(
      '<a href="/docs" aria-current="true">Docs</a>',
    );
  });

  test('docs version, which says what it chooses', () => {
    expect(drawn({ ...version, position: 'left' })).toBe('<a href="/docs" data-docs-version="current">Next</a>');
  });

  test('docs version dropdown', () => {
    expect(drawn({ kind: 'dropdown', label: 'Next', items: [version], position: 'left' })).toContain(
      '<summary>Next</summary><ul><li><a href="/docs" data-docs-version="current">Next</a></li></ul>',
    );
  });
});

test.each<[string, Partial<ShellLink>, string, 'page' | 'true' | undefined]>([
  ['its own page', { href: '/blog' }, '/blog', 'page'],
  ['a page below it', { href: '/blog' }, '/blog/2021/a', 'true'],
  ['a page that only begins like it', { href: '/blog' }, '/blogs', undefined],
  ['the home page', { href: '/' }, '/', 'page'],
  ['a page below the home page, which all are', { href: '/' }, '/blog', undefined],
  ['another site', { href: '/blog', isExternal: true }, '/blog', undefined],
  ['a page of its sidebar', { href: '/docs', sidebar: 'docs' }, '/elsewhere', 'true'],
  ['a page below it of another sidebar', { href: '/docs', sidebar: 'api' }, '/docs/caching', undefined],
  ['a choice of language', { href: '/', lang: 'en' }, '/', undefined],
])('a link is marked on %s', (_, part, route, mark) => {
  expect(currentOf({ ...link, ...part }, { route, sidebar: 'docs' })).toBe(mark);
});
