import type { SearchIndex } from './format.ts';
import type { RankedPage } from './query.ts';
import type { PlannedWord } from './query-plan.ts';
import { STOP_WORDS } from './stop-words.ts';
import { termsOf } from './tokenize.ts';

// Enough to stand before the pages below it, and no more.
const AHEAD = 1.01;
// A part of a name says too little: "api" of "loam_api_key" does not name the overview of the APIs.
const LEAST_WEIGHT = 0.1;

/**
 * Puts the pages of an answer in order: by score, with the factor of their part of the site unless the query is their
 * title: "loam install" is the command, "install" the page that explains. An overview whose name the query is comes before
 * all below it: whoever types "embeddings" wants it, and not the one of six providers that says the word most often.
 */
export function createPageOrder({ pages, boosts }: SearchIndex) {
  const numbers = new Map(pages.map(({ route }, number) => [route, number]));
  const placed = pages.map(({ route, title }) => ({
    boost: boostOf(route, boosts),
    above: routesAbove(route).flatMap((above) => numbers.get(above) ?? []),
    title: termsOf(title),
    names: new Set(termsOf(`${title} ${route.slice(route.lastIndexOf('/') + 1)}`)),
  }));
  return (found: readonly RankedPage[], words: readonly PlannedWord[]): RankedPage[] => {
    // Word for word: with synonyms, "function calling" would be the title "Manifest: tools". One word is a topic.
    const isTitle = (title: readonly string[]) =>
      words.length > 1 &&
      title.length === words.length &&
      title.every((term, place) => isIn(new Set([term]), words[place]));
    const scores = new Map(
      found.map(({ page, score }) => {
        const { boost = 1, title = [] } = placed[page] ?? {};
        return [page, isTitle(title) ? score : score * boost];
      }),
    );
    const topics = words.filter(({ typed }) => !STOP_WORDS.has(typed));
    const isNamed = (page: number) => topics.length > 0 && topics.every((word) => isIn(placed[page]?.names, word));
    for (const [page, score] of [...scores])
      for (const overview of placed[page]?.above ?? [])
        if (score * AHEAD > (scores.get(overview) ?? Infinity) && isNamed(overview))
          scores.set(overview, score * AHEAD);
    return found
      .map((page) => ({ ...page, score: scores.get(page.page) ?? 0 }))
      .sort((a, b) => b.score - a.score || a.page - b.page);
  };
}

function isIn(names: ReadonlySet<string> | undefined, word: PlannedWord | undefined): boolean {
  return (word?.alternatives ?? []).some(
    ({ terms, weight }) => weight > LEAST_WEIGHT && terms.every((term) => names?.has(term)),
  );
}

function boostOf(route: string, boosts: Record<string, number>): number {
  return [route, ...routesAbove(route)].map((part) => boosts[part]).find((boost) => boost !== undefined) ?? 1;
}

/** The nearest first. */
function routesAbove(route: string): string[] {
  const parts = route.split('/');
  return parts
    .map((_, dropped) => parts.slice(0, parts.length - dropped - 1).join('/'))
    .filter((above) => above !== '');
}
