import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { didYouMean } from '../model/closest.ts';
import { placeAt } from '../model/place-at.ts';
import type { Problem } from '../model/problem.ts';
import { keysAt } from '../model/schema-keys.ts';
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
    ...(site.error?.issues ?? []).flatMap((issue) => problemsOf(issue, root, SITE, raw.siteConfig)),
    ...(sidebars.error?.issues ?? []).flatMap((issue) => problemsOf(issue, root, SIDEBARS, raw.sidebars)),
  ];
  return { kind: 'failed', problems };
}

/** A file of the configuration, what it must hold, and where that is explained. */
interface ConfigFile {
  file: string;
  schema: z.ZodType;
  reference: string;
}

const SITE: ConfigFile = { file: 'site.config.ts', schema: SiteConfig, reference: 'src/model/site-config.ts' };
const SIDEBARS: ConfigFile = {
  file: 'sidebars.ts',
  schema: SidebarsConfig,
  reference: 'src/model/sidebars-config.ts',
};

function problemsOf(
  issue: z.core.$ZodIssue,
  root: string,
  { file, schema, reference }: ConfigFile,
  value: unknown,
): Problem[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path, value);
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
      fix: `See ${reference} for what each setting takes.`,
    },
  ];
}

/** Follows a path through the text of a file: each key is looked for after the one above it. */
function placeOf(text: string, path: readonly PropertyKey[]): { line: number; column: number } {
  let offset = 0;
  for (const key of path) {
    const next = typeof key === 'number' ? elementOffset(text, offset, key) : keyOffset(text, offset, String(key));
    if (next === undefined) break;
    offset = next;
  }
  return placeAt(text, offset);
}

function keyOffset(text: string, offset: number, key: string): number | undefined {
  const match = new RegExp(`(?<![\\w'"])['"]?${key.replaceAll(/[^\w]/g, '\\$&')}['"]?\\s*:`).exec(text.slice(offset));
  return match ? offset + match.index : undefined;
}

const TOKEN = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|[[\]{}(),]/g;

/** Where an element of the first array after an offset begins: strings and comments are stepped over. */
function elementOffset(text: string, offset: number, index: number): number | undefined {
  let depth = 0;
  let at = 0;
  for (const { 0: token, index: start } of text.slice(offset).matchAll(TOKEN)) {
    if (/^[[{(]$/.test(token)) depth++;
    if (/^[\]})]$/.test(token)) depth--;
    if (depth === 0) return undefined;
    if (token === ',' && depth === 1) at++;
    const isBefore = (token === ',' || token === '[') && depth === 1 && at === index;
    if (isBefore) return offset + start + 1 + (/\S/.exec(text.slice(offset + start + 1))?.index ?? 0);
  }
  return undefined;
}
