/**
 * The candidate most like the given word, or undefined when none is close enough to be worth suggesting. A third of the
 * word may differ, unless a limit is given: "quickstrat" finds "quickstart", "foo" does not find "bar".
 */
export function closestTo(
  word: string,
  candidates: Iterable<string>,
  limit = Math.max(2, Math.floor(word.length / 3)),
): string | undefined {
  let best: string | undefined;
  let bestDistance = limit + 1;
  const lowered = word.toLowerCase();
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = editDistance(lowered, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Levenshtein distance with swaps of neighbours counted as one, given up at `limit`. */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  // Three rows in turn and numbers for letters: the check of names in prose asks this a hundred thousand times a build.
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  let row = [...previous];
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let rowBest = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = (previous[j - 1] ?? 0) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      }
      row[j] = cost;
      if (cost < rowBest) rowBest = cost;
    }
    if (rowBest >= limit) return limit;
    [beforePrevious, previous, row] = [previous, row, beforePrevious];
  }
  return previous[b.length] ?? 0;
}

/** `Did you mean "x"?` for the closest candidate, or the given text when nothing is close. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const match = closestTo(word, candidates);
  return match === undefined ? otherwise : `Did you mean "${match}"?`;
}
