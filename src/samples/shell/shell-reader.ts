import { type ShellWord, WordBuilder } from './shell-word.ts';

/** A heredoc whose text begins on the next line. */
interface OpenHeredoc {
  delimiter: string;
  mayIndent: boolean;
  /** The command it belongs to: its redirection may name a file. */
  command: { file: string | undefined };
}

/** What ends a list of commands: the bracket of `$(…)`, a backquote, or the end of the script. */
type Closing = ')' | '`' | '';

const BLANK = /(?:[ \t]|\\\n)+|#[^\n]*/y;
const SEPARATOR = /\|\||&&|;;|\|&|[;|&\n]/y;
const REDIRECTION = /\d*(?:&>>?|<<<|<<-?|<>|<&|>>|>\||>&|<(?!\()|>(?!\())/y;
const VARIABLE = /\$(?:[A-Za-z_]\w*|[\d?!@*#$-])/y;
const SUBSTITUTION = /\$\(\(|\$\(|\$\{|`|[<>]\(/y;
const ESCAPE_IN_QUOTES = /\\(["\\$`\n])/y;

/**
 * Takes a Bash script apart into commands and words.
 * A reader of our own rather than a grammar: shell is what pages show most, and this costs nothing to load.
 */
export class ShellReader {
  readonly commands: ShellWord[][] = [];
  readonly heredocs: { file: string | undefined; start: number; end: number }[] = [];
  /** Where a quote or bracket begins that is never closed, or a bracket stands that was never opened. */
  errorOffset: number | undefined;
  private readonly code: string;
  private readonly hasCase: boolean;
  private at = 0;
  private pending: OpenHeredoc[] = [];

  constructor(code: string) {
    this.code = code;
    this.hasCase = /\bcase\b/.test(code);
  }

  /** Reads the whole script. */
  readAll(): void {
    this.readList('');
  }

  private readList(closing: Closing): void {
    const start = this.at - 1;
    while (this.at < this.code.length) {
      if (this.readCommand(closing)) return;
    }
    if (closing !== '') this.fail(start);
  }

  /** Reads one command up to its separator; true when the list's closing character ended it. */
  private readCommand(closing: Closing): boolean {
    const words: ShellWord[] = [];
    const command: OpenHeredoc['command'] = { file: undefined };
    this.commands.push(words);
    while (this.at < this.code.length) {
      if (this.take(BLANK) !== undefined) continue;
      const separator = this.take(SEPARATOR);
      if (separator === '\n') this.readHeredocs();
      if (separator !== undefined) return false;
      const char = this.code.charAt(this.at);
      if (char === closing) {
        this.at++;
        return true;
      }
      if (this.readRedirection(command)) continue;
      if (char === '(' || char === ')') {
        if (this.readBracket(char)) return false;
      } else words.push(this.readWord(closing));
    }
    return false;
  }

  /** Reads a list in brackets; true when a bracket alone ended the command, as after the patterns of `case`. */
  private readBracket(char: '(' | ')'): boolean {
    this.at++;
    if (char === '(') this.readList(')');
    else if (!this.hasCase) this.fail(this.at - 1);
    return char === ')';
  }

  private readRedirection(command: OpenHeredoc['command']): boolean {
    const operator = this.take(REDIRECTION)?.replace(/^\d+/, '');
    if (operator === undefined) return false;
    this.take(BLANK);
    const target = this.readWord('').text;
    if (operator.startsWith('<<') && operator !== '<<<') {
      this.pending.push({ delimiter: target, mayIndent: operator === '<<-', command });
    } else if (operator.includes('>')) command.file = target;
    return true;
  }

  private readHeredocs(): void {
    for (const { delimiter, mayIndent, command } of this.pending.splice(0)) {
      const start = this.at;
      const last = new RegExp(`^${mayIndent ? '\\t*' : ''}${delimiter.replace(/\W/g, '\\$&')}$`, 'm');
      const found = last.exec(this.code.slice(start));
      if (!found) {
        this.fail(start - 1);
        return;
      }
      this.heredocs.push({ file: command.file, start, end: start + found.index });
      this.at = start + found.index + found[0].length;
    }
  }

  private readWord(closing: Closing): ShellWord {
    const word = new WordBuilder(this.at);
    while (this.at < this.code.length) {
      const char = this.code.charAt(this.at);
      if (char === closing || /[\s;|&()]/.test(char)) break;
      if (/[<>]/.test(char) && this.code.charAt(this.at + 1) !== '(') break;
      this.readPiece(word, char);
    }
    // Nothing was a word: step over the character, so that reading goes on.
    if (word.isEmpty) this.at++;
    return word.build();
  }

  private readPiece(word: WordBuilder, char: string): void {
    const start = this.at;
    if (char === "'") this.readRaw(word, start + 1);
    else if (this.code.startsWith("$'", start)) this.readRaw(word, start + 2);
    else if (char === '"') this.readQuoted(word, start + 1);
    else if (char === '\\') {
      this.at += 2;
      if (this.code.charAt(start + 1) !== '\n') word.add(this.code.charAt(start + 1), start + 1);
    } else if (!this.readExpansion(word)) {
      this.at++;
      word.add(char, start);
    }
  }

  private readRaw(word: WordBuilder, start: number): void {
    const close = this.code.indexOf("'", start);
    word.isQuoted = true;
    word.add(this.code.slice(start, close < 0 ? undefined : close), start);
    this.at = close + 1;
    if (close < 0) this.fail(start - 1);
  }

  private readQuoted(word: WordBuilder, start: number): void {
    word.isQuoted = true;
    this.at = start;
    while (this.at < this.code.length) {
      const offset = this.at;
      const char = this.code.charAt(offset);
      const escaped = this.take(ESCAPE_IN_QUOTES)?.charAt(1);
      if (escaped !== undefined) {
        if (escaped !== '\n') word.add(escaped, offset + 1);
      } else if (!this.readExpansion(word, char === '<' || char === '>')) {
        this.at++;
        if (char === '"') return;
        word.add(char, offset);
      }
    }
    this.fail(start - 1);
  }

  /** Reads `$x`, `${x}`, `$(x)`, `` `x` `` or `<(x)` as unknown text; commands inside are commands of the script. */
  private readExpansion(word: WordBuilder, isLiteral = false): boolean {
    const start = this.at;
    const open = isLiteral ? undefined : this.take(SUBSTITUTION);
    if (open === undefined && this.take(VARIABLE) === undefined) return false;
    if (open === '${') this.skipPast('}');
    else if (open === '$((') this.skipPast('))');
    else if (open !== undefined) this.readList(open === '`' ? '`' : ')');
    word.addDynamic(this.code.slice(start, this.at), start);
    return true;
  }

  private skipPast(closing: string): void {
    const close = this.code.indexOf(closing, this.at);
    if (close < 0) this.fail(this.at - 1);
    else this.at = close + closing.length;
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.code)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  private fail(offset: number): void {
    this.errorOffset ??= Math.max(0, offset);
    this.at = this.code.length;
  }
}
