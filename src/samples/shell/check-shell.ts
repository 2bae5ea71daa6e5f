import { type Finding, quoted } from '../finding.ts';
import { programOf } from '../models/cli-model.ts';
import { checkRequest, type RequestModels } from '../requests/check-request.ts';
import { requestOfCurl } from '../requests/curl.ts';
import { type CommandModels, checkCommandLine } from './check-command-line.ts';
import { parseCommandLine } from './command-line.ts';
import { type Invocation, invocationOf } from './invocations.ts';
import type { ShellScript } from './shell-script.ts';

/** What is wrong with a script, and what it was checked against. */
export interface ShellResult {
  findings: Finding[];
  against: string;
}

/** The models that scripts are checked against. */
export type ShellModels = CommandModels & RequestModels;

/** Whether a script parses at all. */
export function shellSyntaxFindings({ error }: ShellScript): Finding[] {
  if (!error) return [];
  const message = `The shell commands do not parse at ${quoted(error.near)}.`;
  return [
    { rule: 'sample-syntax', offset: error.offset, message, fix: 'Check quotes, brackets and line continuations.' },
  ];
}

/** Checks every call of `loam`, `loamd` and of a runtime's HTTP API in a script. */
export async function checkShell(script: ShellScript, models: ShellModels): Promise<ShellResult> {
  const invocations = script.commands.flatMap((command) => invocationOf(command, models.cli.images) ?? []);
  const requests = invocations.filter(({ program }) => program === 'curl');
  const commands = invocations.filter(({ program }) => program !== 'curl');
  const found = await Promise.all([
    ...commands.map((command) => commandFindings(command, models)),
    ...requests.map((request) => requestFindings(request, models)),
  ]);
  const against = [
    ...(commands.length > 0 ? ['command model'] : []),
    ...(requests.length > 0 ? ['HTTP API description'] : []),
  ];
  return { findings: found.flat(), against: against.join(' and ') || 'shell syntax' };
}

async function commandFindings(
  { program: name, words, offset, isPartial }: Invocation,
  models: ShellModels,
): Promise<Finding[]> {
  const program = programOf(models.cli, name);
  if (!program) return [];
  const queries = parseCommandLine(program, words).flags.map(async ({ flag, value }) => {
    if (flag.type !== 'sql' || !value || value.isDynamic) return [];
    const findings = await models.queries.sql(value.text);
    return findings.map((finding) => ({ ...finding, offset: value.offsets[finding.offset] ?? value.offset }));
  });
  return [...checkCommandLine({ program, words, offset, isPartial }, models), ...(await Promise.all(queries)).flat()];
}

async function requestFindings({ words, offset }: Invocation, models: ShellModels): Promise<Finding[]> {
  const request = requestOfCurl(words, offset);
  return request ? checkRequest(request, models) : [];
}
