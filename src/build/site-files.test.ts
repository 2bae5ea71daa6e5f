import { describe, expect, test } from 'vitest';
import { siteConfig } from '../../test/fixtures/site-config.ts';
import { siteFiles } from './site-files.ts';
import type { SitePage } from './site-page.ts';

function sitePage(route: string, given: Partial<SitePage> = {}): SitePage {
  return {
    route,
    title: `Title of ${route}`,
    description: 'What it says.',
    sidebar: null,
    layout: 'wide',
    kind: 'website',
    sourcePath: undefined,
    isListed: true,
    main: async () => null,
    ...given,
  };
}

const FILES = siteFiles(
  siteConfig({ redirects: { '/old': '/docs', '/older/page': '/docs#part' } }),
  [
    sitePage('/', { twin: async () => '' }),
    sitePage('/docs', { twin: async () => '', lastModified: '2024-05-01' }),
    sitePage('/blog'),
    sitePage('/404', { isListed: false }),
  ],
  ["'sha256-x'"],
);

function file(path: string): string {
  const found = FILES.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`There is no file ${path}`);
  return found.content;
}

describe('files for machines', () => {
  test('the sitemap has every listed page, with the day of its last change', () => {
    expect(file('sitemap.xml')).toContain(
      '<url><loc>https://docs.loam.example/</loc></url>\n<url><loc>https://docs.loam.example/docs</loc><lastmod>2024-05-01</lastmod></url>\n<url><loc>https://docs.loam.example/blog</loc></url></urlset>',
    );
    expect(file('sitemap.xml')).not.toContain('404');
  });

  test('robots.txt leads to the sitemap', () => {
    expect(file('robots.txt')).toContain('Sitemap: https://docs.loam.example/sitemap.xml');
  });

  test('llms.txt leads to the Markdown of every page that has one', () => {
    expect(file('llms.txt')).toContain('- [Title of /](https://docs.loam.example/index.md): What it says.\n');
    expect(file('llms.txt')).toContain('- [Title of /docs](https://docs.loam.example/docs.md): What it says.\n');
    expect(file('llms.txt')).not.toContain('blog.md');
  });
});

describe('rules for other hosts and for our own server', () => {
  test('redirects are lines of _redirects and pages that send the browser on', () => {
    expect(file('_redirects')).toBe('/old /docs 301\n/older/page /docs#part 301\n');
    expect(file('older/page.html')).toContain('<meta http-equiv="refresh" content="0; url=/docs#part">');
    expect(file('old.html')).toContain('<link rel="canonical" href="https://docs.loam.example/docs">');
  });

  test('_headers has the table of headers, pattern by pattern', () => {
    expect(file('_headers')).toMatch(/^\/\*\n {2}Content-Security-Policy: [^\n]*'sha256-x'/);
    expect(file('_headers')).toContain('/assets/js/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });

  test('.server.json has headers, redirects and the routes for near matches', () => {
    expect(JSON.parse(file('.server.json'))).toMatchObject({
      redirects: { '/old': '/docs', '/older/page': '/docs#part' },
      routes: ['/', '/docs', '/blog'],
      headers: expect.arrayContaining([expect.objectContaining({ pattern: '/*' })]),
    });
  });
});
