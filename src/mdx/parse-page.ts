import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { containerDirectives } from './container-directives.ts';
import { githubMarkdown } from './github-markdown.ts';
import type { PageContext } from './page-context.ts';
import { unclosed } from './unclosed.ts';

const markdown = unified().use(remarkParse).use(githubMarkdown).use(containerDirectives);
const mdx = unified().use(remarkParse).use(githubMarkdown).use(remarkMdx).use(containerDirectives);
/** Reads code blocks and admonitions where MDX has given up: tags are text, as is everything that is indented. */
const blocks = unified().use(remarkParse).use(withoutHtml).use(containerDirectives);

function withoutHtml(this: Processor): undefined {
  const disable = { null: ['htmlFlow', 'htmlText', 'codeIndented'] };
  this.data().micromarkExtensions = [{ disable }];
  return undefined;
}

/** The syntax tree of a page; empty when it cannot be read, which is reported. */
export function parsePage(text: string, context: PageContext): Root {
  try {
    return (context.file.endsWith('.md') ? markdown : mdx).parse(text);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw new Error(`Bug: cannot parse ${context.file}`, { cause: error });
    // An unclosed tag has its place in the text alone.
    const [, tagLine = 1, tagColumn = 1] = /\((\d+):(\d+)(?:-[\d:]+)?\)/.exec(error.reason)?.map(Number) ?? [];
    const line = error.line ?? tagLine;
    const column = error.column ?? tagColumn;
    const address = addressAround(text.split('\n')[line - 1] ?? '', column);
    context.problems.push({
      rule: 'mdx-syntax',
      file: context.file,
      line,
      column: context.columnOf(line, address?.column ?? column),
      message: address ? `"<${address.text}>" is read as a tag, not as a link.` : `${reasonOf(error)}.`,
      fix: address
        ? `Write [text](${address.text.includes(':') ? '' : 'mailto:'}${address.text}).`
        : 'In prose, put text with < or { in backticks; close every tag that is opened.',
    });
    // A block without an end takes in the tags that close others: it is the mistake behind the one that was met.
    unclosed(blocks.parse(text), text, context);
    return { type: 'root', children: [] };
  }
}

/** An address in angle brackets around a column: a link of Markdown that MDX does not have. */
function addressAround(line: string, column: number): { text: string; column: number } | undefined {
  for (const { index, 1: text = '' } of line.matchAll(
    /<((?:[a-z][a-z+.-]*:\/\/|mailto:)[^\s<>]+|[^\s<>@"]+@[^\s<>@"]+)>/gi,
  ))
    if (index < column && column <= index + text.length + 2) return { text, column: index + 1 };
  return undefined;
}

/** What the parser says, without its own notes and places, and in words that a writer knows. */
function reasonOf({ reason }: VFileMessage): string {
  return reason
    .replace(/\s*\(note:.*\)$/s, '')
    .replace(/\s*\(\d+:[^)]*\)/g, '')
    .replace(
      /^Could not parse import\/exports with acorn/,
      'A paragraph that begins with "import" or "export" is read as code',
    )
    .replace(/^Could not parse expression with acorn/, 'The text between { and } cannot be read')
    .replace(/[.\s]*$/, '');
}
