import type { Hierarchy } from '../model/search-record.ts';

/** What grouping looks at: any hit, found or saved. */
export interface Groupable {
  url: string;
  hierarchy: Hierarchy;
}

/** Hits below one top-level section, page by page. */
export interface HitGroup<Hit> {
  /** The top-level section, `hierarchy.lvl0`. */
  name: string;
  /** For each page its hits, in the order in which they were found. */
  pages: Hit[][];
}

/** Hits by top-level section, then by page. A group or page stands where its first hit stood. */
export function groupedHits<Item>(items: readonly Item[], hitOf: (item: Item) => Groupable): HitGroup<Item>[] {
  const groups = new Map<string, Map<string, Item[]>>();
  for (const item of items) {
    const { hierarchy, url } = hitOf(item);
    const pages = groups.get(hierarchy.lvl0) ?? new Map<string, Item[]>();
    const route = url.replace(/#.*$/, '');
    groups.set(hierarchy.lvl0, pages.set(route, [...(pages.get(route) ?? []), item]));
  }
  return [...groups].map(([name, pages]) => ({ name, pages: [...pages.values()] }));
}

/** The name of a hit: its innermost heading, or the page's title. */
export function headingOf({ lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 }: Hierarchy): string {
  return lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? lvl1;
}

/** The level of the innermost heading. */
export function levelOf(hierarchy: Hierarchy): keyof Hierarchy {
  const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const;
  return levels.find((level) => hierarchy[level] !== null) ?? 'lvl1';
}

/** The names above a hit, outermost first: its top-level section, pages, its own page, headings. */
export function trailOf({ lvl0, ...headings }: Hierarchy, breadcrumbs: readonly string[]): string[] {
  const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = headings;
  const above = [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null).slice(0, -1);
  // The top-level section is often the first breadcrumb too.
  return [lvl0, ...breadcrumbs.filter((name, position) => position > 0 || name !== lvl0), ...above];
}
