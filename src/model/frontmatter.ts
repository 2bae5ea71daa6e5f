import { z } from 'zod';

const Title = z.string().min(1);
const Description = z.string().min(1).max(160);

const Day = z.iso.date('write a day such as 2021-10-04');
const Instant = z.iso.datetime({ offset: true, error: 'an instant such as 2021-10-04T12:00:00Z' });

const LastUpdate = z.strictObject({
  /** Name of the team that made the last change. */
  author: z.string().optional(),
  /** Day or instant of the last change. */
  date: Day.or(Instant).optional(),
});

const shared = {
  /** Shown as the heading, in the browser tab and in search results. */
  title: Title,
  /** One sentence for search engines, listings and link previews. */
  description: Description,
  /** The page's address, when the file's place is not it: absolute, or relative to its folder. */
  slug: z.string().optional(),
  /** Words a reader may search for that the text does not use. */
  keywords: z.array(z.string()).optional(),
  /** Picture for link previews: a file beside the page. */
  image: z.string().optional(),
  /** Overrides what the git history says. */
  last_update: LastUpdate.optional(),
  /** Leaves the heading out of the page (it stays in the browser tab). */
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: z.int().min(2).max(6).optional(),
  toc_max_heading_level: z.int().min(2).max(6).optional(),
  /** Built by `npm run dev` only. */
  draft: z.boolean().optional(),
  /** Built, but in no sidebar, listing, feed, sitemap or search. */
  unlisted: z.boolean().optional(),
};

/** Front matter of a documentation page. Strict: an unknown key is nearly always a typo. */
export const DocFrontmatter = z.strictObject({
  ...shared,
  /** Name of the page in sidebars and links; the file's path by default. */
  id: z.string().optional(),
  sidebar_label: z.string().min(1).optional(),
  /** Order inside its folder. */
  sidebar_position: z.number().optional(),
  /** Keys of `content/docs/tags.yml`. */
  tags: z.array(z.string()).optional(),
  /** Id of the page before this one; null for none. */
  pagination_prev: z.string().nullable().optional(),
  pagination_next: z.string().nullable().optional(),
  /** Shown beside the name in the sidebar of the API reference. */
  api_method: z.enum(['get', 'post', 'patch', 'head', 'put', 'delete']).optional(),
  /** The file to edit, from the top of the repository, when the page is generated from it. */
  edit_path: z.string().optional(),
});
export type DocFrontmatter = z.output<typeof DocFrontmatter>;

/** Front matter of a blog post. */
export const BlogFrontmatter = z.strictObject({
  ...shared,
  date: Day,
  /** Keys of `content/blog/authors.yml`. */
  authors: z.array(z.string()).min(1),
  /** Keys of `content/blog/tags.yml`. */
  tags: z.array(z.string()).min(1),
});
export type BlogFrontmatter = z.output<typeof BlogFrontmatter>;

/** Front matter of a page outside docs and blog. */
export const PageFrontmatter = z.strictObject({ ...shared });
export type PageFrontmatter = z.output<typeof PageFrontmatter>;
