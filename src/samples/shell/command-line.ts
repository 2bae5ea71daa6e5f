import { type Command, type Flag, subcommandOf } from '../models/cli-model.ts';
import type { ShellWord } from './shell-word.ts';

/** A flag of a command line, with its value if it has one. */
export interface GivenFlag {
  flag: Flag;
  word: ShellWord;
  value: ShellWord | undefined;
}

/** A word that the command does not know: a flag, or the name of a sub-command. */
export interface UnknownWord {
  kind: 'flag' | 'command';
  word: ShellWord;
  /** The flag's name without dashes and value, or the word itself. */
  name: string;
  candidates: string[];
}

/** A command line taken apart. */
export interface ParsedCommandLine {
  command: Command;
  /** The words that name the command, such as `loam login s3`. */
  path: string;
  flags: GivenFlag[];
  operands: ShellWord[];
  /** Everything after `--`. */
  afterDashes: readonly ShellWord[];
  unknown: UnknownWord[];
}

/** Takes the words after a program's name apart, as its own parser would. */
export function parseCommandLine(program: Command, words: readonly ShellWord[]): ParsedCommandLine {
  const line: ParsedCommandLine = {
    command: program,
    path: program.name,
    flags: [],
    operands: [],
    afterDashes: [],
    unknown: [],
  };
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) break;
    if (word.text === '--') return { ...line, afterDashes: words.slice(at + 1) };
    if (/^-[^\d]/.test(word.text)) at += readFlag(line, program, word, words[at + 1]);
    else if (!readCommandName(line, word)) return line;
  }
  return line;
}

/** Reads a word that is no flag; false when what follows makes no sense any more. */
function readCommandName(line: ParsedCommandLine, word: ShellWord): boolean {
  const { command } = line;
  const child = line.operands.length === 0 ? subcommandOf(command, word.text) : undefined;
  if (child) {
    line.command = child;
    line.path = `${line.path} ${child.name}`;
    return true;
  }
  if (command.commands && !command.arguments && !word.isDynamic) {
    const candidates = command.commands.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
    line.unknown.push({ kind: 'command', word, name: word.text, candidates });
    return false;
  }
  line.operands.push(word);
  return true;
}

/** Reads a flag or a bundle of short ones; gives how many further words it takes. */
function readFlag(line: ParsedCommandLine, program: Command, word: ShellWord, next: ShellWord | undefined): 0 | 1 {
  const known = [...(line.command.flags ?? []), ...(program.globalFlags ?? [])];
  const [name = '', ...values] = word.text.replace(/^--?/, '').split('=');
  if (!word.text.startsWith('--')) return readShortFlags(line, known, word, next);
  const flag = known.find(({ long }) => long === name);
  if (!flag) {
    line.unknown.push({ kind: 'flag', word, name: `--${name}`, candidates: known.map(({ long }) => `--${long}`) });
    // An unknown flag most likely has a value, unless another flag follows.
    return values.length === 0 && next && !next.text.startsWith('-') ? 1 : 0;
  }
  if (values.length > 0) line.flags.push({ flag, word, value: { ...word, text: values.join('=') } });
  return values.length > 0 ? 0 : giveNext(line, flag, word, next);
}

function readShortFlags(line: ParsedCommandLine, known: Flag[], word: ShellWord, next: ShellWord | undefined): 0 | 1 {
  const letters = word.text.slice(1);
  for (const [index, letter] of [...letters].entries()) {
    const flag = known.find(({ short }) => short === letter);
    if (!flag) {
      const candidates = known.flatMap(({ short }) => (short ? [`-${short}`] : []));
      line.unknown.push({ kind: 'flag', word, name: `-${letter}`, candidates });
      return 0;
    }
    const attached = letters.slice(index + 1).replace(/^=/, '');
    if (hasValue(flag) && attached === '') return giveNext(line, flag, word, next);
    line.flags.push({ flag, word, value: hasValue(flag) ? { ...word, text: attached } : undefined });
    if (hasValue(flag)) return 0;
  }
  return 0;
}

/** Gives a flag the next word as its value, if it takes one. */
function giveNext(line: ParsedCommandLine, flag: Flag, word: ShellWord, next: ShellWord | undefined): 0 | 1 {
  const value = takesNext(flag, next) ? next : undefined;
  line.flags.push({ flag, word, value });
  return value ? 1 : 0;
}

/** Whether a flag has a value: switches and counters have none. */
export function hasValue({ type }: Flag): boolean {
  return type !== 'boolean' && type !== 'count';
}

function takesNext(flag: Flag, next: ShellWord | undefined): boolean {
  if (!hasValue(flag) || !next) return false;
  return flag.optionalValue ? /^\d+$/.test(next.text) : next.text !== '--';
}
