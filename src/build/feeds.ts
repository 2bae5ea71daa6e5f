import { Feed } from 'feed';
import type { SiteConfig } from '../model/site-config.ts';
import type { BlogPost } from './blog-posts.ts';

/** The blog as RSS, Atom and JSON, with the full text of every post and absolute links. */
export async function blogFeeds(
  config: SiteConfig,
  posts: readonly BlogPost[],
): Promise<{ path: string; content: string }[]> {
  const home = `${config.url}/blog`;
  const latest = posts[0]?.post.date ?? '1970-01-01';
  const feed = new Feed({
    title: `${config.title} ${config.blog.title}`,
    description: config.blog.description,
    id: home,
    link: home,
    language: 'en',
    copyright: config.footer.note,
    // The day of the newest post, not of the build: the same content gives the same feed.
    updated: new Date(`${latest}T00:00:00Z`),
    generator: config.title,
    feedLinks: { rss: `${home}/rss.xml`, atom: `${home}/atom.xml`, json: `${home}/feed.json` },
  });
  for (const { post, page } of posts) {
    const url = config.url + post.route;
    feed.addItem({
      title: post.title,
      id: url,
      link: url,
      description: post.description,
      content: absoluteLinks((await page.body()).html, config.url, url),
      date: new Date(`${post.date}T00:00:00Z`),
      author: post.authors.map(({ name, key }) => ({ name, link: `${config.url}/blog/authors/${key}` })),
      category: post.tags.map(({ label, route }) => ({ name: label, term: label, domain: config.url + route })),
    });
  }
  return [
    { path: 'blog/rss.xml', content: feed.rss2() },
    { path: 'blog/atom.xml', content: feed.atom1() },
    { path: 'blog/feed.json', content: feed.json1() },
  ];
}

/** Our own renderer wrote this HTML: `<` begins a tag and nothing else, and addresses stand in `href="…"` and `src="…"`. */
function absoluteLinks(html: string, origin: string, page: string): string {
  const absolute = (_: string, name: string, start: string) => ` ${name}="${start === '#' ? `${page}#` : `${origin}/`}`;
  return html.replaceAll(/<[^>]+>/g, (tag) => tag.replaceAll(/ (href|src)="(\/(?!\/)|#)/g, absolute));
}
