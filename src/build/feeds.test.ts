import { expect, test } from 'vitest';
import { pageInfo } from '../../test/fixtures/page-info.ts';
import { siteConfig } from '../../test/fixtures/site-config.ts';
import { blogPosts } from './blog-posts.ts';
import { blogFeeds } from './feeds.ts';

const AUTHORS = { team: { name: 'Runtime team', title: 'Engineering', description: 'Builds it.' } };
const TAGS = { news: { label: 'News & more', description: 'What is new.' } };
const HTML =
  '<p><a href="/docs">docs</a> <a href="#part">part</a> <a href="https://a.example/">a</a> <a href="//b.example">b</a> <img src="/assets/img/a.png"></p><pre><code>&lt;a href="/kept"&gt;</code></pre>';

async function feed(path: string): Promise<string> {
  const posts = blogPosts(
    [
      pageInfo('content/blog/a.mdx', ['title: A < B', 'date: 2024-02-01'], { html: HTML }),
      pageInfo('content/blog/b.mdx'),
    ],
    AUTHORS,
    TAGS,
  );
  const feeds = await blogFeeds(siteConfig(), posts);
  return feeds.find((candidate) => candidate.path === path)?.content ?? '';
}

test('spec 2.5: a blog feed of type "all" exists: RSS, Atom and JSON', async () => {
  expect(await feed('blog/rss.xml')).toContain('<rss version="2.0"');
  expect(await feed('blog/atom.xml')).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  expect(JSON.parse(await feed('blog/feed.json'))).toMatchObject({
    title: 'Loam Blog',
    home_page_url: 'https://docs.loam.example/blog',
    items: [
      {
        id: 'https://docs.loam.example/blog/a',
        title: 'A < B',
        date_modified: '2024-02-01T00:00:00.000Z',
        tags: ['News & more'],
      },
      { id: 'https://docs.loam.example/blog/b' },
    ],
  });
});

test('posts are there in full, with absolute links', async () => {
  const { items } = JSON.parse(await feed('blog/feed.json'));
  expect(items[0].content_html).toBe(
    '<p><a href="https://docs.loam.example/docs">docs</a> <a href="https://docs.loam.example/blog/a#part">part</a> <a href="https://a.example/">a</a> <a href="//b.example">b</a> <img src="https://docs.loam.example/assets/img/a.png"></p><pre><code>&lt;a href="/kept"&gt;</code></pre>',
  );
});

test('the same posts give the same feed, whenever it is built', async () => {
  for (const path of ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json']) {
    expect(await feed(path)).toBe(await feed(path));
    expect(await feed(path)).not.toContain(String(new Date().getFullYear() + 1));
  }
  expect(await feed('blog/atom.xml')).toContain('<updated>2024-02-01T00:00:00.000Z</updated>');
  expect(await feed('blog/rss.xml')).toContain('<lastBuildDate>Thu, 01 Feb 2024 00:00:00 GMT</lastBuildDate>');
});
