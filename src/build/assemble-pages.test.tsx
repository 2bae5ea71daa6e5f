import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageInfo } from '../../test/fixtures/page-info.ts';
import { siteConfig } from '../../test/fixtures/site-config.ts';
import { assemblePages } from './assemble-pages.tsx';
import { blogPosts } from './blog-posts.ts';

const posts = blogPosts(
  [
    pageInfo('content/blog/secret.mdx', ['title: Secret', 'date: 2025-01-01', 'unlisted: true']),
    pageInfo('content/blog/releases/v1.0.5.mdx', ['title: v1.0.5 is out', 'date: 2024-06-01']),
    ...['a', 'b', 'c'].map((name) => pageInfo(`content/blog/${name}.mdx`, [`title: Post ${name}`, 'date: 2024-01-01'])),
  ],
  {},
  {},
);
const SITE = assemblePages({
  config: siteConfig(),
  pages: [
    pageInfo('content/pages/index.mdx', ['title: Home']),
    pageInfo('content/pages/cookbook.mdx', ['title: Cookbook']),
    pageInfo('content/pages/draft.mdx', ['title: Hidden', 'unlisted: true', 'hide_title: true']),
  ],
  posts,
});

async function htmlOf(route: string): Promise<string> {
  const page = SITE.find((candidate) => candidate.route === route);
  return renderToStaticMarkup(await page?.main());
}

test('spec 2.3: top-level pages', () => {
  expect(SITE.map(({ route, isListed }) => [route, isListed])).toEqual([
    ['/', true],
    ['/cookbook', true],
    ['/draft', false],
    ['/search', false],
    ['/404', false],
  ]);
});

test('the home page leads to the latest release and to the latest posts, and to none that is unlisted', async () => {
  const html = await htmlOf('/');
  expect(html).toContain('href="/blog/releases/v1.0.5"');
  expect(html).toContain('<a href="/blog/a">Post a</a>');
  expect(html).not.toContain('/blog/secret');
});

test('a written page has its title as heading unless it hides it', async () => {
  expect(await htmlOf('/cookbook')).toContain('<h1>Cookbook</h1>');
  expect(await htmlOf('/draft')).not.toContain('<h1>');
});

test('unlisted pages and the pages of the site itself are not searched', () => {
  expect(SITE.flatMap(({ search }) => search?.route ?? [])).toEqual(['/', '/cookbook']);
});

test('the not-found page has a search entry, a place for near matches and a way to report', async () => {
  const html = await htmlOf('/404');
  // The server looks for this very text.
  expect(html).toContain('<div id="near-matches" aria-live="polite"></div>');
  expect(html).toContain('data-action="search"');
  expect(html).toContain('href="https://code.loam.example/issues/new"');
});

test('the search page asks by parameter q, at most 64 characters, also without script', async () => {
  const html = await htmlOf('/search');
  expect(html).toContain('action="/search"');
  expect(html).toMatch(/<input[^>]*name="q"[^>]*/);
  expect(html).toMatch(/maxLength="64"/i);
});
