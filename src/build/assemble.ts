import { renderToStaticMarkup } from 'react-dom/server';
import { checkAddresses, checkNames, checkRoutes } from '../checks/content-checks.ts';
import { checkLinks, type LinkTargets } from '../checks/link-check.ts';
import { scanHtml } from '../mdx/scan-html.ts';
import type { Source } from '../model/compiled-page.ts';
import type { Problem } from '../model/problem.ts';
import type { ShellData } from '../model/shell-data.ts';
import type { Sidebar } from '../model/sidebar.ts';
import type { SidebarsConfig } from '../model/sidebars-config.ts';
import type { SiteConfig } from '../model/site-config.ts';
import type { ApiReference } from './api-reference.ts';
import { assembleBlog, blogSidebar } from './assemble-blog.tsx';
import { assembleDocs } from './assemble-docs.tsx';
import { assemblePages } from './assemble-pages.tsx';
import { type BlogPost, blogPosts, blogProblems } from './blog-posts.ts';
import type { PageInfo } from './compile-site.ts';
import type { LastUpdate } from './git-history.ts';
import { resolveShell } from './shell.ts';
import { docsById, resolveSidebars } from './sidebars.ts';
import type { SitePage } from './site-page.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface SiteInput {
  config: SiteConfig;
  sidebars: SidebarsConfig;
  sources: readonly Source[];
  pages: readonly PageInfo[];
  vocabulary: Vocabulary;
  updates: Map<string, LastUpdate>;
  operations: ApiReference['groups'];
}

/** The whole site, in memory: pages with their places, and what is wrong with it. */
export interface Site {
  pages: SitePage[];
  posts: BlogPost[];
  sidebars: Sidebar[];
  shell: ShellData;
  problems: Problem[];
}

/** Puts compiled pages into their places: navigation, neighbours, tags, listings. Pure. */
export function assembleSite(input: SiteInput): Site {
  const { config, vocabulary, updates, pages: compiled } = input;
  const docs = docsById(input.sources);
  const sidebars = resolveSidebars(input.sidebars, docs, input.operations);
  const posts = blogPosts(compiled, vocabulary.authors, vocabulary.blogTags);
  const shell = resolveShell({ config, docs, sidebars: sidebars.sidebars });
  const all = [
    ...assemblePages({ config, pages: compiled, posts }),
    ...assembleDocs({ config, pages: compiled, docs, sidebars: sidebars.sidebars, tags: vocabulary.docTags, updates }),
    ...assembleBlog({ config, posts, authors: vocabulary.authors, tags: vocabulary.blogTags, updates }),
  ];
  // Of two pages at one address, the one whose place it is stays.
  const slugLines = new Map(input.sources.map(({ sourcePath, keyLines }) => [sourcePath, keyLines['slug']]));
  const lineOf = ({ sourcePath = '' }: SitePage) => slugLines.get(sourcePath);
  const inOrder = [true, false]
    .flatMap((isOwn) => all.filter((page) => (lineOf(page) === undefined) === isOwn))
    .map((page) => ({ page, route: page.route, sourcePath: page.sourcePath, line: lineOf(page) }));
  const problems = [
    ...vocabulary.problems,
    ...sidebars.problems,
    ...shell.problems,
    ...blogProblems(posts),
    ...checkAddresses(input.sources),
    ...checkRoutes(inOrder),
    ...checkNames(input.sources, {
      docTags: new Set(Object.keys(vocabulary.docTags)),
      blogTags: new Set(Object.keys(vocabulary.blogTags)),
      authors: new Set(Object.keys(vocabulary.authors)),
    }),
  ];
  const byRoute = new Map<string, SitePage>();
  for (const { page } of inOrder) if (!byRoute.has(page.route)) byRoute.set(page.route, page);
  return {
    pages: all.filter((page) => byRoute.get(page.route) === page),
    posts,
    sidebars: [...sidebars.sidebars, blogSidebar(posts, config.blog.sidebarTitle)],
    shell: shell.shell,
    problems,
  };
}

/** Links of content that lead nowhere, with the author's own lines. */
export function checkContentLinks(pages: readonly PageInfo[], targets: LinkTargets): Problem[] {
  return pages.flatMap((page) => checkLinks(page.links, { file: page.sourcePath, route: page.source.route }, targets));
}

/** Pages that the site makes itself, such as the archive, and that something links into: their anchors are found by drawing them. */
function madePagesLinkedInto(site: Site, compiled: readonly PageInfo[]): SitePage[] {
  const hrefs = [...compiled.flatMap(({ links }) => links.map(({ href }) => href)), ...hrefsOf(site.shell)];
  const routes = new Set(hrefs.filter((href) => href.includes('#')).map((href) => href.replace(/[?#].*$/, '')));
  return site.pages.filter(({ sourcePath, route }) => sourcePath === undefined && routes.has(route));
}

function hrefsOf(shell: ShellData): string[] {
  return JSON.stringify(shell).match(/(?<=")\/[^"]*/g) ?? [];
}

/** What links may lead to: every page with its anchors, and the site's files. */
export async function linkTargets(
  site: Site,
  compiled: readonly PageInfo[],
  files: Iterable<string>,
  config: SiteConfig,
): Promise<LinkTargets> {
  const anchors = new Map<string, Set<string>>(site.pages.map(({ route }) => [route, new Set<string>(['content'])]));
  for (const page of compiled) for (const anchor of page.anchors) anchors.get(page.source.route)?.add(anchor);
  for (const page of madePagesLinkedInto(site, compiled))
    for (const id of scanHtml(renderToStaticMarkup(await page.main())).ids) anchors.get(page.route)?.add(id);
  const unreadable = compiled.filter(
    ({ words, problems }) => words === 0 && problems.some(({ rule }) => rule === 'mdx-syntax'),
  );
  return {
    anchors,
    others: new Set([...files, ...Object.keys(config.redirects)]),
    unreadable: new Set(unreadable.map(({ source }) => source.route)),
  };
}
