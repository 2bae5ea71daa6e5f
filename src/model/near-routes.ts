import { editDistance } from './closest.ts';

/** Up to five routes that a reader may have meant: the same last part, the same words, or nearly the same letters. */
export function nearRoutes(pathname: string, routes: readonly string[]): string[] {
  const asked = pathname.toLowerCase();
  const words = wordsOf(asked);
  const last = asked.split('/').at(-1) ?? '';
  return routes
    .map((route) => ({ route, score: scoreOf(route.toLowerCase(), { asked, words, last }) }))
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score || a.route.length - b.route.length)
    .slice(0, 5)
    .map(({ route }) => route);
}

function scoreOf(route: string, { asked, words, last }: { asked: string; words: string[]; last: string }): number {
  const routeWords = new Set(wordsOf(route));
  const shared = words.filter((word) => routeWords.has(word)).length / Math.max(1, words.length);
  const hasSameEnd = last !== '' && route.split('/').at(-1) === last ? 0.8 : 0;
  // Long addresses are never near by letters, and comparing them with every route takes time.
  const longest = Math.max(route.length, asked.length);
  const letters = longest > 120 ? 0 : 1 - editDistance(route, asked, longest) / longest;
  return Math.max(hasSameEnd, letters > 0.75 ? letters : 0) + shared * 0.5;
}

function wordsOf(path: string): string[] {
  return path.split(/[/_.-]+/).filter((word) => word.length > 2 && word !== 'docs');
}
