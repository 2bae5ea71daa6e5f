import { join } from 'node:path';
import type { LinkTargets } from '../../checks/link-check.ts';
import type { Source } from '../../model/compiled-page.ts';
import type { PageData } from '../../model/page-data.ts';
import type { Problem } from '../../model/problem.ts';
import type { SampleChecker } from '../../model/sample.ts';
import type { SidebarsConfig } from '../../model/sidebars-config.ts';
import type { SiteConfig } from '../../model/site-config.ts';
import type { ApiReference } from '../api-reference.ts';
import { assembleSite, type Site } from '../assemble.ts';
import { hashOf, type PageInfo, pageOf } from '../compile-site.ts';
import { checkConfigLinks } from '../config-links.ts';
import { configTexts, placedInConfig } from '../config-places.ts';
import type { LastUpdate } from '../git-history.ts';
import { pageVersionOf } from '../prepare-site.ts';
import { checkRedirects } from '../redirects.ts';
import { type RenderContext, renderPageData } from '../render-document.tsx';
import { surroundingsOf } from '../site-content.ts';
import type { SitePage } from '../site-page.ts';
import { readVocabulary } from '../vocabulary.ts';
import { SOURCE_ASSETS } from './dev-document.ts';
import { lazyPage } from './lazy-page.ts';
import { onceForEach } from './remembered.ts';

/** The site between two changes. Nothing of it is compiled or rendered before somebody asks. */
export interface OpenSite {
  root: string;
  site: Site;
  pages: ReadonlyMap<string, SitePage>;
  context: RenderContext;
  /** Mistakes that are shown on every page: of configuration, front matter and names. */
  problems: Problem[];
  /** Changes with what stands around every page. */
  frameKey: string;
  /** Number of this state: part of the names of modules, which a browser never loads twice. */
  generation: number;
  compiled(sourcePath: string): Promise<PageInfo>;
  rendered(page: SitePage): Promise<PageData>;
  /** The site with every page compiled, which takes a while the first time: for search. */
  whole(): Promise<Site>;
}

/** All that has been read for one state of the site. */
export interface SiteParts {
  root: string;
  generation: number;
  /** Hash of the code that compiles pages: decides what may come from the cache. */
  codeVersion: string;
  config: SiteConfig;
  sidebars: SidebarsConfig;
  sources: readonly Source[];
  checker: SampleChecker;
  updates: Map<string, LastUpdate>;
  reference: ApiReference;
  /** Addresses of files. */
  files: readonly string[];
  /** What was found wrong while reading. */
  problems: readonly Problem[];
}

/** Puts the parts together. */
export function openSite(parts: SiteParts): OpenSite {
  const { root, generation, config, sources, reference, files } = parts;
  const texts = configTexts(root);
  const compiled = pageCompiler(parts);
  const assemble = (pages: readonly PageInfo[]) =>
    assembleSite({ ...parts, pages, vocabulary: readVocabulary(root, sources), operations: reference.groups });
  const site = assemble(sources.map((source) => lazyPage(source, () => compiled(source.sourcePath))));
  const routes = site.pages.map(({ route }) => route);
  const targets: LinkTargets = {
    anchors: new Map(routes.map((route) => [route, new Set<string>()])),
    others: new Set([...files, ...Object.keys(config.redirects)]),
    // Their anchors are known once they are drawn, which only `npm run check` does for all.
    unreadable: new Set(routes),
  };
  const context = { config, shell: site.shell, sidebars: site.sidebars, assets: SOURCE_ASSETS };
  return {
    root,
    site,
    pages: new Map(site.pages.map((page) => [page.route, page])),
    context,
    problems: [
      ...parts.problems,
      ...reference.problems,
      ...placedInConfig(site.problems, texts),
      ...checkConfigLinks({ shell: site.shell, redirects: config.redirects, text: texts['site.config.ts'] }, targets),
      ...checkRedirects(config.redirects, { pages: site.pages, files, text: texts['site.config.ts'] }),
    ],
    frameKey: hashOf(JSON.stringify([site.shell, site.sidebars])),
    generation,
    compiled,
    rendered: onceForEach((page: SitePage) => renderPageData(page, context)),
    async whole() {
      const pages: PageInfo[] = [];
      for (const { sourcePath } of sources) pages.push(await compiled(sourcePath));
      return assemble(pages);
    },
  };
}

function pageCompiler({ root, codeVersion, config, checker, sources }: SiteParts): OpenSite['compiled'] {
  const bySource = new Map(sources.map((source) => [source.sourcePath, source]));
  const options = {
    root,
    cacheDir: join(root, '.cache/pages'),
    version: pageVersionOf({ codeVersion, checker, config }),
    surroundings: surroundingsOf(root, config, sources, checker),
  };
  return onceForEach(async (sourcePath: string) => {
    const source = bySource.get(sourcePath);
    if (!source) throw new Error(`Bug: ${sourcePath} is asked for and is no page`);
    return pageOf(source, options);
  });
}
