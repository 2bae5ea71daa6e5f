/** A word of a command as the shell would hand it on, quotes and escapes removed. */
export interface ShellWord {
  text: string;
  offset: number;
  /** For each character of the text, where it stands in the code. */
  offsets: readonly number[];
  /** Whether a variable, a substitution or a `<placeholder>` makes part of it unknown. */
  isDynamic: boolean;
}

/** Stands for a `<placeholder>`, which would otherwise read as two redirections. */
const BLANK = '_';
const PLACEHOLDER = /(?<!<)<[A-Za-z](?:[\w .:/@-]*\w)?>/g;

/** The code with `<placeholders>` made words of the same length. */
export function withoutPlaceholders(code: string): string {
  return code.replace(PLACEHOLDER, (text) => BLANK.repeat(text.length));
}

/** A word while it is being read. */
export class WordBuilder {
  private text = '';
  private readonly offsets: number[] = [];
  private isDynamic = false;
  /** Whether any of it was quoted, so that it is a word even when empty. */
  isQuoted = false;
  private readonly offset: number;

  constructor(offset: number) {
    this.offset = offset;
  }

  add(text: string, offset: number): void {
    this.text += text;
    for (let at = 0; at < text.length; at++) this.offsets.push(offset + at);
  }

  /** Adds text that the shell would replace by something unknown here. */
  addDynamic(text: string, offset: number): void {
    this.isDynamic = true;
    this.add(text, offset);
  }

  get isEmpty(): boolean {
    return this.text === '' && !this.isQuoted;
  }

  build(): ShellWord {
    const { text, offset, offsets } = this;
    return { text, offset, offsets, isDynamic: this.isDynamic || text.includes(BLANK.repeat(3)) };
  }
}
