import { type Finding, quoted } from '../finding.ts';

/** The first mistake of a JSON text, or undefined when it is valid. */
export function jsonFinding(code: string): Finding | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch {
    const offset = firstError(code);
    const near = code.slice(offset).split('\n', 1)[0]?.trim() ?? '';
    return {
      rule: 'sample-syntax',
      offset: Math.min(offset, Math.max(0, code.length - 1)),
      message: near === '' ? 'The JSON ends too early.' : `The JSON does not parse at ${quoted(near)}.`,
      fix:
        near.startsWith('/') || near.startsWith('...')
          ? 'JSON has no comments and nothing can be left out.'
          : 'Check the quotes, commas and brackets before it.',
    };
  }
}

const SPACE = /\s*/y;
const STRING = /"(?:[^"\\\n\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const ATOM = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

// Engines word their errors differently and some give no position, so the text is read once more.
function firstError(code: string): number {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(code)?.[0];
    if (found !== undefined) at += found.length;
    return found !== undefined;
  };
  const takeChar = (char: string): boolean => {
    take(SPACE);
    const found = code.charAt(at) === char;
    if (found) at += 1;
    return found;
  };
  const list = (end: string, item: () => boolean): boolean => {
    if (takeChar(end)) return true;
    do if (!item()) return false;
    while (takeChar(','));
    return takeChar(end);
  };
  const member = (): boolean => {
    take(SPACE);
    return take(STRING) && takeChar(':') && value();
  };
  const value = (): boolean => {
    if (takeChar('{')) return list('}', member);
    if (takeChar('[')) return list(']', value);
    return take(STRING) || take(ATOM);
  };
  if (value()) take(SPACE);
  return at;
}
