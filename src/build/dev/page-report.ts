import { checkLinks, type LinkTargets } from '../../checks/link-check.ts';
import { decodedPath } from '../../mdx/images.ts';
import { scanHtml } from '../../mdx/scan-html.ts';
import type { LinkReference } from '../../model/compiled-page.ts';
import type { DevReport } from '../../model/dev-report.ts';
import type { PageData } from '../../model/page-data.ts';
import type { Problem } from '../../model/problem.ts';
import { normalRoute } from '../../model/route.ts';
import { hashOf, type PageInfo } from '../compile-site.ts';
import { publicFiles } from '../public-files.ts';
import type { SitePage } from '../site-page.ts';
import type { OpenSite } from './open-site.ts';

/** What an open page must know: whether it has changed, and what is wrong with it and with the site. */
export async function reportOf(route: string, open: OpenSite): Promise<DevReport> {
  const { frameKey } = open;
  const page = open.pages.get(route);
  if (!page) return { pageKey: '', frameKey, page: undefined, problems: open.problems };
  const data = await open.rendered(page);
  const own = page.sourcePath === undefined ? undefined : await open.compiled(page.sourcePath);
  const ownProblems = own?.problems ?? [];
  // Text that does not parse gives an empty article; the one before it is of more use.
  const isEmpty = own?.words === 0 && ownProblems.some(({ rule }) => rule === 'mdx-syntax');
  return {
    pageKey: pageKeyOf(data),
    frameKey,
    page: isEmpty ? undefined : data,
    problems: [...open.problems, ...ownProblems, ...(await linkProblems(page, own, open))],
  };
}

/** Changes with what a page shows. */
export function pageKeyOf(data: PageData): string {
  return hashOf(JSON.stringify(data));
}

/** Links that lead nowhere: those of the text with their lines, and those that layouts and components made. */
async function linkProblems(page: SitePage, own: PageInfo | undefined, open: OpenSite): Promise<Problem[]> {
  const written = own?.links ?? [];
  const { hrefs } = scanHtml((await open.rendered(page)).html);
  const known = new Set(written.map(({ href }) => href));
  const made = [...new Set(hrefs)].filter((href) => !known.has(href)).map((href) => ({ href, line: 1, column: 1 }));
  const links = [...written, ...made];
  const at = { file: page.sourcePath ?? `the page ${page.route}`, route: page.route };
  return checkLinks(links, at, await targetsOf(links, page, open));
}

/** Every route, with the anchors of those pages that a link names an anchor of: only these are rendered. */
async function targetsOf(links: readonly LinkReference[], from: SitePage, open: OpenSite): Promise<LinkTargets> {
  const anchors = new Map<string, ReadonlySet<string>>([...open.pages.keys()].map((route) => [route, new Set()]));
  for (const { href } of links) {
    const [, address = '', anchor] = /^(\/[^/#?][^#?]*|\/|)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    if (anchor === undefined) continue;
    const page = address === '' ? from : open.pages.get(normalRoute(decodedPath(address)));
    if (page) anchors.set(page.route, new Set(['content', ...scanHtml((await open.rendered(page)).html).ids]));
  }
  const files = (await publicFiles(open.root)).map(({ path }) => `/${path}`);
  return { anchors, others: new Set([...files, ...Object.keys(open.context.config.redirects)]) };
}
