import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeWhole } from './write-whole.ts';

/** What an earlier build has stored under this version; undefined when there is none or when the file is damaged. */
export function storedValue<Value>(file: string, version: string): Value | undefined {
  try {
    const stored: { version: string; value: Value } | null = JSON.parse(readFileSync(file, 'utf8'));
    return stored?.version === version ? stored.value : undefined;
  } catch {
    return undefined; // not written yet, or cut off: it is made anew
  }
}

/** Keeps a value for later builds. */
export function storeValue(file: string, version: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeWhole(file, JSON.stringify({ version, value }));
}
