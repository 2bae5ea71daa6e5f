import { compareReleases, type Post, readingMinutes, releaseVersionOf } from '../model/blog.ts';
import type { BlogFrontmatter } from '../model/frontmatter.ts';
import type { Problem } from '../model/problem.ts';
import type { AuthorsFile, TagsFile } from '../model/tags.ts';
import type { PageInfo } from './compile-site.ts';

/** A post with the compiled page behind it. */
export interface BlogPost {
  post: Post;
  page: PageInfo;
  data: BlogFrontmatter;
}

/** Posts of the blog, newest first. */
export function blogPosts(pages: readonly PageInfo[], authors: AuthorsFile, tags: TagsFile): BlogPost[] {
  return pages
    .flatMap((page) => (page.source.head.kind === 'post' ? [blogPost(page, page.source.head.data, authors, tags)] : []))
    .sort((a, b) =>
      a.post.date === b.post.date ? compareSameDay(a.post, b.post) : a.post.date < b.post.date ? 1 : -1,
    );
}

function blogPost(page: PageInfo, data: BlogFrontmatter, authors: AuthorsFile, tags: TagsFile): BlogPost {
  const { route, title } = page.source;
  const version = /^\/blog\/releases\/(.+)$/.exec(route)?.[1];
  const post: Post = {
    route,
    // Titles may name code; a title is text, so the backticks go.
    title: title.replaceAll('`', ''),
    description: data.description,
    date: data.date,
    authors: data.authors.flatMap((key) => (authors[key] ? [{ key, ...authors[key] }] : [])),
    tags: data.tags.map((key) => ({ key, label: tags[key]?.label ?? key, route: `/blog/tags/${key}` })),
    minutes: readingMinutes(page.words),
    release: version === undefined ? undefined : releaseVersionOf(version),
  };
  return { post, page, data };
}

function compareSameDay(a: Post, b: Post): number {
  if (a.release && b.release) return compareReleases(b.release, a.release);
  return a.route < b.route ? -1 : 1;
}

/** What is wrong with posts beyond their front matter: no marker, an impossible version, releases out of order. */
export function blogProblems(posts: readonly BlogPost[]): Problem[] {
  return [...posts.flatMap((entry) => postProblems(entry)), ...orderProblems(posts)];
}

function postProblems({ post, page, data }: BlogPost): Problem[] {
  const problems: Problem[] = [];
  const at = { file: page.sourcePath, line: page.source.bodyLine, column: 1 };
  if (!page.hasExcerpt && !data.unlisted) {
    problems.push({
      rule: 'missing-truncate',
      ...at,
      message: 'The post has no truncate marker.',
      fix: 'Put {/* truncate */} on a line of its own after the opening paragraphs.',
    });
  }
  if (post.route.startsWith('/blog/releases/') && !post.release) {
    problems.push({
      rule: 'blog-order',
      ...at,
      line: 1,
      message: `"${post.route.slice('/blog/releases/'.length)}" is not a version.`,
      fix: 'Name the file like v0.13.1-alpha.mdx, v1.0-rc.2.mdx, v1.0-stable.mdx or v1.0.5.mdx.',
    });
  }
  return problems;
}

/** A release must not be dated before the one below it in the order of versions. */
function orderProblems(posts: readonly BlogPost[]): Problem[] {
  const releases = releasesInOrder(posts);
  return releases.flatMap(({ post, page }, index) => {
    const before = releases[index - 1]?.post;
    if (!before || before.date <= post.date) return [];
    return [
      {
        rule: 'blog-order' as const,
        file: page.sourcePath,
        line: 1,
        column: 1,
        message: `${post.release?.text} is dated ${post.date}, before ${before.release?.text} of ${before.date}.`,
        fix: 'Correct the date: alpha comes before beta, rc and stable, lower numbers before higher ones.',
      },
    ];
  });
}

/** Release notes from the first version to the latest. */
export function releasesInOrder(posts: readonly BlogPost[]): BlogPost[] {
  return posts
    .filter(({ post }) => post.release)
    .sort((a, b) => (a.post.release && b.post.release ? compareReleases(a.post.release, b.post.release) : 0));
}
