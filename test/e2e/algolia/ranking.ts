import { attributeOf, type HostedIndex, valueAt } from './hosted-index.ts';
import type { Found, Match } from './matching.ts';

const FARTHEST = 8;
const WORDS_RANKED = 1000;

/** What each criterion says of a match: the lower, the earlier. */
const CRITERIA: Record<string, (found: Found[][]) => number> = {
  words: (found) => -found.filter((places) => places.length > 0).length,
  typo: (found) => sumOf(found.map((places) => leastOf(places.map(({ typos }) => typos)))),
  attribute: (found) =>
    leastOf(found.flat().map(({ attribute, rank }) => attribute * WORDS_RANKED + Math.min(rank, WORDS_RANKED - 1))),
  proximity: (found) => sumOf(found.slice(1).map((places, at) => distanceOf(found[at] ?? [], places))),
  exact: (found) =>
    found.length === 1
      ? -Number(found.flat().some(({ isExact, isAlone }) => isExact && isAlone))
      : -found.filter((places) => places.some(({ isExact }) => isExact)).length,
};

/** Matches in order: each criterion of the settings only parts those that the ones before it left equal. */
export function ranked(matches: readonly Match[], index: HostedIndex): Match[] {
  const { ranking = [], customRanking = [] } = index.settings;
  const keyOf = ({ found, record }: Match): number[] =>
    ranking.flatMap((criterion) =>
      criterion === 'custom'
        ? customRanking.map((custom) => customOf(custom, index.records[record] ?? {}))
        : [CRITERIA[criterion]?.(found) ?? 0],
    );
  const keyed = matches.map((match) => ({ match, key: keyOf(match) }));
  return keyed.sort((a, b) => compared(a.key, b.key)).map(({ match }) => match);
}

function customOf(declared: string, record: Record<string, unknown>): number {
  const value = Number(valueAt(record, attributeOf(declared)) ?? 0);
  return declared.startsWith('desc(') ? -value : value;
}

function distanceOf(before: readonly Found[], after: readonly Found[]): number {
  const distances = before.flatMap((a) =>
    after.filter((b) => b.attribute === a.attribute).map((b) => Math.abs(b.position - a.position)),
  );
  return Math.min(FARTHEST, ...distances);
}

function compared(a: readonly number[], b: readonly number[]): number {
  return a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function leastOf(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), values[0] ?? 0);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
