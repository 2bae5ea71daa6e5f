import { escapeHtml } from '../mdx/highlight.ts';
import type { SiteConfig } from '../model/site-config.ts';
import { headerRules } from '../server/http-rules.ts';
import type { SitePage } from './site-page.ts';

/** Files for machines: sitemap, robots, the index for agents, and the rules for other file hosts. */
export function siteFiles(
  config: SiteConfig,
  pages: readonly SitePage[],
  scriptHashes: readonly string[],
): { path: string; content: string }[] {
  const listed = pages.filter(({ isListed }) => isListed);
  return [
    { path: 'sitemap.xml', content: sitemap(config, listed) },
    { path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${config.url}/sitemap.xml\n` },
    { path: 'llms.txt', content: agentIndex(config, listed) },
    {
      path: '_redirects',
      content: Object.entries(config.redirects)
        .map(([from, to]) => `${from} ${to} 301\n`)
        .join(''),
    },
    { path: '_headers', content: headersFile(config, scriptHashes) },
    { path: '.server.json', content: serverRules(config, listed, scriptHashes) },
    ...Object.entries(config.redirects).map(([from, to]) => ({
      path: `${from.slice(1).replace(/\.html$/, '')}.html`,
      content: redirectPage(config, to),
    })),
  ];
}

function sitemap(config: SiteConfig, pages: readonly SitePage[]): string {
  const urls = pages.map(({ route, lastModified }) => {
    const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    return `<url><loc>${config.url}${route === '/' ? '/' : escapeHtml(route)}</loc>${date}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`;
}

/** A list of every page with its Markdown address, for agents. */
function agentIndex(config: SiteConfig, pages: readonly SitePage[]): string {
  const lines = pages
    .filter(({ twin }) => twin)
    .map(
      ({ route, title, description }) =>
        `- [${title}](${config.url}${route === '/' ? '/index' : route}.md): ${description}`,
    );
  return `# ${config.title}\n\n> ${config.tagline}\n\nEvery page is also Markdown at its address with ".md". The pod manifest's JSON Schema is at ${config.url}/pod.schema.json, the HTTP API at ${config.url}/openapi.json.\n\n## Pages\n\n${lines.join('\n')}\n`;
}

/** For hosts without redirects of their own: the browser is sent on, and search engines learn the new address. */
function redirectPage(config: SiteConfig, to: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved | ${config.title}</title><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${config.url}${to}"></head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>`;
}

function headersFile(config: SiteConfig, scriptHashes: readonly string[]): string {
  return headerRules(config, scriptHashes)
    .map(
      ({ pattern, headers }) =>
        `${pattern}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n');
}

/** What our own server needs to know besides the files. */
function serverRules(config: SiteConfig, pages: readonly SitePage[], scriptHashes: readonly string[]): string {
  return JSON.stringify({
    headers: headerRules(config, scriptHashes),
    redirects: config.redirects,
    routes: pages.map(({ route }) => route),
  });
}
