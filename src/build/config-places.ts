import { placeAt } from '../model/place-at.ts';
import type { Problem } from '../model/problem.ts';

/** Where a name is written in the text of a configuration file: as a string of its own, or inside one. */
export function placeOfName(text: string, name: string): { line: number; column: number } {
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
