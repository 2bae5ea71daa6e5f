import type { Problem } from '../../model/problem.ts';
import { type ApiReference, readApiReference, writeApiPages } from '../api-reference.ts';
import { lastUpdates } from '../git-history.ts';
import { loadChecker } from '../product-models.ts';
import { publicFiles } from '../public-files.ts';
import { createContentStore } from './content-store.ts';
import { createConfigReader, type LoadModule } from './dev-config.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { remembered } from './remembered.ts';

export interface SiteReaderInput {
  root: string;
  /** Hash of the code that compiles pages. */
  codeVersion: string;
  /** Hash of the code that reads the OpenAPI document. */
  apiVersion: string;
  loadModule: LoadModule;
}

/** The site, or why there is none: its configuration has never been good. */
export type SiteState = { kind: 'open'; open: OpenSite } | { kind: 'closed'; problems: Problem[] };

/** Gives the site as its files are now. */
export interface SiteReader {
  current(): Promise<SiteState>;
  /** Says which files have changed: only they are read again. */
  noteChanges(sourcePaths: readonly string[]): void;
}

/** A reader that has read nothing yet. */
export function createSiteReader({ root, codeVersion, apiVersion, loadModule }: SiteReaderInput): SiteReader {
  const content = createContentStore(root);
  const readConfig = createConfigReader(root, loadModule);
  const updates = remembered(() => lastUpdates(root));
  const models = remembered(() => loadChecker(root));
  const reference = remembered(() => currentReference(root, apiVersion));
  const state = remembered(read);
  let changes = 0;

  async function read(): Promise<SiteState> {
    const generation = changes;
    const { good, problems } = await readConfig();
    if (!good) return { kind: 'closed', problems };
    const api = await reference.value();
    const { sources, problems: wrongHeads } = await content.read();
    const { checker, problems: wrongModels } = await models.value();
    const open = openSite({
      ...{ root, generation, codeVersion, sources, reference: api, ...good },
      checker,
      updates: await updates.value(),
      files: (await publicFiles(root)).map(({ path }) => `/${path}`),
      problems: [...problems, ...wrongModels, ...wrongHeads],
    });
    return { kind: 'open', open };
  }

  return {
    current: state.value,
    noteChanges(sourcePaths) {
      changes++;
      for (const sourcePath of sourcePaths) content.forget(sourcePath);
      if (sourcePaths.some((path) => /^(product|public)\//.test(path))) models.forget();
      if (sourcePaths.includes('public/openapi.json')) reference.forget();
      state.forget();
    },
  };
}

/** The HTTP reference, with its pages written as a build writes them. */
async function currentReference(root: string, apiVersion: string): Promise<ApiReference> {
  const reference = await readApiReference(root, apiVersion);
  await writeApiPages(root, reference);
  return reference;
}
