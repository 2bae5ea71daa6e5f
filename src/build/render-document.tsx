import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { escapeHtml } from '../mdx/highlight.ts';
import type { PageData } from '../model/page-data.ts';
import { outPathOf } from '../model/route.ts';
import type { ShellData, ShellLink } from '../model/shell-data.ts';
import type { Sidebar } from '../model/sidebar.ts';
import type { SiteConfig } from '../model/site-config.ts';
import { currentOf } from '../ui/shell/NavbarEntry.tsx';
import { Shell } from '../ui/shell/Shell.tsx';
import type { ClientAssets } from './bundle-client.ts';
import { headScript, PAUSE_SCRIPT } from './inline-scripts.ts';
import { sidebarHtml } from './sidebar-html.tsx';
import type { SitePage } from './site-page.ts';

export interface RenderContext {
  config: SiteConfig;
  shell: ShellData;
  sidebars: readonly Sidebar[];
  assets: ClientAssets;
}

/** What a click inside the site loads: the page without the frame around it. */
export async function renderPageData(page: SitePage, { config }: RenderContext): Promise<PageData> {
  return {
    route: page.route,
    title: browserTitle(page, config),
    description: page.description,
    sidebar: page.sidebar,
    layout: page.layout,
    html: renderToStaticMarkup(await page.main()),
  };
}

/** The browser title: the page's name and the site's.
 * @example "Installation | Loam"
 */
export function browserTitle({ title, route }: Pick<SitePage, 'title' | 'route'>, config: SiteConfig): string {
  return route === '/'
    ? `${config.title} ${config.titleDelimiter} ${config.tagline}`
    : `${title} ${config.titleDelimiter} ${config.title}`;
}

const MAIN = '<!--main-->';
const frames = new WeakMap<ShellData, Map<string, [string, string]>>();

/** The whole document. */
export function renderDocument(page: SitePage, data: PageData, context: RenderContext): string {
  const [before, after] = frameOf(page, context);
  const { config } = context;
  return `<!doctype html><html lang="${config.locales[0]?.code}" dir="${config.locales[0]?.dir}">${headOf(page, data, context)}<body><div id="root" data-route="${escapeAttribute(page.route)}">${before}${withPause(data.html)}${after}</div></body></html>`;
}

/** The page with a pause after its second paragraph: about what fits on a screen. */
function withPause(html: string): string {
  const [end] = [...html.matchAll(/<\/p>/g)].slice(1, 2);
  if (end === undefined) return html;
  const at = end.index + end[0].length;
  return `${html.slice(0, at)}<script>${PAUSE_SCRIPT}</script>${html.slice(at)}`;
}

/** The frame around the main element's content, in two halves. */
function frameOf(page: SitePage, { shell, sidebars }: RenderContext): [string, string] {
  const sidebar = sidebars.find(({ key }) => key === page.sidebar);
  const cached = frames.get(shell) ?? new Map<string, [string, string]>();
  frames.set(shell, cached);
  // Only the sidebar and the marks of the navbar differ from page to page, so the rest is rendered once for each.
  const marks = navbarLinks(shell).map((link) => currentOf(link, page) ?? '');
  const key = [page.layout, page.sidebar, ...marks].join(' ');
  let frame = cached.get(key);
  if (!frame) {
    const html = renderToString(
      <Shell shell={shell} here={page} sidebarHtml="<!--sidebar-->">
        <main id="content" tabIndex={-1} dangerouslySetInnerHTML={{ __html: MAIN }} />
      </Shell>,
    );
    const [before = '', after = ''] = html.split(MAIN);
    frame = [before, after];
    cached.set(key, frame);
  }
  return [frame[0].replace('<!--sidebar-->', () => (sidebar ? sidebarHtml(sidebar, page.route) : '')), frame[1]];
}

function navbarLinks({ navbar }: ShellData): ShellLink[] {
  return navbar.flatMap((item): ShellLink[] => {
    if (item.kind === 'link') return [item];
    return item.kind === 'dropdown' ? item.items.filter((child) => child.kind === 'link') : [];
  });
}

function headOf(page: SitePage, data: PageData, { config, assets }: RenderContext): string {
  const url = config.url + (page.route === '/' ? '' : page.route);
  const image = config.url + (page.image ?? '/img/social-card.png');
  const links = [
    ['canonical', url],
    ...(page.previous === undefined ? [] : [['prev', page.previous]]),
    ...(page.next === undefined ? [] : [['next', page.next]]),
    ['icon', '/img/favicon.svg'],
  ];
  const tags = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(data.title)}</title>`,
    `<meta name="description" content="${escapeAttribute(page.description)}">`,
    page.isListed ? '' : '<meta name="robots" content="noindex">',
    `<script>${headScript({ announcementId: config.announcement?.id, hasSidebar: page.sidebar !== null, hasTabs: data.html.includes(' data-group=') })}</script>`,
    `<link rel="stylesheet" href="${assets.css}">`,
    `<script type="module" async src="${assets.early}"></script>`,
    ...links.map(([rel, href]) => `<link rel="${rel}" href="${escapeAttribute(href ?? '')}">`),
    page.twin ? `<link rel="alternate" type="text/markdown" href="/${outPathOf(page.route)}.md">` : '',
    page.layout === 'blog' ? FEEDS : '',
    config.search.algolia
      ? `<link rel="preconnect" href="https://${config.search.algolia.appId}-dsn.algolia.net" crossorigin>`
      : '',
    `<meta property="og:title" content="${escapeAttribute(page.title)}"><meta property="og:description" content="${escapeAttribute(page.description)}">`,
    `<meta property="og:type" content="${page.kind}"><meta property="og:url" content="${escapeAttribute(url)}"><meta property="og:image" content="${escapeAttribute(image)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return `<head>${tags.join('')}</head>`;
}

const FEEDS =
  '<link rel="alternate" type="application/rss+xml" href="/blog/rss.xml" title="Loam blog, RSS"><link rel="alternate" type="application/atom+xml" href="/blog/atom.xml" title="Loam blog, Atom"><link rel="alternate" type="application/feed+json" href="/blog/feed.json" title="Loam blog, JSON">';

function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;');
}
