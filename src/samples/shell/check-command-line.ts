import { didYouMean } from '../../model/closest.ts';
import { type Finding, quoted } from '../finding.ts';
import { type CliModel, type Command, programOf } from '../models/cli-model.ts';
import type { PodModel } from '../models/pod-model.ts';
import { type ParsedCommandLine, parseCommandLine, type UnknownWord } from './command-line.ts';
import { flagValueFindings } from './flag-value.ts';
import type { ShellWord } from './shell-word.ts';

/** The models that a command line is checked against. */
export interface CommandModels {
  readonly cli: CliModel;
  readonly pod: PodModel;
}

/** A command line of one of Loam's programs. */
export interface CommandLine {
  program: Command;
  /** The words after the program's name. */
  words: readonly ShellWord[];
  /** Where to report what is missing. */
  offset: number;
  /** Whether things may be left out: behind `xargs`, or in prose. */
  isPartial: boolean;
}

/** Checks a command line: commands, arguments, flags and their values. */
export function checkCommandLine({ program, words, offset, isPartial }: CommandLine, models: CommandModels): Finding[] {
  const parsed = parseCommandLine(program, words);
  const passed = parsed.command.passThrough ? programOf(models.cli, parsed.command.passThrough) : undefined;
  // Behind `--` are operands, unless they are for another program.
  const line = passed ? parsed : { ...parsed, operands: [...parsed.operands, ...parsed.afterDashes] };
  const isHelp = line.flags.some(({ flag }) => flag.long === 'help');
  const isComplete = !isPartial && !isHelp && line.unknown.length === 0;
  return [
    ...line.unknown.map((unknown) => unknownFinding(unknown, line.path, models.cli)),
    ...line.flags.flatMap((given) => flagValueFindings(given, { pod: models.pod, mayLackValue: isPartial })),
    ...operandFindings(line),
    ...(isComplete ? missingFindings(line, offset) : []),
    ...(passed ? checkCommandLine({ program: passed, words: line.afterDashes, offset, isPartial }, models) : []),
  ];
}

function unknownFinding({ kind, word, name, candidates }: UnknownWord, path: string, cli: CliModel): Finding {
  const listed = candidates.length > 0 ? `Known: ${candidates.join(', ')}.` : 'It has none.';
  // Every letter is close to every other.
  const closest = name.length > 2 ? didYouMean(name, candidates, listed) : listed;
  // The most common mix-up: the runtime's own flags belong behind the dashes of `loam run`.
  const isRuntimeFlag = programOf(cli, 'loamd')?.flags?.some(({ long }) => `--${long}` === name);
  const isMixedUp = path === 'loam run' && isRuntimeFlag;
  const fix = isMixedUp ? `It is a flag of loamd: write loam run -- ${name} ...` : closest;
  return { rule: 'sample-command', offset: word.offset, message: `"${name}" is not a ${kind} of "${path}".`, fix };
}

function operandFindings({ operands, command, path }: ParsedCommandLine): Finding[] {
  const slots = command.arguments ?? [];
  const endless = slots.find(({ repeatable }) => repeatable);
  return operands.flatMap((word, index): Finding[] => {
    const { offset, text, isDynamic } = word;
    const slot = slots[index] ?? endless;
    // A placeholder may stand for a sub-command.
    if (!slot && isDynamic && command.commands) return [];
    if (!slot) {
      const fix =
        slots.length === 0 ? 'It takes no argument.' : `It takes ${slots.map(({ name }) => `<${name}>`).join(' ')}.`;
      return [
        { rule: 'sample-command', offset, message: `${quoted(text)} is one argument too many for "${path}".`, fix },
      ];
    }
    if (!slot.values || isDynamic || slot.values.includes(text)) return [];
    const fix = didYouMean(text, slot.values, `Known: ${slot.values.join(', ')}.`);
    return [{ rule: 'sample-command', offset, message: `${quoted(text)} is not a <${slot.name}> of "${path}".`, fix }];
  });
}

function missingFindings({ operands, command, path, flags }: ParsedCommandLine, offset: number): Finding[] {
  const missingArguments = (command.arguments ?? []).filter(
    ({ required }, index) => required && index >= operands.length,
  );
  const isGiven = (long: string) => flags.some(({ flag }) => flag.long === long);
  const missingFlags = (command.flags ?? []).filter(({ required, long }) => required && !isGiven(long));
  const children = (command.commands ?? []).map(({ name }) => name).join(', ');
  const texts = [
    ...missingArguments.map(({ name }) => ({
      message: `"${path}" lacks its argument <${name}>.`,
      fix: `Write ${path} <${name}>.`,
    })),
    ...missingFlags.map(({ long }) => ({
      message: `"${path}" needs the flag "--${long}".`,
      fix: `Add --${long} and its value.`,
    })),
    ...(command.requiresCommand ? [{ message: `"${path}" needs a sub-command.`, fix: `Add one of ${children}.` }] : []),
  ];
  return texts.map((text) => ({ rule: 'sample-command', offset, ...text }));
}
