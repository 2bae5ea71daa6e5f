import type { Hierarchy } from '../model/search-record.ts';
import type { SearchIndex } from './format.ts';
import type { MarkedText, Marker } from './marks.ts';
import type { PlacedSection } from './page-sections.ts';
import type { SearchHit } from './provider.ts';
import { hierarchyOf, typeOf, urlOf } from './records.ts';
import { snippetOf } from './snippet.ts';

/** What a hit is made from. `textOf` gives undefined while the text is not loaded. */
export interface HitSource {
  index: SearchIndex;
  textOf(section: number): string | undefined;
}

interface HitContext {
  source: HitSource;
  marker: Marker;
  snippetWords: number;
}

/** The hit for a section, as a list: empty for a number that is no section's. */
export function hitOf(section: number, { source, marker, snippetWords }: HitContext): SearchHit[] {
  const placed = sectionAt(section, source);
  if (!placed) return [];
  const { page, ...rest } = placed;
  const hierarchy = hierarchyOf(page, rest);
  const heading = marker(rest.heading);
  const content = source.textOf(section) ?? null;
  return [
    {
      objectID: `${page.route}-${section}`,
      url: urlOf(page.route, rest.anchor),
      type: rest.level === 1 || heading.marks.length > 0 ? typeOf(rest.level) : 'content',
      hierarchy,
      content,
      kind: page.kind,
      tags: page.tags,
      breadcrumbs: page.breadcrumbs,
      highlighted: highlightedOf(hierarchy, marker),
      snippet: content ? snippetOf(marker(content), snippetWords) : null,
    },
  ];
}

function highlightedOf(hierarchy: Hierarchy, marker: Marker): SearchHit['highlighted'] {
  const mark = (text: string | null): MarkedText | null => (text === null ? null : marker(text));
  const { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
  return {
    lvl0: mark(lvl0),
    lvl1: mark(lvl1),
    lvl2: mark(lvl2),
    lvl3: mark(lvl3),
    lvl4: mark(lvl4),
    lvl5: mark(lvl5),
    lvl6: mark(lvl6),
  };
}

type SectionOnPage = Omit<PlacedSection, 'text'> & { page: SearchIndex['pages'][number] };

/** A section with its page and the headings above it, which are found by walking back to the page's top. */
function sectionAt(section: number, { index }: HitSource): SectionOnPage | undefined {
  const entry = index.sections[section];
  const page = entry && index.pages[entry[0]];
  if (!entry || !page) return undefined;
  const [, level, anchor, heading] = entry;
  const ancestors: PlacedSection['ancestors'] = [];
  let lowest = level;
  for (let at = section - 1; lowest > 2 && at >= 0; at--) {
    const [, above = 0, , name = ''] = index.sections[at] ?? [];
    if (above >= lowest) continue;
    if (above > 1) ancestors.unshift({ level: above, heading: name });
    lowest = above;
  }
  return { page, level, anchor, heading, ancestors };
}
