import { type Document, Scalar, visit, type YAMLError } from 'yaml';

/** A part of YAML that has no value: where it begins, why, and what to do. */
export interface UnreadablePart {
  offset: number;
  /** Not a whole sentence, without a full stop. */
  reason: string;
  fix: string;
}

/**
 * What keeps a document from having a value, one part for each line. Beside syntax errors these are aliases, which the
 * parser looks at only when it is asked for the value: `title: *Fast*` is one.
 */
export function unreadableParts(document: Document, text: string): UnreadablePart[] {
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const byLine = new Map<number, UnreadablePart>();
  for (const error of [...document.errors, ...document.warnings]) {
    const part = { offset: startOf(error, document), reason: reasonOf(error), fix: fixOf(error) };
    const line = lineOf(part.offset);
    // One slip breaks several rules. That a key spans lines tells most: it begins at the wrong column.
    if (!byLine.has(line) || error.code === 'MULTILINE_IMPLICIT_KEY') byLine.set(line, part);
  }
  for (const part of aliasMistakes(document))
    if (!byLine.has(lineOf(part.offset))) byLine.set(lineOf(part.offset), part);
  return [...byLine.values()];
}

/** An open quote is noticed where the text ends; the writer looks for where it begins. */
function startOf({ code, pos: [offset] }: YAMLError, document: Document): number {
  if (code !== 'MISSING_CHAR') return offset;
  let start = offset;
  visit(document, {
    Scalar(_, { type, range }) {
      const isQuoted = type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
      if (isQuoted && range && range[0] < offset && range[2] >= offset) start = range[0];
    },
  });
  return start;
}

function reasonOf({ message }: YAMLError): string {
  return message
    .replace(/^Missing closing .quote$/, 'the quote is not closed')
    .replace(/^Source contains multiple documents.*/s, 'a line "---" begins a second document')
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '');
}

const QUOTE = 'Put a value with ": ", a leading "[" or "*" or a backtick in quotes.';
const ALIGN = 'Begin the keys of one level at the same column, and put a space after each colon.';

function fixOf({ code, message }: YAMLError): string {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'Indent with spaces, two for each level.';
    case 'BAD_INDENT': {
      const bracket = /end with a (\S)/.exec(message)?.[1];
      return bracket ? `Add the "${bracket}" that is missing, or put the value in quotes.` : ALIGN;
    }
    case 'MULTILINE_IMPLICIT_KEY':
      return ALIGN;
    case 'MISSING_CHAR':
      return /quote$/.test(message) ? 'Add the quote at the end of the value.' : 'Write every key as "key: value".';
    case 'DUPLICATE_KEY':
      return 'Give every key once.';
    case 'BAD_DQ_ESCAPE':
      return 'Write the backslash twice, or put the value in single quotes.';
    case 'MULTIPLE_DOCS':
      return 'Remove that line, or put the text after it elsewhere.';
    // Of the other rules, nearly all are broken by text that YAML takes for a sign.
    default:
      return QUOTE;
  }
}

/** Aliases of nothing, of what they stand in, and too many of them. */
function aliasMistakes(document: Document): UnreadablePart[] {
  const parts: UnreadablePart[] = [];
  let first: number | undefined;
  visit(document, {
    Alias(_, alias, path) {
      const offset = alias.range?.[0] ?? 0;
      first ??= offset;
      const target = alias.resolve(document);
      const name = `"*${alias.source}"`;
      if (!target) parts.push({ offset, reason: `${name} refers to nothing`, fix: QUOTE });
      else if (path.includes(target))
        parts.push({ offset, reason: `${name} stands inside what it refers to`, fix: 'Write the value itself.' });
    },
  });
  if (first === undefined || parts.length > 0 || document.errors.length > 0) return parts;
  try {
    document.toJS();
    return [];
  } catch (error) {
    // The parser counts aliases of aliases, and gives up before they fill the memory.
    const reason = String(error instanceof Error ? error.message : error);
    const isTooMany = reason.startsWith('Excessive alias count');
    return [
      {
        offset: first,
        reason: isTooMany ? 'aliases of aliases stand for too many values' : reason,
        fix: 'Write the values themselves.',
      },
    ];
  }
}
