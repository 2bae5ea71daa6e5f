import { closestTo } from '../model/closest.ts';
import { type Finding, nameOf } from './finding.ts';
import { below, isJsonObject, type JsonObject, stepsOf, valueAt } from './pointer.ts';

/** A value of the document together with where it stands. */
export interface Located {
  value: unknown;
  pointer: string;
}

/** Keys below which the document holds data of its own, not references. */
const DATA_KEYS = new Set(['example', 'examples', 'default', 'enum', 'const']);

/**
 * What a value stands for once its references are followed. Keys beside a `$ref` win over those of its target.
 * References are followed on the way and not replaced beforehand, so that a schema keeps its name and a circle is seen.
 */
export function followed(document: JsonObject, { value, pointer }: Located): Located {
  let at: Located = { value, pointer };
  const seen = new Set<string>();
  while (isJsonObject(at.value) && typeof at.value.$ref === 'string') {
    const { $ref, ...beside } = at.value;
    const target = pointerIn(String($ref));
    if (target === undefined || seen.has(target)) return { value: beside, pointer: at.pointer };
    seen.add(target);
    const found = valueAt(document, target);
    at = { value: isJsonObject(found) ? { ...found, ...beside } : found, pointer: target };
  }
  return at;
}

/** References that lead nowhere or out of the document. */
export function referenceFindings(document: JsonObject): Finding[] {
  const findings: Finding[] = [];
  walk(document, '', false);
  return findings;

  /** `isMap`: the keys are names that the author chose, such as those of properties. */
  function walk(value: unknown, pointer: string, isMap: boolean): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) walk(item, below(pointer, index), false);
    } else if (isJsonObject(value)) {
      if (!isMap && typeof value.$ref === 'string') check(value.$ref, below(pointer, '$ref'));
      for (const [key, child] of Object.entries(value)) {
        if (!isMap && (DATA_KEYS.has(key) || key.startsWith('x-'))) continue;
        walk(child, below(pointer, key), !isMap && (key === 'properties' || key === 'schemas'));
      }
    }
  }

  function check(ref: string, pointer: string): void {
    const target = pointerIn(ref);
    if (target !== undefined && valueAt(document, target) !== undefined) return;
    findings.push({
      pointer,
      message: `The reference at ${nameOf(pointer)} leads nowhere: "${ref}".`,
      fix: fixOf(ref, target),
    });
  }

  function fixOf(ref: string, target: string | undefined): string {
    if (target === undefined) return 'Refer to a place in this document, such as "#/components/schemas/Name".';
    const steps = stepsOf(target);
    const siblings = valueAt(document, below('', ...steps.slice(0, -1)));
    const names = isJsonObject(siblings) ? Object.keys(siblings) : [];
    const match = closestTo(steps.at(-1) ?? '', names);
    if (match === undefined)
      return `Define it, or refer to something that exists${names.length > 0 ? ` there: ${names.slice(0, 8).join(', ')}` : ''}.`;
    return `Did you mean "${ref.slice(0, ref.lastIndexOf('/'))}/${match}"?`;
  }
}

function pointerIn(ref: string): string | undefined {
  if (ref === '#') return '';
  if (!ref.startsWith('#/')) return undefined;
  try {
    return decodeURIComponent(ref.slice(1));
  } catch {
    // A stray percent sign is no escape: take the reference by the letter.
    return ref.slice(1);
  }
}
