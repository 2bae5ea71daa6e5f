import { ShellReader } from './shell-reader.ts';
import { type ShellWord, withoutPlaceholders } from './shell-word.ts';

/** A simple command: its name and what follows it. */
export interface ShellCommand {
  words: ShellWord[];
}

/** Text that a script writes to a file or hands to a command. */
export interface Heredoc {
  /** The file it goes to, if it goes to one. */
  file: string | undefined;
  text: string;
  offset: number;
}

/** What a Bash script does, as far as the checks care. */
export interface ShellScript {
  commands: ShellCommand[];
  heredocs: Heredoc[];
  /** A quote or bracket that is never closed, or a bracket that was never opened. */
  error: { offset: number; near: string } | undefined;
}

/** Words that stand before a command or around a list of them. */
const KEYWORDS = ['if', 'then', 'else', 'elif', 'fi', 'while', 'until', 'do', 'done', '!', '{', '}', 'esac'];
/** Words after which no command follows. */
const HEADS = ['for', 'case', 'select', 'function', '[['];
const ASSIGNMENT = /^[A-Za-z_]\w*(\[[^\]]*\])?\+?=/;

/** Reads a Bash script: every command in it, those of pipes, lists, loops and substitutions included. */
export function readScript(code: string): ShellScript {
  const reader = new ShellReader(withoutPlaceholders(code));
  reader.readAll();
  const commands = reader.commands
    .map((words) => ({ words: simpleCommand(words) }))
    .filter(({ words }) => words.length > 0);
  const heredocs = reader.heredocs.map(({ file, start, end }) => ({
    file,
    text: code.slice(start, end),
    offset: start,
  }));
  const { errorOffset: offset } = reader;
  const near = code.slice(offset).split('\n', 1)[0] ?? '';
  return { commands, heredocs, error: offset === undefined ? undefined : { offset, near } };
}

/** The words from the command's name on. */
function simpleCommand(words: readonly ShellWord[]): ShellWord[] {
  const start = words.findIndex(({ text }) => !KEYWORDS.includes(text) && !ASSIGNMENT.test(text));
  const name = words[start]?.text;
  return name === undefined || HEADS.includes(name) ? [] : words.slice(start);
}
