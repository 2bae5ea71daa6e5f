/**
 * Markdown of the document as text that a page may hold: what MDX would run is shown, and headings, which would break the
 * page's own outline, become bold lines. Code stays by the letter.
 * @example mdxText('a {b} <c> `{d}`') // 'a \\{b} \\<c> `{d}`'
 */
export function mdxText(markdown: string): string {
  let fence: string | undefined;
  return markdown
    .trim()
    .split(/\r?\n/)
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence !== undefined) {
        if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
        return withShownVariables(line);
      }
      if (mark) {
        fence = mark;
        return line;
      }
      return proseLine(line);
    })
    .concat(fence === undefined ? [] : [fence])
    .join('\n');
}

/** Markdown on one line, for tables and lists. */
export function mdxLine(markdown: string): string {
  return mdxText(markdown.replace(/\s+/g, ' '));
}

/** The first sentence of a Markdown text without its markup, cut to a number of characters. */
export function firstSentence(markdown: string, limit: number): string {
  const plain = markdown
    .split(/\n\s*\n/, 1)
    .join('')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const sentence = /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
  return sentence.length <= limit ? sentence : `${sentence.slice(0, limit - 1).replace(/[\s,;:]*\S*$/, '')}…`;
}

function proseLine(line: string): string {
  const unmarked = line
    .replace(/^\s{0,3}#{1,6}\s+(.*?)\s*#*$/, '**$1**')
    // Indented code does not exist in MDX, and an indent could end a list that the component stands in.
    .replace(/^(?: {4}|\t)\s*(?![-*+\d])/, '')
    // At the start of a line these words would be read as code, and colons as a note.
    .replace(/^(\s*)(i)(?=mport\b)/, '$1&#105;')
    .replace(/^(\s*)(e)(?=xport\b)/, '$1&#101;')
    .replace(/^(\s*):(?=::)/, '$1\\:');
  return outsideCode(unmarked, (text) =>
    text
      .replace(/<(https?:\/\/[^>\s]+)>/g, '$1')
      .replace(/(?<!\\)[<{]/g, '\\$&')
      .replace(/(?<!\\)\}/g, '\\}'),
  );
}

/** Changes a line except for its code spans. */
function outsideCode(line: string, change: (text: string) => string): string {
  const span = /(?<![\\`])(`+)(?!`)(.*?)(?<!`)\1(?!`)/g;
  let result = '';
  let end = 0;
  for (const match of line.matchAll(span)) {
    result += change(line.slice(end, match.index)) + withShownVariables(match[0]);
    end = match.index + match[0].length;
  }
  return result + change(line.slice(end));
}

/** Double braces would be replaced by a variable of the site, in code too. */
function withShownVariables(line: string): string {
  return line.replace(/(?<!\$)\{\{(?=\s*[a-z][A-Za-z0-9.]*\s*\}\})/g, '\\{{');
}

/** A value between backticks, as many as it takes. */
export function codeSpan(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), (run) => run[0].length));
  const ticks = '`'.repeat(longest + 1);
  const padding = /^`|`$/.test(text) ? ' ' : '';
  return withShownVariables(`${ticks}${padding}${text.replace(/\s+/g, ' ')}${padding}${ticks}`);
}

/** A fenced code block. */
export function codeFence(language: string, code: string, meta = ''): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`{3,}/g), (run) => run[0].length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}${meta && ` ${meta}`}\n${code.split('\n').map(withShownVariables).join('\n')}\n${ticks}`;
}

/** A component with attributes; `true` stands alone, undefined and false are left out, blocks are set apart by blank lines. */
export function component(
  name: string,
  attributes: Record<string, string | boolean | undefined>,
  blocks: readonly string[] = [],
): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    if (value === undefined || value === false) return '';
    return value === true ? ` ${key}` : ` ${key}="${attributeText(value)}"`;
  });
  const filled = blocks.filter((block) => block !== '');
  const head = `<${name}${written.join('')}`;
  return filled.length === 0 ? `${head} />` : `${head}>\n\n${filled.join('\n\n')}\n\n</${name}>`;
}

function attributeText(value: string): string {
  return value.replace(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Front matter. JSON is YAML too, and needs no thought about quotes. */
export function frontMatter(entries: Record<string, unknown>): string {
  const lines = Object.entries(entries).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  return `---\n${lines.join('\n')}\n---`;
}
