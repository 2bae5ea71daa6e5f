import { describe, expect, test } from 'vitest';
import { pageInfo } from '../../test/fixtures/page-info.ts';
import { printed } from '../../test/fixtures/pages.ts';
import { blogPosts, blogProblems, releasesInOrder } from './blog-posts.ts';

const AUTHORS = { team: { name: 'Runtime team', title: 'Engineering', description: 'Builds it.' } };
const TAGS = { news: { label: 'News', description: 'What is new.' } };

function posts(...pages: [path: string, ...head: string[]][]) {
  const infos = pages.map(([path, ...head]) => pageInfo(`content/blog/${path}.mdx`, head));
  return blogPosts(infos, AUTHORS, TAGS);
}

test('a post has what listings show', () => {
  const [entry] = blogPosts(
    [pageInfo('content/blog/2024/a.mdx', ['title: Use `pods`'], { words: 700 })],
    AUTHORS,
    TAGS,
  );
  expect(entry?.post).toEqual({
    route: '/blog/2024/a',
    title: 'Use pods',
    description: 'What it says.',
    date: '2024-01-01',
    authors: [{ key: 'team', ...AUTHORS.team }],
    tags: [{ key: 'news', label: 'News', route: '/blog/tags/news' }],
    minutes: 4,
    release: undefined,
  });
});

test('posts are newest first; of one day, the later release comes first', () => {
  const routes = posts(
    ['a', 'date: 2024-01-01'],
    ['c', 'date: 2024-03-01'],
    ['releases/v0.2-alpha', 'date: 2024-02-01'],
    ['releases/v0.2.1-alpha', 'date: 2024-02-01'],
    ['b', 'date: 2024-01-01'],
  ).map(({ post }) => post.route);
  expect(routes).toEqual(['/blog/c', '/blog/releases/v0.2.1-alpha', '/blog/releases/v0.2-alpha', '/blog/a', '/blog/b']);
});

test('release notes are in the order of their versions', () => {
  const all = posts(
    ['releases/v1.0-stable', 'date: 2024-05-01'],
    ['releases/v0.10-alpha', 'date: 2024-02-01'],
    ['releases/v0.9-alpha', 'date: 2024-01-01'],
    ['a', 'date: 2024-03-01'],
    ['releases/v1.0-rc.1', 'date: 2024-04-01'],
  );
  expect(releasesInOrder(all).map(({ post }) => post.release?.text)).toEqual([
    'v0.9-alpha',
    'v0.10-alpha',
    'v1.0-rc.1',
    'v1.0-stable',
  ]);
});

describe('what is wrong with posts', () => {
  test('nothing, when each has a marker and releases are in order', () => {
    expect(
      blogProblems(
        posts(['a'], ['releases/v0.9-alpha', 'date: 2024-01-01'], ['releases/v0.10-alpha', 'date: 2024-01-01']),
      ),
    ).toEqual([]);
  });

  test('a post without a truncate marker; one that is unlisted needs none', () => {
    const [without] = posts(['a']);
    const [unlisted] = posts(['b', 'unlisted: true']);
    if (!without || !unlisted) throw new Error('no posts');
    const entries = [without, unlisted].map((entry) => ({ ...entry, page: { ...entry.page, hasExcerpt: false } }));
    expect(printed(blogProblems(entries))).toMatchInlineSnapshot(`
      "
      content/blog/a.mdx:8:1 missing-truncate
        The post has no truncate marker.
        Put {/* truncate */} on a line of its own after the opening paragraphs.

      1 problem in 1 file
      "
    `);
  });

  test('spec 4: a release out of order, or of no version', () => {
    const entries = posts(
      ['releases/v0.17-beta', 'date: 2024-03-01'],
      ['releases/v0.18-alpha', 'date: 2024-02-01'],
      ['releases/v1.0-rc.1', 'date: 2024-04-01'],
      ['releases/latest', 'date: 2024-04-01'],
    );
    expect(printed(blogProblems(entries))).toMatchInlineSnapshot(`
      "
      content/blog/releases/latest.mdx:1:1 blog-order
        "latest" is not a version.
        Name the file like v0.13.1-alpha.mdx, v1.0-rc.2.mdx, v1.0-stable.mdx or v1.0.5.mdx.

      content/blog/releases/v0.18-alpha.mdx:1:1 blog-order
        v0.18-alpha is dated 2024-02-01, before v0.17-beta of 2024-03-01.
        Correct the date: alpha comes before beta, rc and stable, lower numbers before higher ones.

      2 problems in 2 files
      "
    `);
  });
});
