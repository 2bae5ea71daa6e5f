import { join } from 'node:path';
import type { LinkTargets } from '../checks/link-check.ts';
import type { Problem } from '../model/problem.ts';
import type { SampleChecker } from '../model/sample.ts';
import type { SidebarsConfig } from '../model/sidebars-config.ts';
import type { SiteConfig } from '../model/site-config.ts';
import { apiPageProblems, readApiReference, writeApiPages } from './api-reference.ts';
import { assembleSite, checkContentLinks, linkTargets, type Site } from './assemble.ts';
import { cachedChecker } from './cached-checker.ts';
import { helpCompile } from './compile-helper.ts';
import { compileSite, hashOf, type PageInfo } from './compile-site.ts';
import { checkConfigLinks } from './config-links.ts';
import { configTexts, placedInConfig } from './config-places.ts';
import { lastUpdates } from './git-history.ts';
import { loadChecker } from './product-models.ts';
import type { Progress } from './progress.ts';
import { checkPublicFiles, filesToCopy, publicFiles } from './public-files.ts';
import { readContent } from './read-content.ts';
import { checkRedirects } from './redirects.ts';
import { surroundingsOf } from './site-content.ts';
import { readVocabulary } from './vocabulary.ts';

export interface PrepareInput {
  root: string;
  /** Hash of the build's own code. */
  codeVersion: string;
  /** Hash of the code that reads the OpenAPI document. */
  apiVersion: string;
  config: SiteConfig;
  sidebars: SidebarsConfig;
  /** Script that compiles pages in a process of its own. */
  compileHelper: string | undefined;
  progress: Progress;
  drafts: boolean;
  /** Whether the pages of the HTTP reference are written, or only compared. */
  api: 'write' | 'compare';
}

export interface PreparedSite {
  site: Site;
  compiled: PageInfo[];
  targets: LinkTargets;
  problems: Problem[];
}

/** Everything up to the point where something is written: read, compile, assemble, check. */
export async function prepareSite({
  root,
  codeVersion,
  apiVersion,
  config,
  sidebars,
  compileHelper,
  progress,
  drafts,
  api,
}: PrepareInput): Promise<PreparedSite> {
  const updates = lastUpdates(root);
  const reference = await readApiReference(root, apiVersion);
  if (api === 'write') await writeApiPages(root, reference);
  const content = await progress.step(
    'Read',
    () => readContent(root, { drafts }),
    ({ sources }) => `${sources.length} pages`,
  );
  const loaded = await loadChecker(root);
  const version = pageVersionOf({ codeVersion, checker: loaded.checker, config });
  const samplesFile = join(root, '.cache/samples.json');
  const checker = cachedChecker(loaded.checker, samplesFile, version);
  const place = { root, cacheDir: join(root, '.cache/pages'), version };
  const { variables, media } = config;
  const routes = content.sources.map(({ sourcePath, route }) => ({ sourcePath, route }));
  let cached = 0;
  const compiled = await progress.step(
    'Compile',
    () =>
      compileSite(content.sources, {
        ...place,
        surroundings: surroundingsOf(root, config, content.sources, checker),
        onPage: (done, fromCache) => {
          if (fromCache) cached++;
          progress.update(`${done} of ${content.sources.length}`);
        },
        help: compileHelper
          ? (sources) =>
              helpCompile(
                compileHelper,
                { ...place, samplesFile, config: { variables, media }, routes, sources },
                checker,
              )
          : undefined,
      }),
    (pages) => `${pages.length} pages, ${cached} from the cache`,
  );
  checker.save();
  const vocabulary = readVocabulary(root, content.sources);
  const site = assembleSite({
    config,
    sidebars,
    sources: content.sources,
    pages: compiled,
    vocabulary,
    updates: await updates,
    operations: reference.groups,
  });
  const files = (await publicFiles(root)).map(({ path }) => `/${path}`);
  const targets = await linkTargets(site, compiled, files, config);
  const texts = configTexts(root);
  const problems = [
    ...loaded.problems,
    ...reference.problems,
    ...(await apiPageProblems(root, reference)),
    ...content.problems,
    ...compiled.flatMap((page) => page.problems),
    ...placedInConfig(site.problems, texts),
    ...checkContentLinks(compiled, targets),
    ...checkConfigLinks({ shell: site.shell, redirects: config.redirects, text: texts['site.config.ts'] }, targets),
    ...checkPublicFiles(await filesToCopy(root), [...targets.anchors.keys(), ...Object.keys(config.redirects)]),
    ...checkRedirects(config.redirects, { pages: site.pages, files, text: texts['site.config.ts'] }),
  ];
  return { site, compiled, targets, problems };
}

/** Hash of everything that decides how pages are compiled, besides their own text. */
export function pageVersionOf({
  codeVersion,
  checker,
  config,
}: Pick<PrepareInput, 'codeVersion' | 'config'> & { checker: SampleChecker }): string {
  return hashOf(`${codeVersion} ${checker.version} ${JSON.stringify([config.variables, config.media])}`);
}
