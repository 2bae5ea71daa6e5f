import type { z } from 'zod';
import { closestTo, didYouMean } from '../model/closest.ts';
import type { Problem } from '../model/problem.ts';
import { keysAt } from '../model/schema-keys.ts';
import { SidebarsConfig } from '../model/sidebars-config.ts';
import { SiteConfig } from '../model/site-config.ts';
import { configTexts, placeOfSetting } from './config-places.ts';

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
  const texts = configTexts(root);
  const problems = [
    ...problemsOf(site.error, { ...SITE, text: texts['site.config.ts'], value: raw.siteConfig }),
    ...problemsOf(sidebars.error, { ...SIDEBARS, text: texts['sidebars.ts'], value: raw.sidebars }),
  ];
  return { kind: 'failed', problems };
}

/** A file of the configuration, what it must hold, and where that is explained. */
interface ConfigFile {
  file: string;
  exported: string;
  schema: z.ZodType;
  reference: string;
}

const SITE: ConfigFile = {
  file: 'site.config.ts',
  exported: 'siteConfig',
  schema: SiteConfig,
  reference: 'src/model/site-config.ts',
};
const SIDEBARS: ConfigFile = {
  file: 'sidebars.ts',
  exported: 'sidebars',
  schema: SidebarsConfig,
  reference: 'src/model/sidebars-config.ts',
};

/** Such a file as it is written, and what came of it. */
interface ConfigText extends ConfigFile {
  text: string;
  value: unknown;
}

function problemsOf(error: z.ZodError | undefined, written: ConfigText): Problem[] {
  const issues = error?.issues ?? [];
  const misspelt = new Set(issues.flatMap((issue) => meantKeys(issue, written)));
  return issues
    .filter((issue) => !isMissing(issue) || !misspelt.has(issue.path.join('.')))
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? unknownKeys(issue, written) : [wrongValue(issue, written)],
    );
}

/** Settings that a misspelt key stands for: that they are missing is the same mistake. */
function meantKeys(issue: z.core.$ZodIssue, { schema, value }: ConfigText): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const known = keysAt(schema, issue.path, value);
  return issue.keys.map((key) => [...issue.path, closestTo(key, known) ?? key].join('.'));
}

function unknownKeys(issue: z.core.$ZodIssueUnrecognizedKeys, { file, text, schema, value }: ConfigText): Problem[] {
  const known = keysAt(schema, issue.path, value);
  return issue.keys.map((key) => ({
    rule: 'unknown-key',
    file,
    ...placeOfSetting(text, [...issue.path, key]),
    message: `"${[...issue.path, key].join('.')}" is not a setting.`,
    fix: didYouMean(key, known, `Known settings: ${known.join(', ')}.`),
  }));
}

function isMissing({ code, message }: z.core.$ZodIssue): boolean {
  return code === 'invalid_type' && message.endsWith('received undefined');
}

function wrongValue(issue: z.core.$ZodIssue, { file, text, reference, exported }: ConfigText): Problem {
  const path = issue.path.join('.');
  if (path === '' && isMissing(issue)) {
    const message = `The file does not export "${exported}".`;
    return { rule: 'config', file, line: 1, column: 1, message, fix: `Write: export const ${exported} = { … }.` };
  }
  const reason = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message;
  return {
    rule: 'config',
    file,
    ...placeOfSetting(text, issue.path),
    message: isMissing(issue)
      ? `"${path}" is missing.`
      : `"${path}" does not fit: ${reason?.replace(/^Invalid input: /, '')}.`,
    fix: `See ${reference} for what each setting takes.`,
  };
}
