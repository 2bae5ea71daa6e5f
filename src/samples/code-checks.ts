import type { Sample, Verdict } from '../model/sample.ts';
import type { CheckModels } from './check-models.ts';
import type { Finding } from './finding.ts';
import { checkManifestYaml, checkOtherYaml } from './manifest/check-yaml.ts';
import { parseYaml } from './manifest/yaml-source.ts';
import { checkHttp } from './requests/check-http.ts';
import { checkDockerfile } from './shell/check-dockerfile.ts';
import { checkShell, shellSyntaxFindings } from './shell/check-shell.ts';
import { typedScript } from './shell/console-script.ts';
import { readScript } from './shell/shell-script.ts';
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

const ALIASES: Record<string, string> = {
  yml: 'yaml',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  'shell-session': 'console',
  py: 'python',
  javascript: 'js',
  mjs: 'js',
  typescript: 'ts',
  rs: 'rust',
  golang: 'go',
  cs: 'csharp',
  docker: 'dockerfile',
  ps1: 'powershell',
};

/** Languages that show what a program printed, or text that no program reads. */
const PLAIN = ['', 'text', 'txt', 'plaintext', 'output', 'log', 'diff', 'ansi'];

const MANIFEST = 'pod manifest schema';

/** Chooses the check of a sample by its language and attributes. */
export function codeCheckOf(sample: Sample, models: CheckModels): CodeCheck {
  const language = ALIASES[sample.language] ?? sample.language;
  if (PLAIN.includes(language)) return { kind: 'none', verdict: { kind: 'plain' } };
  const code = withoutVariables(sample.code);
  const run = runnerOf(language, code, sample, models);
  if (run) return { kind: 'check', run };
  return { kind: 'none', verdict: { kind: 'unchecked', reason: `no parser for ${language}` } };
}

/** The code with `{{version}}` and the like made harmless text of the same length. */
function withoutVariables(code: string): string {
  return code.replace(/(?<!\\)\{\{[a-z]+\}\}/gi, (variable) => '1.0.5'.padEnd(variable.length, '0'));
}

function runnerOf(
  language: string,
  code: string,
  sample: Sample,
  models: CheckModels,
): (() => Promise<CodeResult>) | undefined {
  const isOld = sample.meta.asof !== undefined;
  switch (language) {
    case 'yaml':
      return () => runYaml(code, sample, models);
    case 'json':
      return () => runJson(code, sample, models);
    case 'bash':
      return () => runShell(code, isOld, models);
    case 'console':
      return () => runShell(typedScript(code), isOld, models);
    case 'powershell':
      return () => runPowerShell(code, isOld, models);
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

async function runYaml(code: string, { meta }: Sample, models: CheckModels): Promise<CodeResult> {
  const text = (name: string) => (typeof meta[name] === 'string' ? meta[name] : undefined);
  if (meta.asof !== undefined) return { findings: parseYaml(code).findings, against: 'YAML syntax' };
  if (meta.kind !== undefined) return { findings: await checkOtherYaml(code, models), against: 'YAML syntax' };
  return {
    findings: await checkManifestYaml(code, { check: text('check'), title: text('title') }, models),
    against: MANIFEST,
  };
}

/** JSON is a manifest only when it says so: answers of the API have keys like `datasets`, too. */
async function runJson(code: string, { meta }: Sample, models: CheckModels): Promise<CodeResult> {
  const wrong = jsonFinding(code);
  if (wrong) return { findings: [wrong], against: 'JSON syntax' };
  const value: unknown = JSON.parse(code);
  const isManifest =
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Pod' && 'version' in value;
  if (meta.asof !== undefined || (!isManifest && meta.check === undefined))
    return { findings: [], against: 'JSON syntax' };
  const check = typeof meta.check === 'string' ? meta.check : undefined;
  return { findings: await checkManifestYaml(code, { check, title: undefined }, models), against: MANIFEST };
}

/** No parser of PowerShell is at hand, but its calls of programs are written as in Bash. */
async function runPowerShell(code: string, isOld: boolean, models: CheckModels): Promise<CodeResult> {
  const { findings } = isOld ? { findings: [] } : await checkShell(readScript(code), models);
  return { findings, against: 'command model' };
}

async function runShell(code: string, isOld: boolean, models: CheckModels): Promise<CodeResult> {
  const script = readScript(code);
  const syntax = shellSyntaxFindings(script);
  if (isOld || syntax.length > 0) return { findings: syntax, against: 'shell syntax' };
  const { findings, hasCommands, hasRequests } = await checkShell(script, models);
  const against = [hasCommands && 'command model', hasRequests && 'HTTP API description'].filter(
    (part) => part !== false,
  );
  const manifests = script.heredocs.filter(({ file }) => /(^|\/)pod\.ya?ml$/.test(file ?? ''));
  const inside = await Promise.all(
    manifests.map(async ({ text, offset }) =>
      (await checkManifestYaml(text, { check: undefined, title: undefined }, models)).map((finding) => ({
        ...finding,
        offset: finding.offset + offset,
      })),
    ),
  );
  return {
    findings: [...findings, ...inside.flat()],
    against: against.length > 0 ? against.join(' and ') : 'shell syntax',
  };
}
