import type { Sample, Verdict } from '../model/sample.ts';
import type { CheckModels } from './check-models.ts';
import { type Finding, movedBy } from './finding.ts';
import { checkManifestYaml, checkOtherYaml } from './manifest/check-yaml.ts';
import { parseYaml } from './manifest/yaml-source.ts';
import { checkHttp } from './requests/check-http.ts';
import { checkDockerfile } from './shell/check-dockerfile.ts';
import { checkShell, shellSyntaxFindings } from './shell/check-shell.ts';
import { typedScript } from './shell/console-script.ts';
import { readScript, type ShellScript } from './shell/shell-script.ts';
import { checkCsv } from './syntax/check-csv.ts';
import { syntaxCheckOf } from './syntax/check-syntax.ts';
import { jsonFinding } from './syntax/json-syntax.ts';

/** What a check found, and what it compared with. */
export interface CodeResult {
  findings: Finding[];
  against: string;
}

/** How a sample is checked, or why there is nothing to check. */
export type CodeCheck = { kind: 'check'; run: () => Promise<CodeResult> } | { kind: 'none'; verdict: Verdict };

/** Other names of languages, as `alias=name`. */
const ALIASES = new Map(
  `yml=yaml sh=bash shell=bash zsh=bash shell-session=console py=python javascript=js mjs=js typescript=ts rs=rust
  golang=go cs=csharp docker=dockerfile ps1=powershell`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']),
);

/** Languages that show what a program printed, or text that no program reads. */
const PLAIN = ['', 'text', 'txt', 'plaintext', 'output', 'log', 'diff', 'ansi'];

const NO_HINTS = { check: undefined, title: undefined };

/** Chooses the check of a sample by its language and attributes. */
export function codeCheckOf(sample: Sample, models: CheckModels): CodeCheck {
  const language = ALIASES.get(sample.language) ?? sample.language;
  if (PLAIN.includes(language)) return { kind: 'none', verdict: { kind: 'plain' } };
  const run = runnerOf({ language, code: withoutVariables(sample.code), meta: sample.meta }, models);
  return run
    ? { kind: 'check', run }
    : { kind: 'none', verdict: { kind: 'unchecked', reason: `no parser for ${language}` } };
}

/** The code with `{{version}}` and the like made harmless text of the same length. */
function withoutVariables(code: string): string {
  return code.replace(/(?<!\\)\{\{[a-z]+\}\}/gi, (variable) => '1.0.5'.padEnd(variable.length, '0'));
}

type Code = Pick<Sample, 'language' | 'code' | 'meta'>;

function runnerOf({ language, code, meta }: Code, models: CheckModels): (() => Promise<CodeResult>) | undefined {
  const isOld = meta.asof !== undefined;
  switch (language) {
    case 'yaml':
      return () => runYaml(code, meta, models);
    case 'json':
      return () => runJson(code, meta, models);
    case 'bash':
      return () => runShell(readScript(code), isOld, models);
    case 'console':
      return () => runShell(readScript(typedScript(code)), isOld, models);
    case 'powershell':
      // No parser of PowerShell is at hand, but its calls of programs are written as in Bash.
      return async () => ({
        findings: (await runShell({ ...readScript(code), error: undefined }, isOld, models)).findings,
        against: 'command model',
      });
    case 'sql':
      return async () => ({ findings: await models.queries.sql(code), against: 'SQL parser of PostgreSQL' });
    case 'http':
      return async () => ({ findings: isOld ? [] : await checkHttp(code, models), against: 'HTTP API description' });
    case 'dockerfile':
      return async () => ({ findings: isOld ? [] : checkDockerfile(code, models), against: 'Dockerfile instructions' });
    case 'csv':
      return async () => ({ findings: checkCsv(code), against: 'CSV fields' });
    default: {
      const syntax = syntaxCheckOf(language, models.grammars);
      return syntax && (async () => ({ findings: await syntax.check(code), against: `${syntax.name} syntax` }));
    }
  }
}

async function runYaml(code: string, meta: Code['meta'], models: CheckModels): Promise<CodeResult> {
  if (meta.asof !== undefined) return { findings: parseYaml(code).findings, against: 'YAML syntax' };
  if (meta.kind !== undefined) return { findings: await checkOtherYaml(code, models), against: 'YAML syntax' };
  const text = (name: string) => (typeof meta[name] === 'string' ? meta[name] : undefined);
  const hints = { check: text('check'), title: text('title') };
  return { findings: await checkManifestYaml(code, hints, models), against: 'pod manifest schema' };
}

/** JSON is a manifest only when it says so: answers of the API have keys like `datasets`, too. */
async function runJson(code: string, meta: Code['meta'], models: CheckModels): Promise<CodeResult> {
  const wrong = jsonFinding(code);
  const isManifest = !wrong && (meta.check !== undefined || isPod(JSON.parse(code)));
  if (isManifest && meta.asof === undefined) return runYaml(code, meta, models);
  return { findings: wrong ? [wrong] : [], against: 'JSON syntax' };
}

function isPod(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Pod' && 'version' in value;
}

async function runShell(script: ShellScript, isOld: boolean, models: CheckModels): Promise<CodeResult> {
  const syntax = shellSyntaxFindings(script);
  if (isOld || syntax.length > 0) return { findings: syntax, against: 'shell syntax' };
  const { findings, against } = await checkShell(script, models);
  const manifests = script.heredocs.filter(({ file }) => /(^|\/)pod\.ya?ml$/.test(file ?? ''));
  const inside = manifests.map(async ({ text, offset }) =>
    movedBy(offset, await checkManifestYaml(text, NO_HINTS, models)),
  );
  return { findings: [...findings, ...(await Promise.all(inside)).flat()], against };
}
