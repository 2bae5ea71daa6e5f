import type { Source } from '../model/compiled-page.ts';
import type { SiteConfig } from '../model/site-config.ts';
import type { CachedChecker } from './cached-checker.ts';
import { outputOf } from './run-script.ts';

/** What a process that compiles a share of the pages must know. */
export interface HelperJob {
  root: string;
  cacheDir: string;
  samplesFile: string;
  version: string;
  config: Pick<SiteConfig, 'variables' | 'media'>;
  /** Of every page, since any may be linked to. */
  routes: Pick<Source, 'sourcePath' | 'route'>[];
  sources: readonly Source[];
}

/** Has pages compiled into the cache by a process of its own, on another core. */
export async function helpCompile(script: string, job: HelperJob, checker: CachedChecker): Promise<void> {
  // The flags of this process; the one that run.mjs sets while it runs; and less memory, since it keeps no page.
  const flags = [...process.execArgv, '--interrupt-budget=1000000', '--max-old-space-size=300'];
  checker.learn(JSON.parse(await outputOf(script, job, flags)));
}
