import { closestTo } from '../model/closest.ts';
import type { LinkReference } from '../model/compiled-page.ts';
import type { Problem } from '../model/problem.ts';
import { normalRoute } from '../model/route.ts';

/** What links may lead to. */
export interface LinkTargets {
  /** Anchors of every page, by route. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses that are no pages: files, feeds, redirects. */
  others: ReadonlySet<string>;
}

/** Links of one place (a page or the layout) that lead nowhere. */
export function checkLinks(
  links: readonly LinkReference[],
  at: { file: string; route: string },
  targets: LinkTargets,
): Problem[] {
  return links.flatMap((link) => {
    const problem = problemOf(link.href, at.route, targets);
    return problem ? [{ ...problem, file: at.file, line: link.line, column: link.column }] : [];
  });
}

function problemOf(
  href: string,
  from: string,
  { anchors, others }: LinkTargets,
): Pick<Problem, 'rule' | 'message' | 'fix'> | undefined {
  if (href === '' || /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(href)) return undefined;
  const [path = '', anchor] = href.split('#');
  const address = path.split('?')[0] ?? '';
  if (address !== '' && !address.startsWith('/')) {
    return {
      rule: 'broken-link',
      message: `The link "${href}" is neither a route nor a content file.`,
      fix: 'Start it with a slash, or name the .mdx file it leads to.',
    };
  }
  const route = address === '' ? from : normalRoute(decodeURI(address));
  const found = anchors.get(route);
  if (!found) return others.has(address) || others.has(route) ? undefined : brokenRoute(href, route, anchors);
  if (address !== '' && address !== route) {
    return {
      rule: 'broken-link',
      message: `The link "${href}" is not the address of the page.`,
      fix: `Write "${route}${anchor === undefined ? '' : `#${anchor}`}".`,
    };
  }
  if (anchor === undefined || anchor === '' || hasAnchor(found, decodeURIComponent(anchor))) return undefined;
  const match = closestTo(anchor, found);
  return {
    rule: 'broken-anchor',
    message: `The link "${href}" leads to no anchor of ${route}.`,
    fix: match
      ? `Did you mean "${address}#${match}"?`
      : `Known anchors: ${[...found]
          .filter((id) => !/^(code|tabs)-\d/.test(id))
          .slice(0, 12)
          .join(', ')}.`,
  };
}

function brokenRoute(
  href: string,
  route: string,
  anchors: LinkTargets['anchors'],
): Pick<Problem, 'rule' | 'message' | 'fix'> {
  const match = closestTo(route, anchors.keys());
  return {
    rule: 'broken-link',
    message: `The link "${href}" leads to no page.`,
    fix: match ? `Did you mean "${match}"?` : 'See the addresses in the sidebar, or `npm run check` for the others.',
  };
}

/** A line of a code block, `#code-3-L12`, is no element of the page, but its block is. */
function hasAnchor(anchors: ReadonlySet<string>, anchor: string): boolean {
  return anchors.has(anchor) || (/-L\d+$/.test(anchor) && anchors.has(anchor.replace(/-L\d+$/, '')));
}
