import { placeAt } from '../model/place-at.ts';
import { below } from './pointer.ts';

/** Where something stands in a text; both 1-based. */
export interface Place {
  line: number;
  column: number;
}

/** A text read as JSON: its value with the places of its parts, or the first fault. */
export type JsonText =
  | { kind: 'value'; value: unknown; placeOf: (pointer: string) => Place }
  | { kind: 'broken'; place: Place; message: string; fix: string };

/**
 * Reads JSON by the letter. `JSON.parse` is fast but tells no places, so the text is scanned a second time, and only
 * when somebody asks where a value stands or when the text is not JSON.
 */
export function readJson(text: string): JsonText {
  let scan: Scan | undefined;
  const placeOf = (pointer: string): Place => {
    scan ??= scanJson(text);
    return placeAt(text, scan.offsets.get(pointer) ?? scan.offsets.get('') ?? 0);
  };
  try {
    return { kind: 'value', value: JSON.parse(text), placeOf };
  } catch (cause) {
    const { fault } = scanJson(text);
    if (!fault) throw new Error('Bug: JSON.parse and the scanner disagree', { cause });
    return { kind: 'broken', place: placeAt(text, fault.offset), ...messageOf(fault) };
  }
}

interface Token {
  text: string;
  offset: number;
}

interface Fault extends Token {
  expected: string;
}

interface Scan {
  /** For each pointer the offset of its key, or of the value itself in an array. */
  offsets: Map<string, number>;
  fault: Fault | undefined;
}

const TOKEN = /[ \t\r\n]*([{}[\],:]|"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|[^\s{}[\],:"]+|.|$)/suy;
const LITERAL = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

function scanJson(text: string): Scan {
  const offsets = new Map<string, number>();
  let token = tokenAt(0);
  offsets.set('', token.offset);
  const fault = value('') ?? (token.text === '' ? undefined : unexpected('the end of the file'));
  return { offsets, fault };

  function tokenAt(offset: number): Token {
    TOKEN.lastIndex = offset;
    const found = TOKEN.exec(text)?.[1] ?? '';
    return { text: found, offset: TOKEN.lastIndex - found.length };
  }

  function advance(): undefined {
    token = tokenAt(token.offset + token.text.length);
  }

  function isAt(mark: string): boolean {
    return token.text === mark;
  }

  function unexpected(expected: string): Fault {
    return { ...token, expected };
  }

  function value(pointer: string): Fault | undefined {
    if (isAt('{')) return members(pointer);
    if (isAt('[')) return items(pointer);
    return isString(token) || LITERAL.test(token.text) ? advance() : unexpected('a value');
  }

  function members(pointer: string): Fault | undefined {
    advance();
    if (isAt('}')) return advance();
    for (;;) {
      if (!isString(token)) return unexpected('a property name in double quotes');
      const child = below(pointer, String(JSON.parse(token.text)));
      offsets.set(child, token.offset);
      advance();
      if (!isAt(':')) return unexpected('a colon');
      advance();
      const fault = value(child);
      if (fault) return fault;
      if (isAt('}')) return advance();
      if (!isAt(',')) return unexpected('a comma or "}"');
      advance();
    }
  }

  function items(pointer: string): Fault | undefined {
    advance();
    if (isAt(']')) return advance();
    for (let index = 0; ; index++) {
      const child = below(pointer, index);
      offsets.set(child, token.offset);
      const fault = value(child);
      if (fault) return fault;
      if (isAt(']')) return advance();
      if (!isAt(',')) return unexpected('a comma or "]"');
      advance();
    }
  }
}

function isString(token: Token): boolean {
  return token.text.length > 1 && token.text.startsWith('"');
}

function messageOf({ text, expected }: Fault): { message: string; fix: string } {
  const found = text === '' ? 'the text ends' : `${JSON.stringify(text)} stands`;
  const isTrailing = /^[}\]]$/.test(text) && !expected.startsWith('a comma');
  return {
    message: `The document is not JSON: ${found} where ${expected} is expected.`,
    fix: isTrailing ? 'Remove the comma before it.' : 'Correct the text at this place, or just before it.',
  };
}
