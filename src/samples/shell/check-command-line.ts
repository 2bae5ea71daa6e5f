import { didYouMean } from '../../model/closest.ts';
import { type Finding, quoted } from '../finding.ts';
import { type CliModel, type Command, programOf } from '../models/cli-model.ts';
import type { PodModel } from '../models/pod-model.ts';
import { type ParsedCommandLine, parseCommandLine, type UnknownWord } from './command-line.ts';
import { flagValueFindings } from './flag-value.ts';
import type { ShellWord } from './shell-word.ts';

/** The models that a command line is checked against. */
export interface CommandModels {
  cli: CliModel;
  pod: PodModel;
}

/** A command line of one of Loam's programs. */
export interface CommandLine {
  program: Command;
  /** The words after the program's name. */
  words: readonly ShellWord[];
  /** Where to report what is missing. */
  offset: number;
  /** Whether further arguments come from elsewhere, as behind `xargs`. */
  isPartial: boolean;
}

/** Checks a command line: commands, arguments, flags and their values. */
export function checkCommandLine({ program, words, offset, isPartial }: CommandLine, models: CommandModels): Finding[] {
  const line = parseCommandLine(program, words);
  const passed = line.command.passThrough ? programOf(models.cli, line.command.passThrough) : undefined;
  const operands = passed ? line.operands : [...line.operands, ...line.afterDashes];
  const isComplete = !isPartial && line.unknown.length === 0 && !line.flags.some(({ flag }) => flag.long === 'help');
  return [
    ...line.unknown.map((unknown) => unknownFinding(unknown, line, models.cli)),
    ...line.flags.flatMap((given) => flagValueFindings(given, models.pod, isPartial)),
    ...operandFindings(operands, line),
    ...(isComplete ? missingFindings(operands, line, offset) : []),
    ...(passed ? checkCommandLine({ program: passed, words: line.afterDashes, offset, isPartial }, models) : []),
  ];
}

function unknownFinding(
  { kind, word, name, candidates }: UnknownWord,
  { path }: ParsedCommandLine,
  cli: CliModel,
): Finding {
  const noun = kind === 'flag' ? 'flag' : 'command';
  const passed = kind === 'flag' && programOf(cli, 'loamd')?.flags?.some(({ long }) => `--${long}` === name);
  // The most common mix-up: the runtime's own flags belong behind the dashes of `loam run`.
  const elsewhere = path === 'loam run' && passed ? `It is a flag of loamd: write loam run -- ${name} ...` : undefined;
  const listed = candidates.length > 0 ? `Known: ${candidates.join(', ')}.` : 'It has none.';
  // Every letter is close to every other.
  const fix = name.length > 2 ? didYouMean(name, candidates, listed) : listed;
  return finding(word.offset, `"${name}" is not a ${noun} of "${path}".`, elsewhere ?? fix);
}

function operandFindings(operands: readonly ShellWord[], { command, path }: ParsedCommandLine): Finding[] {
  const slots = command.arguments ?? [];
  const isEndless = slots.at(-1)?.repeatable === true;
  return operands.flatMap((word, index): Finding[] => {
    const slot = slots[index] ?? (isEndless ? slots.at(-1) : undefined);
    // A placeholder may stand for a sub-command.
    if (!slot && word.isDynamic && command.commands) return [];
    if (!slot) {
      const takes =
        slots.length === 0 ? 'It takes no argument.' : `It takes ${slots.map(({ name }) => `<${name}>`).join(' ')}.`;
      return [finding(word.offset, `${quoted(word.text)} is one argument too many for "${path}".`, takes)];
    }
    if (!slot.values || word.isDynamic || slot.values.includes(word.text)) return [];
    const fix = didYouMean(word.text, slot.values, `Known: ${slot.values.join(', ')}.`);
    return [finding(word.offset, `${quoted(word.text)} is not a <${slot.name}> of "${path}".`, fix)];
  });
}

function missingFindings(
  operands: readonly ShellWord[],
  { command, path, flags }: ParsedCommandLine,
  offset: number,
): Finding[] {
  const args = (command.arguments ?? []).filter(({ required }, index) => required && index >= operands.length);
  const missing = (command.flags ?? []).filter(
    ({ required, long }) => required && !flags.some(({ flag }) => flag.long === long),
  );
  return [
    ...args.map(({ name }) => finding(offset, `"${path}" lacks its argument <${name}>.`, `Write ${path} <${name}>.`)),
    ...missing.map(({ long }) =>
      finding(offset, `"${path}" needs the flag "--${long}".`, `Add --${long} and its value.`),
    ),
    ...(command.requiresCommand
      ? [
          finding(
            offset,
            `"${path}" needs a sub-command.`,
            `Add ${(command.commands ?? []).map(({ name }) => name).join(', ')}.`,
          ),
        ]
      : []),
  ];
}

function finding(offset: number, message: string, fix: string): Finding {
  return { rule: 'sample-command', offset, message, fix };
}
