import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '../model/closest.ts';
import type { Problem } from '../model/problem.ts';
import { SidebarsConfig } from '../model/sidebars-config.ts';
import { SiteConfig } from '../model/site-config.ts';

/** The configuration as written, before it is checked. */
export interface RawConfig {
  siteConfig: unknown;
  sidebars: unknown;
}

/** Checked configuration, or what is wrong with it. */
export type LoadedConfig =
  | { kind: 'ok'; config: SiteConfig; sidebars: SidebarsConfig }
  | { kind: 'failed'; problems: Problem[] };

/** Checks `site.config.ts` and `sidebars.ts`; mistakes are reported like those of content. */
export function checkConfig(root: string, raw: RawConfig): LoadedConfig {
  const site = SiteConfig.safeParse(raw.siteConfig);
  const sidebars = SidebarsConfig.safeParse(raw.sidebars);
  if (site.success && sidebars.success) return { kind: 'ok', config: site.data, sidebars: sidebars.data };
  const problems = [
    ...(site.error?.issues ?? []).flatMap((issue) => problemsOf(issue, root, 'site.config.ts')),
    ...(sidebars.error?.issues ?? []).flatMap((issue) => problemsOf(issue, root, 'sidebars.ts')),
  ];
  return { kind: 'failed', problems };
}

type Issue = { code?: string; path: PropertyKey[]; message: string; keys?: string[] };

function problemsOf(issue: Issue, root: string, file: string): Problem[] {
  const text = readFileSync(join(root, file), 'utf8');
  const known = Object.keys(SiteConfig.shape);
  if (issue.keys) {
    return issue.keys.map((key) => ({
      rule: 'unknown-key',
      file,
      ...placeOf(text, [...issue.path, key]),
      message: `"${[...issue.path, key].join('.')}" is not a setting.`,
      fix: didYouMean(key, known, `Known settings: ${known.join(', ')}.`),
    }));
  }
  const message = issue.message.replace(/^Invalid input: /, '');
  return [
    {
      rule: 'config',
      file,
      ...placeOf(text, issue.path),
      message: `"${issue.path.join('.')}" does not fit: ${message}.`,
      fix: 'See src/model/site-config.ts for what each setting takes.',
    },
  ];
}

/** Follows a path of keys through the text of a file: each key is looked for after the one above it. */
function placeOf(text: string, path: readonly PropertyKey[]): { line: number; column: number } {
  let offset = 0;
  for (const key of path) {
    if (typeof key === 'number') continue;
    const match = new RegExp(`['"]?${String(key).replaceAll(/[^\w]/g, '\\$&')}['"]?\\s*:`).exec(text.slice(offset));
    if (!match) break;
    offset += match.index;
  }
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
