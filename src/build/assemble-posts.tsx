import type { ContentsEntry } from '../model/compiled-page.ts';
import type { SearchablePage } from '../model/search-record.ts';
import type { PageLink } from '../model/sidebar.ts';
import type { SiteConfig } from '../model/site-config.ts';
import { PostPage } from '../ui/blog/PostPage.tsx';
import { type BlogPost, releasesInOrder } from './blog-posts.ts';
import type { LastUpdate } from './git-history.ts';
import type { SitePage } from './site-page.ts';

interface PostsInput {
  config: SiteConfig;
  /** Newest first. */
  posts: readonly BlogPost[];
  updates: Map<string, LastUpdate>;
}

/** Every post in its full form; neighbours are listed posts, of a release the releases around it. */
export function postPages({ posts, config, updates }: PostsInput): SitePage[] {
  const listed = posts.filter(({ data }) => !data.unlisted);
  const releases = releasesInOrder(listed);
  return posts.map((entry): SitePage => {
    const { post, page, data } = entry;
    const update = { ...updates.get(page.sourcePath), ...data.last_update };
    const at = listed.indexOf(entry);
    const releaseAt = releases.indexOf(entry);
    return {
      sidebar: 'blog',
      layout: 'blog',
      route: post.route,
      title: post.title,
      description: post.description,
      kind: 'article',
      sourcePath: page.sourcePath,
      isListed: !data.unlisted,
      image: page.previewImage,
      lastModified: (update.date ?? post.date).slice(0, 10),
      search: searchOf(entry),
      twin: async () => (await page.body()).twin,
      main: async () => (
        <PostPage
          page={{
            post,
            html: (await page.body()).html,
            contents: contentsOf(entry),
            newer: at > 0 ? linkTo(listed[at - 1]) : undefined,
            older: at >= 0 ? linkTo(listed[at + 1]) : undefined,
            previousRelease: releaseAt > 0 ? versionLink(releases[releaseAt - 1]) : undefined,
            nextRelease: releaseAt >= 0 ? versionLink(releases[releaseAt + 1]) : undefined,
            editUrl: config.editUrl + page.sourcePath,
            lastUpdate: update.date ? { author: update.author, date: update.date } : undefined,
          }}
        />
      ),
    };
  });
}

function contentsOf({ page, data }: BlogPost): ContentsEntry[] {
  const [from, to] = [data.toc_min_heading_level ?? 2, data.toc_max_heading_level ?? 3];
  return data.hide_table_of_contents ? [] : page.contents.filter(({ level }) => level >= from && level <= to);
}

function searchOf({ post, page, data }: BlogPost): SearchablePage | undefined {
  if (data.unlisted) return undefined;
  const topSection = post.release ? 'Releases' : 'Blog';
  return {
    route: post.route,
    title: post.title,
    description: post.description,
    topSection,
    breadcrumbs: [topSection],
    kind: post.release ? 'releases' : 'blog',
    tags: post.tags.map(({ label }) => label),
    keywords: data.keywords ?? [],
    sections: page.sections,
  };
}

function linkTo(entry: BlogPost | undefined): PageLink | undefined {
  return entry && { route: entry.post.route, label: entry.post.title };
}

function versionLink(entry: BlogPost | undefined): PageLink | undefined {
  return entry && { route: entry.post.route, label: entry.post.release?.text ?? entry.post.title };
}
