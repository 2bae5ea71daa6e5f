import type { ComparedEngine } from './engine.ts';

/** A query with the pages of which one should come first. */
export interface JudgedQuery {
  kind: string;
  query: string;
  pages: string[];
}

/** How well an engine answered a set of queries, each figure from 0 to 1. */
export interface Rates {
  first: number;
  topThree: number;
  /** Mean reciprocal rank. */
  reciprocal: number;
  queries: number;
}

/** The rank of the first right page for each query; 0 where none was found. */
export async function ranksOf(
  engine: ComparedEngine,
  queries: readonly JudgedQuery[],
): Promise<Map<JudgedQuery, number>> {
  const ranks = new Map<JudgedQuery, number>();
  for (const judged of queries) {
    const routes = await engine.routesFor(judged.query);
    ranks.set(judged, routes.findIndex((route) => judged.pages.includes(route)) + 1);
  }
  return ranks;
}

/** The rates of a set of ranks. */
export function ratesOf(ranks: Iterable<number>): Rates {
  const all = [...ranks];
  const share = (isGood: (rank: number) => boolean) => all.filter(isGood).length / Math.max(all.length, 1);
  const reciprocals = all.map((rank) => (rank === 0 ? 0 : 1 / rank));
  return {
    first: share((rank) => rank === 1),
    topThree: share((rank) => rank >= 1 && rank <= 3),
    reciprocal: reciprocals.reduce((sum, value) => sum + value, 0) / Math.max(all.length, 1),
    queries: all.length,
  };
}

/** Rates by kind of query, in the order of the set. */
export function ratesByKind(ranks: ReadonlyMap<JudgedQuery, number>): Map<string, Rates> {
  const kinds = new Set([...ranks.keys()].map(({ kind }) => kind));
  return new Map(
    [...kinds].map((kind) => [
      kind,
      ratesOf([...ranks].filter(([judged]) => judged.kind === kind).map(([, rank]) => rank)),
    ]),
  );
}
