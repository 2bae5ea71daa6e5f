import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { checkLinks } from '../checks/link-check.ts';
import { scanHtml } from '../mdx/scan-html.ts';
import type { PageData, RouteList } from '../model/page-data.ts';
import type { Problem } from '../model/problem.ts';
import { moduleNameOf, outPathOf, routeKey } from '../model/route.ts';
import { buildSearch } from '../search/build-index.ts';
import { SidebarTree } from '../ui/shell/SidebarTree.tsx';
import { bundleClient } from './bundle-client.ts';
import { hashOf } from './compile-site.ts';
import type { Quality } from './compress.ts';
import { blogFeeds } from './feeds.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { Output } from './output.ts';
import { type PreparedSite, type PrepareInput, prepareSite } from './prepare-site.ts';
import { filesToCopy } from './public-files.ts';
import { type RenderContext, renderDocument, renderPageData } from './render-document.tsx';
import { imageUrl } from './site-content.ts';
import { siteFiles } from './site-files.ts';
import type { SitePage } from './site-page.ts';

export interface BuildInput extends PrepareInput {
  outDir: string;
  /** Hash of the code that runs in the browser. */
  clientVersion: string;
  /** Script that bundles it. */
  clientBundler: string;
  quality: Quality;
}

export interface BuildReport {
  problems: Problem[];
  pages: number;
  changed: number;
}

/** Builds the site into the output folder, unless something is wrong with it. Links that layouts make are seen while writing. */
export async function build(input: BuildInput): Promise<BuildReport> {
  const { config, progress } = input;
  const prepared = await prepareSite(input);
  const { site } = prepared;
  const failing = prepared.problems.filter(({ severity }) => severity !== 'warning');
  if (failing.length > 0) return { problems: prepared.problems, pages: 0, changed: 0 };

  const bundle = await progress.step(
    'Bundle',
    () => bundleClient(input, site.shell),
    ({ files }) => `${files.length} files`,
  );
  const output = await Output.open(input.outDir, input.quality);
  const context: RenderContext = { config, shell: site.shell, sidebars: site.sidebars, assets: bundle.assets };
  const written = await progress.step(
    'Write',
    () => writePages(site.pages, context, output, input),
    ({ names }) => `${names.size} pages`,
  );
  await progress.step(
    'Finish',
    () => writeRest(prepared, written.names, bundle.files, output, input),
    () => `${output.changed} files changed`,
  );
  const problems = [...prepared.problems, ...layoutProblems(written.scans, prepared)];
  return { problems, pages: site.pages.length, changed: output.changed };
}

interface WrittenPages {
  /** Hash in the name of every page's module. */
  names: Map<string, string>;
  /** Links that were really rendered. */
  scans: { page: SitePage; hrefs: string[]; ids: string[] }[];
}

async function writePages(
  pages: readonly SitePage[],
  context: RenderContext,
  output: Output,
  { progress }: BuildInput,
): Promise<WrittenPages> {
  const names = new Map<string, string>();
  const scans: WrittenPages['scans'] = [];
  for (const page of pages) {
    const data = await renderPageData(page, context);
    const name = await writePage(page, data, context, output);
    names.set(page.route, name);
    scans.push({ page, ...scanHtml(data.html) });
    progress.update(`${names.size} of ${pages.length}`);
  }
  return { names, scans };
}

async function writePage(page: SitePage, data: PageData, context: RenderContext, output: Output): Promise<string> {
  const payload = `export default ${JSON.stringify(data)}`;
  // Six characters tell versions of one page apart, and there is a hash for each page in the route list.
  const hash = hashOf(payload).slice(0, 6);
  await output.write(`${outPathOf(page.route)}.html`, renderDocument(page, data, context));
  await output.write(`assets/js/${moduleNameOf(page.route, hash)}`, payload);
  if (page.twin) await output.write(`${outPathOf(page.route)}.md`, await page.twin());
  return hash;
}

async function writeRest(
  { site, compiled }: PreparedSite,
  names: Map<string, string>,
  bundled: { path: string; content: Buffer | string }[],
  output: Output,
  { root, config }: BuildInput,
): Promise<void> {
  for (const { path, content } of bundled) await output.write(path, content);
  for (const { sourcePath, path } of await filesToCopy(root))
    await output.write(path, await readFile(join(root, sourcePath)));
  for (const sourcePath of new Set(compiled.flatMap(({ images }) => images))) {
    const bytes = await readFile(join(root, sourcePath));
    await output.write(imageUrl(sourcePath, bytes).slice(1), bytes);
  }
  for (const { path, content } of siteFiles(config, site.pages, inlineScriptHashes(config.announcement?.id)))
    await output.write(path, content);
  for (const { path, content } of await blogFeeds(
    config,
    site.posts.filter(({ data }) => !data.unlisted),
  ))
    await output.write(path, content);
  const list: RouteList = {
    routes: Object.fromEntries([...names].map(([route, name]) => [routeKey(route), name])),
    sidebars: await writeSidebars(site.sidebars, output),
    redirects: config.redirects,
    search: await writeSearch(site.pages, config, output),
  };
  await output.write('assets/routes.json', JSON.stringify(list));
  await output.close();
}

async function writeSidebars(
  sidebars: PreparedSite['site']['sidebars'],
  output: Output,
): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const sidebar of sidebars) {
    const module = `export default ${JSON.stringify(renderToStaticMarkup(createElement(SidebarTree, { sidebar, route: '' })))}`;
    const name = `sidebar-${sidebar.key}.${hashOf(module).slice(0, 8)}.js`;
    await output.write(`assets/js/${name}`, module);
    names[sidebar.key] = name;
  }
  return names;
}

async function writeSearch(
  pages: readonly SitePage[],
  config: BuildInput['config'],
  output: Output,
): Promise<RouteList['search']> {
  const searchable = pages.flatMap(({ search }) => search ?? []);
  const { index, texts, records } = buildSearch(searchable, config.search);
  await output.write('search/records.json', JSON.stringify(records));
  const write = async ({ name, content }: { name: string; content: string }): Promise<string> => {
    const path = `assets/search/${name.replace(/(\.\w+)$/, `.${hashOf(content).slice(0, 8)}$1`)}`;
    await output.write(path, content);
    return `/${path}`;
  };
  return { index: await write(index), texts: await Promise.all(texts.map(write)) };
}

/** Links that templates and components made: what content itself links to has been checked with its own lines. */
function layoutProblems(scans: WrittenPages['scans'], { compiled, targets }: PreparedSite): Problem[] {
  const fromContent = new Map(compiled.map((page) => [page.source.route, new Set(page.links.map(({ href }) => href))]));
  const seen = new Set<string>();
  // Anchors that layouts made count too, on pages that come later as well.
  const rendered = {
    ...targets,
    anchors: new Map(scans.map(({ page, ids }) => [page.route, new Set(['content', ...ids])])),
  };
  return scans.flatMap(({ page, hrefs }) => {
    const own = fromContent.get(page.route);
    const links = [...new Set(hrefs)].filter((href) => !own?.has(href)).map((href) => ({ href, line: 1, column: 1 }));
    // One mistake of the layout is one problem, not one for every page.
    return checkLinks(links, { file: page.sourcePath ?? `the page ${page.route}`, route: page.route }, rendered).filter(
      ({ message }) => !seen.has(message) && seen.add(message),
    );
  });
}
