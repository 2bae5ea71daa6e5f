import type { SearchablePage } from '../model/search-record.ts';

/** A section of a page together with the headings above it. */
export interface PlacedSection {
  anchor: string;
  level: number;
  heading: string;
  text: string;
  /** Headings above this one, outermost first, without the page's title. */
  ancestors: { level: number; heading: string }[];
}

/** The sections of a page in order. The first is always the page itself, under its title. */
export function placedSectionsOf(page: SearchablePage): PlacedSection[] {
  const [first, ...rest] = page.sections;
  const hasIntro = first?.anchor === '';
  const intro = { anchor: '', level: 1, heading: page.title, text: hasIntro ? first.text : '', ancestors: [] };
  const below = hasIntro ? rest : page.sections;
  return [intro, ...below.map((section, index) => ({ ...section, ancestors: ancestorsOf(below, index) }))];
}

function ancestorsOf(sections: SearchablePage['sections'], index: number): PlacedSection['ancestors'] {
  const ancestors: PlacedSection['ancestors'] = [];
  let level = sections[index]?.level ?? 0;
  for (const { level: above, heading } of sections.slice(0, index).reverse()) {
    if (above >= level) continue;
    ancestors.unshift({ level: above, heading });
    level = above;
  }
  return ancestors;
}
