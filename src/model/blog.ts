import type { Author } from './tags.ts';

/** Maturity of a release, in the order in which releases pass through it. */
const RELEASE_LABELS = ['alpha', 'beta', 'rc', 'stable'] as const;
export type ReleaseLabel = (typeof RELEASE_LABELS)[number];

/** A version as written in a release note's address, in parts that can be compared. */
export interface ReleaseVersion {
  text: string;
  label: ReleaseLabel;
  numbers: [major: number, minor: number, patch: number];
  candidate: number;
}

/** Reads `v0.13.1-alpha`, `v1.0-rc.3`, `v1.0-stable` or `v1.0.5`; undefined for anything else. */
export function releaseVersionOf(text: string): ReleaseVersion | undefined {
  const match = /^v(\d+)\.(\d+)(?:\.(\d+))?(?:-(alpha|beta|rc|stable)(?:\.(\d+))?)?$/.exec(text);
  if (!match) return undefined;
  const [, major, minor, patch, label, candidate] = match;
  return {
    text,
    label: RELEASE_LABELS.find((known) => known === label) ?? 'stable',
    numbers: [Number(major), Number(minor), Number(patch ?? 0)],
    candidate: Number(candidate ?? 0),
  };
}

/** Negative when `a` came before `b`: by number, then alpha, beta, rc, stable. */
export function compareReleases(a: ReleaseVersion, b: ReleaseVersion): number {
  for (const index of [0, 1, 2] as const) {
    if (a.numbers[index] !== b.numbers[index]) return a.numbers[index] - b.numbers[index];
  }
  return RELEASE_LABELS.indexOf(a.label) - RELEASE_LABELS.indexOf(b.label) || a.candidate - b.candidate;
}

/** A blog post as listings and its own page show it. */
export interface Post {
  route: string;
  title: string;
  description: string;
  /** ISO day. */
  date: string;
  authors: Author[];
  tags: { key: string; label: string; route: string }[];
  minutes: number;
  release: ReleaseVersion | undefined;
}

/** Posts of one page of a listing. */
export interface ListingPage {
  number: number;
  total: number;
  route: string;
  previous: string | undefined;
  next: string | undefined;
}

/** The pages of a listing: their addresses and what each holds. */
export function listingPages<T>(
  items: readonly T[],
  perPage: number,
  routeOf: (page: number) => string,
): (ListingPage & { items: T[] })[] {
  const total = Math.max(1, Math.ceil(items.length / perPage));
  return Array.from({ length: total }, (_, index) => ({
    number: index + 1,
    total,
    route: routeOf(index + 1),
    previous: index > 0 ? routeOf(index) : undefined,
    next: index + 1 < total ? routeOf(index + 2) : undefined,
    items: items.slice(index * perPage, (index + 1) * perPage),
  }));
}

/** Minutes to read a text, at 200 words a minute: half of ours are code and tables. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 200));
}
