import type { Problem } from '../../model/problem.ts';
import type { InlineCode } from '../../model/sample.ts';
import type { Text } from '../finding.ts';
import { programOf } from '../models/cli-model.ts';
import { type CommandModels, checkCommandLine } from '../shell/check-command-line.ts';
import type { ShellWord } from '../shell/shell-word.ts';
import type { KnownNames } from './known-names.ts';
import { NAME_CHECKS } from './name-checks.ts';

/** What names in prose are checked against. */
export interface InlineModels extends CommandModels {
  readonly names: KnownNames;
}

/** Checks back-quoted text that has the form of one of Loam's names; all else is left alone. */
export function checkInlineCode({ text, route, file, line, column }: InlineCode, models: InlineModels): Problem[] {
  // The blog tells what was: its samples carry a version, its prose need not.
  if (route.startsWith('/blog')) return [];
  const code = text.trim();
  const texts = commandTexts(code, models) ?? nameTexts(code, route, models);
  return texts.map((problem) => ({ rule: 'unknown-name', file, line, column, ...problem }));
}

function nameTexts(text: string, route: string, { names }: InlineModels): Text[] {
  for (const check of NAME_CHECKS) {
    const problem = check({ text, isAboutCli: route.startsWith('/docs/cli/') }, names);
    if (problem) return [problem];
  }
  return [];
}

/** What prose writes for something of the reader's own. */
const PLACEHOLDER = /[<>[\]|${}…]|\.\.\.|^host:port$/;

/** `loam refresh orders` in prose must be a command; what it leaves out is left out on purpose. */
function commandTexts(text: string, models: InlineModels): Text[] | undefined {
  const [name = '', ...rest] = text.match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  const program = rest.length > 0 ? programOf(models.cli, name) : undefined;
  if (!program) return undefined;
  const words = rest.map((word): ShellWord => {
    const plain = word.replace(/^(["'])(.*)\1$/, '$2');
    return { text: plain, offset: 0, offsets: [], isDynamic: PLACEHOLDER.test(plain) };
  });
  const findings = checkCommandLine({ program, words, offset: 0, isPartial: true }, models);
  return findings.map(({ message, fix }) => ({ message, fix }));
}
