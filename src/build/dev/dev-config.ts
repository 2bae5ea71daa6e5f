import type { Problem } from '../../model/problem.ts';
import type { SidebarsConfig } from '../../model/sidebars-config.ts';
import type { SiteConfig } from '../../model/site-config.ts';
import { configFailure } from '../config-failure.ts';
import { checkConfig } from '../load-config.ts';

/** Loads a module of the project as it is now, by its path from the root with a leading slash. */
export type LoadModule = (url: string) => Promise<Record<string, unknown>>;

/** The configuration that is in force, and what is wrong with the one that is written. */
export interface CurrentConfig {
  /** Undefined until there has been one without mistakes. */
  good: { config: SiteConfig; sidebars: SidebarsConfig } | undefined;
  problems: Problem[];
}

/** Reads the configuration; while it has mistakes, the last good one stays in force. */
export function createConfigReader(root: string, loadModule: LoadModule): () => Promise<CurrentConfig> {
  let good: CurrentConfig['good'];
  return async () => {
    const [site, bars] = await Promise.all(['site.config.ts', 'sidebars.ts'].map((file) => load(file, loadModule)));
    if (!site || !bars) throw new Error('Bug: two files were asked for');
    if (site.kind === 'failed' || bars.kind === 'failed')
      return { good, problems: [site, bars].flatMap((file) => (file.kind === 'failed' ? [file.problem] : [])) };
    const checked = checkConfig(root, { siteConfig: site.module['siteConfig'], sidebars: bars.module['sidebars'] });
    if (checked.kind === 'failed') return { good, problems: checked.problems };
    good = { config: checked.config, sidebars: checked.sidebars };
    return { good, problems: [] };
  };
}

const FIX = 'Correct it; until then the last settings that could be read are in force.';

type Loaded = { kind: 'loaded'; module: Record<string, unknown> } | { kind: 'failed'; problem: Problem };

async function load(file: string, loadModule: LoadModule): Promise<Loaded> {
  try {
    return { kind: 'loaded', module: await loadModule(`/${file}`) };
  } catch (error) {
    return { kind: 'failed', problem: configFailure(file, error, FIX) };
  }
}
