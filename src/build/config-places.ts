import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeAt } from '../model/place-at.ts';
import type { Problem } from '../model/problem.ts';

interface Place {
  line: number;
  column: number;
}

/** Texts of the configuration, in which problems have their places; empty for a file that is not there. */
export function configTexts(root: string): Record<'site.config.ts' | 'sidebars.ts', string> {
  const read = (file: string) => {
    try {
      return readFileSync(join(root, file), 'utf8');
    } catch {
      return ''; // whoever runs the configuration says that it is missing
    }
  };
  return { 'site.config.ts': read('site.config.ts'), 'sidebars.ts': read('sidebars.ts') };
}

/** Where a name is written in the text of a configuration file: as a string of its own, or inside one. */
export function placeOfName(text: string, name: string): Place {
  const offset = [`'${name}'`, `"${name}"`, name].map((form) => text.indexOf(form)).find((at) => at >= 0) ?? 0;
  return placeAt(text, offset);
}

/** Problems of configuration files with the place of the name they quote, where they know none. */
export function placedInConfig(problems: readonly Problem[], texts: Readonly<Record<string, string>>): Problem[] {
  return problems.map((problem) => {
    const text = texts[problem.file];
    const name = /"([^"]+)"/.exec(problem.message)?.[1];
    if (text === undefined || name === undefined || problem.line !== 1) return problem;
    // A folder in the sidebar stands for the page at its top.
    const written = [name, name.replace(/\/index$/, '')].find((form) => text.includes(form));
    return written === undefined ? problem : { ...problem, ...placeOfName(text, written) };
  });
}

/**
 * Where a setting is written: its key, or the element of its list. One that is not written has the place of what it is
 * missing from, and what stands in a variable that of its name.
 * @example placeOfSetting("export const siteConfig = {\n  title: '' };", ['title']) // { line: 2, column: 3 }
 */
export function placeOfSetting(text: string, path: readonly PropertyKey[]): Place {
  const root = /^export const \w+[^=]*=\s*/m.exec(text);
  let offset = root?.index ?? 0;
  let value = root ? root.index + root[0].length : undefined;
  for (const key of path) {
    const members: Member[] = value === undefined ? [] : membersAt(text, value);
    const member = typeof key === 'number' ? members[key] : members.find(({ name }) => name === String(key));
    if (!member) break;
    offset = member.offset;
    value = member.value;
  }
  return placeAt(text, offset);
}

/** An entry of an object or a list: where it begins, its key, and where its value begins. */
interface Member {
  offset: number;
  name: string | undefined;
  value: number | undefined;
}

const TOKEN =
  /\/\/.*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|[[\]{}(),:]|[^\s[\]{}(),:'"`/]+|\//g;

/** The entries of the object or list that begins at an offset; none when something else stands there. */
function membersAt(text: string, offset: number): Member[] {
  if (!/[[{]/.test(text.charAt(offset))) return [];
  const isList = text.charAt(offset) === '[';
  const members: Member[] = [];
  let depth = 0;
  let current: Member | undefined;
  for (const { 0: token, index } of text.slice(offset).matchAll(TOKEN)) {
    if (/^\/[/*]/.test(token)) continue;
    const at = offset + index;
    const isOutside = depth === 1 && /^[\]}]$/.test(token);
    if (isOutside) break;
    if (depth === 1 && token === ',') current = undefined;
    else if (depth === 1 && !current) {
      current = { offset: at, name: token.replace(/^(['"])(.*)\1$/s, '$2'), value: isList ? at : undefined };
      members.push(current);
    } else if (depth === 1 && current && token !== ':') current.value ??= at;
    if (/^[[{(]$/.test(token)) depth++;
    if (/^[\]})]$/.test(token)) depth--;
  }
  return members;
}
