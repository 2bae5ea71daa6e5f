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
  /** The flag without its value, or the word itself. */
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
  return new CommandLineReader(program, words).readAll();
}

/** Whether a flag has a value: switches and counters have none. */
export function hasValue({ type }: Flag): boolean {
  return type !== 'boolean' && type !== 'count';
}

class CommandLineReader {
  private readonly globals: Flag[];
  private readonly words: readonly ShellWord[];
  private readonly line: ParsedCommandLine;
  private at = 0;

  constructor(program: Command, words: readonly ShellWord[]) {
    this.globals = program.globalFlags ?? [];
    this.words = words;
    this.line = { command: program, path: program.name, flags: [], operands: [], afterDashes: [], unknown: [] };
  }

  readAll(): ParsedCommandLine {
    for (let word = this.next(); word; word = this.next()) {
      if (word.text === '--') return { ...this.line, afterDashes: this.words.slice(this.at) };
      if (word.text.startsWith('--')) this.readLongFlag(word);
      else if (/^-\D/.test(word.text)) this.readShortFlags(word);
      else if (!this.readCommandName(word)) break;
    }
    return this.line;
  }

  private next(): ShellWord | undefined {
    return this.words[this.at++];
  }

  private knownFlags(): Flag[] {
    return [...(this.line.command.flags ?? []), ...this.globals];
  }

  /** Reads a word that is no flag; false when what follows makes no sense any more. */
  private readCommandName(word: ShellWord): boolean {
    const { command, operands, unknown } = this.line;
    const child = operands.length === 0 ? subcommandOf(command, word.text) : undefined;
    if (child) {
      this.line.command = child;
      this.line.path += ` ${child.name}`;
    } else if (command.commands && !command.arguments && !word.isDynamic) {
      const candidates = command.commands.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
      unknown.push({ kind: 'command', word, name: word.text, candidates });
      return false;
    } else operands.push(word);
    return true;
  }

  private readLongFlag(word: ShellWord): void {
    const [name = '', ...values] = word.text.slice(2).split('=');
    const known = this.knownFlags();
    const flag = known.find(({ long }) => long === name);
    if (!flag) {
      this.line.unknown.push({
        kind: 'flag',
        word,
        name: `--${name}`,
        candidates: known.map(({ long }) => `--${long}`),
      });
      // An unknown flag most likely has a value, unless another flag follows.
      if (values.length === 0 && !this.words[this.at]?.text.startsWith('-')) this.at++;
    } else if (values.length > 0) this.line.flags.push({ flag, word, value: { ...word, text: values.join('=') } });
    else this.line.flags.push({ flag, word, value: this.valueOf(flag) });
  }

  /** Reads `-v`, a bundle such as `-vv`, or a value attached as in `-psecret`. */
  private readShortFlags(word: ShellWord): void {
    const letters = word.text.slice(1);
    const known = this.knownFlags();
    for (const [index, letter] of [...letters].entries()) {
      const flag = known.find(({ short }) => short === letter);
      if (!flag) {
        const candidates = known.flatMap(({ short }) => (short ? [`-${short}`] : []));
        this.line.unknown.push({ kind: 'flag', word, name: `-${letter}`, candidates });
        return;
      }
      const attached = letters.slice(index + 1).replace(/^=/, '');
      const isAttached = hasValue(flag) && attached !== '';
      this.line.flags.push({ flag, word, value: isAttached ? { ...word, text: attached } : this.valueOf(flag) });
      if (hasValue(flag)) return;
    }
  }

  /** Takes the next word as the value of a flag, if the flag has one. */
  private valueOf(flag: Flag): ShellWord | undefined {
    const next = this.words[this.at];
    const isValue = flag.optionalValue ? /^\d+$/.test(next?.text ?? '') : next?.text !== '--';
    return hasValue(flag) && isValue ? this.next() : undefined;
  }
}
