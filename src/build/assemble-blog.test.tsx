import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pageInfo } from '../../test/fixtures/page-info.ts';
import { siteConfig } from '../../test/fixtures/site-config.ts';
import { scanHtml } from '../mdx/scan-html.ts';
import { assembleBlog, blogSidebar } from './assemble-blog.tsx';
import { blogPosts } from './blog-posts.ts';

const AUTHORS = {
  team: { name: 'Runtime team', title: 'Engineering', description: 'Builds it.' },
  docs: { name: 'Docs team', title: 'Writing', description: 'Writes it.' },
};
const TAGS = {
  news: { label: 'News', description: 'What is new.' },
  sql: { label: 'SQL', description: 'About SQL.' },
  empty: { label: 'Empty', description: 'Nothing yet.' },
};

/** Twelve posts of 2021 and 2024, a release of each kind, and one that is unlisted. */
const PAGES = [
  ...Array.from({ length: 9 }, (_, index) =>
    pageInfo(`content/blog/2021/p${index + 1}.mdx`, [`title: Post ${index + 1}`, `date: 2021-01-0${index + 1}`]),
  ),
  pageInfo('content/blog/releases/v0.9-alpha.mdx', ['title: v0.9', 'date: 2024-01-01', 'tags: [news, sql]']),
  pageInfo('content/blog/releases/v0.10-alpha.mdx', ['title: v0.10', 'date: 2024-02-01']),
  pageInfo('content/blog/releases/v1.0-rc.1.mdx', ['title: v1.0 RC', 'date: 2024-03-01']),
  pageInfo('content/blog/secret.mdx', ['title: Secret', 'date: 2024-12-01', 'unlisted: true']),
];
const POSTS = blogPosts(PAGES, AUTHORS, TAGS);
const SITE = assembleBlog({ config: siteConfig(), posts: POSTS, authors: AUTHORS, tags: TAGS, updates: new Map() });

function page(route: string) {
  const found = SITE.find((candidate) => candidate.route === route);
  if (!found) throw new Error(`There is no page ${route}`);
  return found;
}

async function htmlOf(route: string): Promise<string> {
  return renderToStaticMarkup(await page(route).main());
}

/** Routes of the posts that a page shows, in order. */
async function postsOn(route: string): Promise<string[]> {
  return [...(await htmlOf(route)).matchAll(/<h2><a href="([^"]+)"/g)].map(([, href = '']) => href);
}

describe('spec 2.5: /blog is a paginated listing, 5 posts per page', () => {
  test('there are as many pages as the posts fill', () => {
    expect(SITE.map(({ route }) => route).filter((route) => /^\/blog(\/page\/|$)/.test(route))).toEqual([
      '/blog',
      '/blog/page/2',
      '/blog/page/3',
    ]);
  });

  test('the first page has the five newest posts, the last the oldest', async () => {
    expect(await postsOn('/blog')).toEqual([
      '/blog/releases/v1.0-rc.1',
      '/blog/releases/v0.10-alpha',
      '/blog/releases/v0.9-alpha',
      '/blog/2021/p9',
      '/blog/2021/p8',
    ]);
    expect(await postsOn('/blog/page/3')).toEqual(['/blog/2021/p2', '/blog/2021/p1']);
  });

  test('pages lead to their neighbours, in the text and in the head', async () => {
    expect(page('/blog/page/2')).toMatchObject({ previous: '/blog', next: '/blog/page/3', title: 'Blog, page 2' });
    expect(await htmlOf('/blog/page/2')).toContain(
      '<a rel="prev" href="/blog"><small>Newer posts</small><span>Page 1</span></a>',
    );
    expect(await htmlOf('/blog/page/2')).toContain('<small>Older posts</small><span>Page 3 of 3</span>');
    expect(page('/blog')).toMatchObject({ previous: undefined, next: '/blog/page/2', title: 'Blog' });
  });

  test('a listing shows the truncated form of a post, its page the full one', async () => {
    expect(await htmlOf('/blog')).toContain('<p>Excerpt of content/blog/2021/p9.mdx</p>');
    expect(await htmlOf('/blog')).not.toContain('Text of content/blog/2021/p9.mdx');
    expect(await htmlOf('/blog/2021/p9')).toContain('<p>Text of content/blog/2021/p9.mdx</p>');
  });
});

describe('spec 2.5: archive, years, tags, authors', () => {
  test('/blog/archive lists all posts by year', async () => {
    const html = await htmlOf('/blog/archive');
    expect(html).toContain('12 posts, newest first.');
    expect(html.match(/<h2 id="year-\d+">/g)).toEqual(['<h2 id="year-2024">', '<h2 id="year-2021">']);
    expect(scanHtml(html).hrefs).toHaveLength(12);
  });

  test('/blog/2021 is the year index', async () => {
    expect(scanHtml(await htmlOf('/blog/2021')).hrefs).toHaveLength(9);
    expect(SITE.some(({ route }) => route === '/blog/2024')).toBe(false);
  });

  test('/blog/tags names every tag that is used, with its number of posts', async () => {
    const html = await htmlOf('/blog/tags');
    expect(html).toContain('<a href="/blog/tags/news" title="What is new.">News<small>12</small></a>');
    expect(html).toContain('SQL<small>1</small>');
    expect(html).not.toContain('Empty');
  });

  test('/blog/tags/{tag} is paginated as /page/{n}', async () => {
    expect(await postsOn('/blog/tags/news/page/3')).toEqual(['/blog/2021/p2', '/blog/2021/p1']);
    expect(page('/blog/tags/sql')).toMatchObject({
      title: 'Posts tagged "SQL"',
      description: 'About SQL. One post.',
      next: undefined,
    });
    expect(SITE.some(({ route }) => route.startsWith('/blog/tags/empty'))).toBe(false);
  });

  test('/blog/authors/{author} is paginated as /authors/{n}, and an author may have no posts', async () => {
    expect(await postsOn('/blog/authors/team/authors/3')).toEqual(['/blog/2021/p2', '/blog/2021/p1']);
    expect(await htmlOf('/blog/authors/docs')).toContain('Writes it. No posts yet.');
    expect(await htmlOf('/blog/authors')).toContain('<small>No posts yet</small>');
  });

  test('every link of the blog leads to one of its pages', async () => {
    const routes = new Set(SITE.map(({ route }) => route));
    const broken = new Set<string>();
    for (const { route } of SITE) {
      for (const href of scanHtml(await htmlOf(route)).hrefs)
        if (href.startsWith('/') && !routes.has(href)) broken.add(href);
    }
    expect([...broken]).toEqual([]);
  });
});

describe('a post', () => {
  test('leads to the newer and the older one', async () => {
    const html = await htmlOf('/blog/2021/p2');
    expect(html).toContain('<a rel="prev" href="/blog/2021/p3"><small>Newer post</small>');
    expect(html).toContain('<a rel="next" href="/blog/2021/p1"><small>Older post</small>');
    expect(html).not.toContain('Previous release');
  });

  test('of a release leads to the releases before and after it', async () => {
    const html = await htmlOf('/blog/releases/v0.10-alpha');
    expect(html).toContain(
      '<a rel="prev" href="/blog/releases/v0.9-alpha"><small>Previous release</small><span>v0.9-alpha</span></a>',
    );
    expect(html).toContain(
      '<a rel="next" href="/blog/releases/v1.0-rc.1"><small>Next release</small><span>v1.0-rc.1</span></a>',
    );
    expect(html).toContain('<span class="release-label alpha">alpha</span>');
  });

  test('spec 2.5: shows its last-update author and time; front matter wins over history', async () => {
    const updates = new Map([['content/blog/a.mdx', { author: 'From git', date: '2024-05-01T10:00:00Z' }]]);
    const shown = async (head: string[]) => {
      const posts = blogPosts([pageInfo('content/blog/a.mdx', head)], AUTHORS, TAGS);
      const [first] = assembleBlog({ config: siteConfig(), posts, authors: AUTHORS, tags: TAGS, updates });
      return renderToStaticMarkup(await first?.main());
    };
    expect(await shown([])).toContain('<time dateTime="2024-05-01T10:00:00Z">May 1, 2024</time> by From git');
    expect(await shown(['last_update: { author: Docs team }'])).toContain('May 1, 2024</time> by Docs team');
  });

  test('has the contents that its front matter asks for', async () => {
    const contents = [2, 3, 4].map((level) => ({ anchor: `h${level}`, html: `H${level}`, level }));
    const linked = async (...head: string[]) => {
      const posts = blogPosts([pageInfo('content/blog/a.mdx', head, { contents })], AUTHORS, TAGS);
      const [first] = assembleBlog({ config: siteConfig(), posts, authors: AUTHORS, tags: TAGS, updates: new Map() });
      return scanHtml(renderToStaticMarkup(await first?.main())).hrefs.filter((href) => href.startsWith('#'));
    };
    expect(await linked()).toEqual(['#h2', '#h3']);
    expect(await linked('toc_min_heading_level: 3', 'toc_max_heading_level: 4')).toEqual(['#h3', '#h4']);
    expect(await linked('hide_table_of_contents: true')).toEqual([]);
  });

  test('that is unlisted is built, but in no listing and not in search', async () => {
    expect(page('/blog/secret')).toMatchObject({ isListed: false, search: undefined });
    const others = SITE.filter(({ route }) => route !== '/blog/secret');
    for (const { route } of others) expect(await htmlOf(route)).not.toContain('/blog/secret');
    expect(JSON.stringify(blogSidebar(POSTS, 'All Posts'))).not.toContain('secret');
  });

  test('is searched as blog or as release', () => {
    expect(page('/blog/2021/p1').search).toMatchObject({ kind: 'blog', topSection: 'Blog', tags: ['News'] });
    expect(page('/blog/releases/v0.9-alpha').search).toMatchObject({ kind: 'releases', topSection: 'Releases' });
  });
});

test('spec 2.5: the sidebar "All Posts" lists every post, grouped by year', () => {
  const { label, nodes } = blogSidebar(POSTS, 'All Posts');
  expect(label).toBe('All Posts');
  expect(nodes.map((node) => node.kind === 'group' && [node.label, node.children.length])).toEqual([
    ['2024', 3],
    ['2021', 9],
  ]);
});
