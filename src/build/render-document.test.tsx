import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { siteConfig } from '../../test/fixtures/site-config.ts';
import type { ShellData } from '../model/shell-data.ts';
import type { SiteConfigInput } from '../model/site-config.ts';
import { Tabs } from '../ui/article/Tabs.tsx';
import { inlineScriptHashes, PAUSE_SCRIPT } from './inline-scripts.ts';
import { browserTitle, type RenderContext, renderDocument, renderPageData } from './render-document.tsx';
import { resolveShell } from './shell.ts';
import type { SitePage } from './site-page.ts';

function sitePage(route: string, given: Partial<SitePage> = {}): SitePage {
  return {
    route,
    title: 'Caching',
    description: 'How "results" are <cached>.',
    sidebar: 'docs',
    layout: 'doc',
    kind: 'article',
    sourcePath: undefined,
    isListed: true,
    main: async () => <h1>Caching</h1>,
    ...given,
  };
}

function contextOf(given: Partial<SiteConfigInput> = {}): RenderContext {
  const config = siteConfig(given);
  const { shell } = resolveShell({ config, docs: new Map(), sidebars: [] });
  const nodes = [{ kind: 'page' as const, label: 'Caching', route: '/docs/caching' }];
  return {
    config,
    shell,
    sidebars: [{ key: 'docs', label: 'Documentation', nodes }],
    assets: { css: '/assets/css/early.css', early: '/assets/js/early.js' },
  };
}

async function documentOf(page: SitePage, context = contextOf()): Promise<string> {
  return renderDocument(page, await renderPageData(page, context), context);
}

describe('titles', () => {
  test('spec 9: the page title delimiter is "|"', () => {
    expect(browserTitle(sitePage('/docs/caching'), siteConfig())).toBe('Caching | Loam');
    expect(browserTitle(sitePage('/'), siteConfig())).toBe('Loam | A runtime for data and AI');
  });
});

describe('the head of a document', () => {
  test('has language, title, description, canonical address and Open Graph', async () => {
    const html = await documentOf(sitePage('/docs/caching'));
    expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr"><head>/);
    for (const tag of [
      '<title>Caching | Loam</title>',
      '<meta name="description" content="How &quot;results&quot; are &lt;cached&gt;.">',
      '<link rel="canonical" href="https://docs.loam.example/docs/caching">',
      '<meta property="og:title" content="Caching">',
      '<meta property="og:type" content="article">',
      '<meta property="og:url" content="https://docs.loam.example/docs/caching">',
      '<link rel="stylesheet" href="/assets/css/early.css">',
    ]) {
      expect(html).toContain(tag);
    }
  });

  test.each([
    ['/', '/index.md'],
    ['/docs', '/docs.md'],
  ])('of %s leads to the Markdown at %s', async (route, href) => {
    expect(await documentOf(sitePage(route, { twin: async () => '' }))).toContain(
      `<link rel="alternate" type="text/markdown" href="${href}">`,
    );
  });

  test('keeps unlisted pages out of search engines', async () => {
    expect(await documentOf(sitePage('/a', { isListed: false }))).toContain('<meta name="robots" content="noindex">');
    expect(await documentOf(sitePage('/a'))).not.toContain('noindex');
  });

  test('of a listing page names its neighbours', async () => {
    const html = await documentOf(sitePage('/blog/page/2', { previous: '/blog', next: '/blog/page/3' }));
    expect(html).toContain('<link rel="prev" href="/blog"><link rel="next" href="/blog/page/3">');
  });

  test('spec 7: opens an early connection to the hosted search, when there is one', async () => {
    const search = { algolia: { appId: 'APP', apiKey: 'key', indexName: 'loam' } };
    expect(await documentOf(sitePage('/a'), contextOf({ search }))).toContain(
      '<link rel="preconnect" href="https://APP-dsn.algolia.net" crossorigin>',
    );
    expect(await documentOf(sitePage('/a'))).not.toContain('preconnect');
  });
});

describe('scripts inside a page', () => {
  const announcement = { id: 'v1.0.5', text: 'New', linkText: 'Read', to: '/blog' };

  test.each([
    ['a plain page', null, false],
    ['a page with a sidebar', 'docs', false],
    ['a page with tabs', null, true],
    ['a page with both', 'docs', true],
  ])('are all allowed by their hash, and there is no other way to run anything: %s', async (_, sidebar, hasTabs) => {
    const main = async () => (hasTabs ? <Tabs id="tabs-1" groupId="os" /> : <p>Text</p>);
    const html = await documentOf(sitePage('/docs/caching', { sidebar, main }), contextOf({ announcement }));
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, script = '']) => script);
    const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(scripts).toHaveLength(1);
    expect(inlineScriptHashes('v1.0.5')).toEqual(expect.arrayContaining(hashes));
    expect(html).not.toMatch(/ on\w+="| style="|javascript:/);
  });

  test('the parser waits after the second paragraph, in the document and not in the payload', async () => {
    const page = sitePage('/a', { main: async () => [1, 2, 3].map((number) => <p key={number}>{number}</p>) });
    const html = await documentOf(page);
    expect(html).toContain(`<p>1</p><p>2</p><script>${PAUSE_SCRIPT}</script><p>3</p>`);
    expect((await renderPageData(page, contextOf())).html).toBe('<p>1</p><p>2</p><p>3</p>');
    expect(inlineScriptHashes(undefined)).toContain(
      `'sha256-${createHash('sha256').update(PAUSE_SCRIPT).digest('base64')}'`,
    );
  });

  test('hold only what the page needs', async () => {
    const html = await documentOf(sitePage('/a', { sidebar: null, layout: 'wide' }));
    expect(html).not.toContain('requestAnimationFrame');
  });
});

describe('the frame', () => {
  test('has the skip link first in the tab order', async () => {
    const html = await documentOf(sitePage('/docs/caching'));
    expect(html.indexOf('<a ')).toBe(html.indexOf('<a class="skip" href="#content">'));
  });

  test('has the page in the one main element, and the sidebar with the page marked', async () => {
    const html = await documentOf(sitePage('/docs/caching'));
    expect(html).toContain('<main id="content" tabindex="-1"><h1>Caching</h1></main>');
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html).toContain('<a href="/docs/caching" aria-current="page">Caching</a>');
  });

  test('marks the right entry of the navbar on every page, at any depth and in dropdowns', async () => {
    const navbar: ShellData['navbar'] = [
      { kind: 'link', label: 'Deep', href: '/docs/api/http', isExternal: false, position: 'left' },
      {
        kind: 'dropdown',
        label: 'More',
        position: 'left',
        items: [{ kind: 'link', label: 'Auth', href: '/docs/api/auth', isExternal: false }],
      },
    ];
    const context = contextOf();
    const shared: RenderContext = { ...context, shell: { ...context.shell, navbar } };
    const marksOn = async (route: string) => {
      const html = await documentOf(sitePage(route), shared);
      const links = html.slice(html.indexOf('aria-label="Main"'), html.indexOf('<main'));
      return [...links.slice(0, links.indexOf('</nav>')).matchAll(/<a href="([^"]+)" aria-current="([^"]+)"/g)].map(
        ([, href, mark]) => [href, mark],
      );
    };
    expect(await marksOn('/docs/api/other')).toEqual([]);
    expect(await marksOn('/docs/api/auth')).toEqual([['/docs/api/auth', 'page']]);
    expect(await marksOn('/docs/api/http')).toEqual([['/docs/api/http', 'page']]);
    expect(await marksOn('/docs/api/http/post')).toEqual([['/docs/api/http', 'true']]);
    expect(await marksOn('/docs/api/other')).toEqual([]);
  });

  test('is left out of what a click inside the site loads', async () => {
    expect(await renderPageData(sitePage('/docs/caching'), contextOf())).toEqual({
      route: '/docs/caching',
      title: 'Caching | Loam',
      description: 'How "results" are <cached>.',
      sidebar: 'docs',
      layout: 'doc',
      html: '<h1>Caching</h1>',
    });
  });
});
