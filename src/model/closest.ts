/** The candidate most like the given word, or undefined when none is close enough to be worth suggesting. */
export function closestTo(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  // A third of the word may differ: "quickstrat" finds "quickstart", "foo" does not find "bar".
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
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
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let rowBest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      rowBest = Math.min(rowBest, cost);
    }
    if (rowBest >= limit) return limit;
    beforePrevious = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}

/** `Did you mean "x"?` for the closest candidate, or the given text when nothing is close. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const match = closestTo(word, candidates);
  return match === undefined ? otherwise : `Did you mean "${match}"?`;
}
