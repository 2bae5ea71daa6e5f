import type { IndexSettings } from 'algoliasearch';
import { wordsOf } from './words.ts';

/** A stored record: any JSON object with an identifier. */
export type StoredRecord = { objectID: string } & Record<string, unknown>;

/** Where a word stands. */
export interface Place {
  record: number;
  /** Number of the attribute in the list of searchable ones. */
  attribute: number;
  /** Number of the word in the attribute; 0 throughout an unordered one. */
  rank: number;
  /** The same, but counted in unordered attributes too: for the distance of words. */
  position: number;
  /** Whether the attribute is this word and nothing else. */
  isAlone: boolean;
}

/** What is stored under the name of an index, ready to be searched. */
export interface HostedIndex {
  name: string;
  settings: IndexSettings;
  records: readonly StoredRecord[];
  places: ReadonlyMap<string, Place[]>;
}

/** Puts records into an index. */
export function hostedIndexOf(name: string, settings: IndexSettings, records: readonly StoredRecord[]): HostedIndex {
  const places = new Map<string, Place[]>();
  for (const [attribute, declared] of (settings.searchableAttributes ?? []).entries()) {
    const path = attributeOf(declared);
    const isOrdered = path === declared;
    for (const [record, stored] of records.entries()) {
      const words = textsAt(stored, path).flatMap(wordsOf);
      for (const [position, { normal }] of words.entries()) {
        const place = { record, attribute, rank: isOrdered ? position : 0, position, isAlone: words.length === 1 };
        const known = places.get(normal);
        if (known) known.push(place);
        else places.set(normal, [place]);
      }
    }
  }
  return { name, settings, records, places };
}

/** The attribute inside its modifiers: `unordered(title)` is `title`. */
export function attributeOf(declared: string): string {
  return declared.replace(/^.*\(|\)+$/g, '');
}

/** The value at a dotted path. */
export function valueAt(record: Record<string, unknown>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined), record);
}

/** The texts at a dotted path: of a list, each. */
export function textsAt(record: Record<string, unknown>, path: string): string[] {
  const value = valueAt(record, path);
  return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
