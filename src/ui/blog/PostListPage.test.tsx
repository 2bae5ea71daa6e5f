import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Post } from '../../model/blog.ts';
import { PostHead } from './PostHead.tsx';
import { PostListPage } from './PostListPage.tsx';

const POST: Post = {
  route: '/blog/a',
  title: 'A <new> post',
  description: 'What it says.',
  date: '2024-02-29',
  authors: [{ key: 'team', name: 'Runtime team', title: 'Engineering', description: 'Builds it.' }],
  tags: [{ key: 'news', label: 'News', route: '/blog/tags/news' }],
  minutes: 1,
  release: undefined,
};

describe('the head of a post', () => {
  test('has date, reading time and authors', () => {
    const html = renderToStaticMarkup(<PostHead post={POST} />);
    expect(html).toContain('<time dateTime="2024-02-29">February 29, 2024</time><span>1 minute to read</span>');
    expect(html).toContain('<a href="/blog/authors/team">Runtime team</a><small>Engineering</small>');
    expect(renderToStaticMarkup(<PostHead post={{ ...POST, minutes: 7 }} />)).toContain('7 minutes to read');
  });

  test('of a release has its label', () => {
    const release = {
      text: 'v1.0-rc.1',
      label: 'rc' as const,
      numbers: [1, 0, 0] as [number, number, number],
      candidate: 1,
    };
    expect(renderToStaticMarkup(<PostHead post={{ ...POST, release }} />)).toContain(
      '<span class="release-label rc">rc</span>',
    );
  });
});

test('a listing shows posts in their short form, each with a way to read on that says where it leads', () => {
  const listing = { number: 1, total: 2, route: '/blog', previous: undefined, next: '/blog/page/2' };
  const html = renderToStaticMarkup(
    <PostListPage
      heading="Blog"
      lead="News."
      listing={listing}
      posts={[{ post: POST, excerptHtml: '<p>Short</p>' }]}
    />,
  );
  expect(html).toContain('<h1>Blog</h1><p class="lead">News.</p>');
  expect(html).toContain('<h2><a href="/blog/a">A &lt;new&gt; post</a></h2>');
  expect(html).toContain('<div class="prose"><p>Short</p></div>');
  expect(html).toContain('<a href="/blog/tags/news">News</a>');
  expect(html).toContain('aria-label="Read more about A &lt;new&gt; post"');
});
