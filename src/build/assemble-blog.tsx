import type { ReactNode } from 'react';
import { type ListingPage, listingPages } from '../model/blog.ts';
import type { Sidebar } from '../model/sidebar.ts';
import type { SiteConfig } from '../model/site-config.ts';
import type { AuthorsFile, TagsFile } from '../model/tags.ts';
import { ArchivePage } from '../ui/blog/ArchivePage.tsx';
import { AuthorsPage } from '../ui/blog/AuthorsPage.tsx';
import { PostListPage } from '../ui/blog/PostListPage.tsx';
import { TagIndexPage } from '../ui/page/TagPages.tsx';
import { postPages } from './assemble-posts.tsx';
import type { BlogPost } from './blog-posts.ts';
import type { LastUpdate } from './git-history.ts';
import type { SitePage } from './site-page.ts';

export interface BlogInput {
  config: SiteConfig;
  /** Newest first. */
  posts: readonly BlogPost[];
  authors: AuthorsFile;
  tags: TagsFile;
  updates: Map<string, LastUpdate>;
}

const FRAME = { sidebar: 'blog', layout: 'blog', kind: 'website', sourcePath: undefined, isListed: true } as const;

/** All pages of the blog: posts, listings, archive, year index, tags and authors. */
export function assembleBlog(input: BlogInput): SitePage[] {
  const listed = input.posts.filter(({ data }) => !data.unlisted);
  return [
    ...postPages(input),
    ...listing(input, {
      posts: listed,
      heading: input.config.blog.title,
      lead: input.config.blog.description,
      routeOf: blogRoute,
    }),
    ...archivePages(listed),
    ...tagPages(input, listed),
    ...authorPages(input, listed),
  ];
}

/** The sidebar of the blog: every post, grouped by year. */
export function blogSidebar(posts: readonly BlogPost[], label: string): Sidebar {
  const listed = posts.filter(({ data }) => !data.unlisted);
  const years = [...new Set(listed.map(({ post }) => post.date.slice(0, 4)))];
  const pagesOf = (year: string) => listed.filter(({ post }) => post.date.startsWith(year));
  return {
    key: 'blog',
    label,
    title: label,
    nodes: years.map((year) => ({
      kind: 'group',
      key: year,
      label: year,
      route: undefined,
      children: pagesOf(year).map(({ post }) => ({ kind: 'page', label: post.title, route: post.route })),
    })),
  };
}

function blogRoute(page: number): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`;
}

interface ListingInput {
  posts: readonly BlogPost[];
  heading: string;
  lead: string;
  leadLink?: { label: string; route: string };
  /** Address of a page of the listing, from 1. */
  routeOf(page: number): string;
}

function listing({ config }: BlogInput, { posts, heading, lead, leadLink, routeOf }: ListingInput): SitePage[] {
  return listingPages(posts, config.blog.postsPerPage, routeOf).map(
    ({ items, ...page }): SitePage => ({
      ...FRAME,
      route: page.route,
      title: page.number > 1 ? `${heading}, page ${page.number}` : heading,
      description: page.number > 1 ? `${lead} Page ${page.number} of ${page.total}.` : lead,
      previous: page.previous,
      next: page.next,
      main: () => listingMain(heading, page, items, page.number === 1 ? leadOf(lead, leadLink) : null),
    }),
  );
}

function leadOf(lead: string, link: { label: string; route: string } | undefined): ReactNode {
  return link ? (
    <>
      {`${lead} `}
      <a href={link.route}>{link.label}</a>
    </>
  ) : (
    lead
  );
}

async function listingMain(heading: string, page: ListingPage, items: BlogPost[], lead: ReactNode): Promise<ReactNode> {
  const posts = await Promise.all(
    items.map(async ({ post, page: { body } }) => ({ post, excerptHtml: (await body()).excerptHtml ?? '' })),
  );
  return <PostListPage heading={heading} lead={lead} listing={page} posts={posts} />;
}

function archivePages(listed: readonly BlogPost[]): SitePage[] {
  const posts = listed.map(({ post }) => post);
  const archive: SitePage = {
    ...FRAME,
    route: '/blog/archive',
    title: 'Archive',
    description: 'Every post of the Loam blog, by year.',
    main: async () => <ArchivePage title="Archive" lead={`${posts.length} posts, newest first.`} posts={posts} />,
  };
  // The year index that the blog has: posts below /blog/2021.
  const ofYear = posts.filter(({ route }) => route.startsWith('/blog/2021/'));
  if (ofYear.length === 0) return [archive];
  const year: SitePage = {
    ...FRAME,
    route: '/blog/2021',
    title: 'Posts of 2021',
    description: 'The articles of 2021, when Loam was a runtime for applications that learn.',
    main: async () => (
      <ArchivePage
        title="Posts of 2021"
        lead="The articles of Loam's first year; release notes are in the archive."
        posts={ofYear}
      />
    ),
  };
  return [archive, year];
}

function tagPages(input: BlogInput, listed: readonly BlogPost[]): SitePage[] {
  const used = Object.entries(input.tags).flatMap(([key, tag]) => {
    const posts = listed.filter(({ data }) => data.tags.includes(key));
    return posts.length > 0 ? [{ key, ...tag, posts, route: `/blog/tags/${key}` }] : [];
  });
  const index: SitePage = {
    ...FRAME,
    route: '/blog/tags',
    title: 'Blog tags',
    description: 'Every topic of the Loam blog, with the number of its posts.',
    main: async () => (
      <TagIndexPage title="Blog tags" tags={used.map((tag) => ({ ...tag, count: tag.posts.length }))} />
    ),
  };
  const each = used.flatMap(({ label, description, posts, route }) =>
    listing(input, {
      posts,
      heading: `Posts tagged "${label}"`,
      lead: `${description} ${posts.length === 1 ? 'One post.' : `${posts.length} posts.`}`,
      leadLink: { label: 'All tags', route: '/blog/tags' },
      routeOf: (page) => (page === 1 ? route : `${route}/page/${page}`),
    }),
  );
  return [index, ...each];
}

function authorPages(input: BlogInput, listed: readonly BlogPost[]): SitePage[] {
  const authors = Object.entries(input.authors).map(([key, author]) => ({
    author: { key, ...author },
    posts: listed.filter(({ data }) => data.authors.includes(key)),
  }));
  const index: SitePage = {
    ...FRAME,
    route: '/blog/authors',
    title: 'Authors',
    description: 'The teams that write the Loam blog.',
    main: async () => <AuthorsPage authors={authors.map(({ author, posts }) => ({ author, count: posts.length }))} />,
  };
  const each = authors.flatMap(({ author, posts }) =>
    listing(input, {
      posts,
      heading: author.name,
      lead: `${author.description} ${posts.length === 0 ? 'No posts yet.' : posts.length === 1 ? 'One post.' : `${posts.length} posts.`}`,
      leadLink: { label: 'All authors', route: '/blog/authors' },
      routeOf: (page) => `/blog/authors/${author.key}${page === 1 ? '' : `/authors/${page}`}`,
    }),
  );
  return [index, ...each];
}
