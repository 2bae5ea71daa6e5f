/**
 * The numbers to show for a list of pages: the first, the last and those around the current one, with a gap between.
 * @example pageNumbers(5, 9) // [1, 'gap', 4, 5, 6, 'gap', 9]
 */
export function pageNumbers(current: number, last: number): (number | 'gap')[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const ordered = [...new Set(shown)].sort((a, b) => a - b);
  return ordered.flatMap((page, position) => {
    const before = ordered[position - 1] ?? page - 1;
    // A gap of one page takes as much room as the page.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap' as const, page] : [page];
  });
}
