/** How often a term stands in a section. */
export interface Posting {
  section: number;
  count: number;
}

// Counts are kept in four steps: a fifth mention of a word tells no more than the fourth, and two bits compress well.
const COUNT_STEPS = [1, 2, 3, 5];

/**
 * One line of text for the postings of a term: for each the gap to the one before and the step of its count, in base 36.
 * As JSON numbers the same index is a fifth larger after compression.
 * @example packPostings([{ section: 0, count: 1 }, { section: 9, count: 3 }]) // '0 y'
 */
export function packPostings(postings: readonly Posting[]): string {
  let previous = -1;
  const packed = postings.map(({ section, count }) => {
    const gap = section - previous - 1;
    previous = section;
    return (gap * COUNT_STEPS.length + stepOf(count)).toString(36);
  });
  return packed.join(' ');
}

/** The postings of a line that `packPostings` wrote. */
export function unpackPostings(line: string): Posting[] {
  if (line === '') return [];
  let previous = -1;
  return line.split(' ').map((packed) => {
    const value = Number.parseInt(packed, 36);
    const section = previous + 1 + Math.floor(value / COUNT_STEPS.length);
    previous = section;
    return { section, count: COUNT_STEPS[value % COUNT_STEPS.length] ?? 1 };
  });
}

function stepOf(count: number): number {
  const step = COUNT_STEPS.findLastIndex((least) => count >= least);
  return Math.max(step, 0);
}
