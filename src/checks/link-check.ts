import { closestTo, didYouMean } from '../model/closest.ts';
import type { LinkReference } from '../model/compiled-page.ts';
import type { Problem } from '../model/problem.ts';
import { normalRoute } from '../model/route.ts';

/** What links may lead to. */
export interface LinkTargets {
  /** Anchors of every page, by route. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses that are no pages: files, feeds, redirects. */
  others: ReadonlySet<string>;
  /** Pages that could not be read: whatever anchors they have, they are not known. */
  unreadable?: ReadonlySet<string>;
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

/** A link with a scheme, or to another host with the scheme of this page: the scheme and what stands behind. */
const OUTSIDE = /^(?:([a-z][a-z0-9+.-]*):|(?=\/\/))(.*)$/is;

type Finding = Pick<Problem, 'rule' | 'message' | 'fix'>;

function problemOf(href: string, from: string, { anchors, others, unreadable }: LinkTargets): Finding | undefined {
  // An empty link has been reported where it was read.
  if (href === '') return undefined;
  const outside = OUTSIDE.exec(href);
  if (outside) return outsideProblem(href, outside[1]?.toLowerCase() ?? 'https', outside[2] ?? '');
  const [path = '', rawAnchor = ''] = href.split('#');
  const address = decoded(path.split('?')[0] ?? '');
  const anchor = decoded(rawAnchor);
  if (address === undefined || anchor === undefined) {
    return broken(`The link "${href}" cannot be decoded.`, 'Write "%25" for a percent sign.');
  }
  if (address !== '' && !address.startsWith('/')) {
    const fix = 'Start it with a slash, or name the .mdx file it leads to.';
    return broken(`The link "${href}" is neither a route nor a content file.`, fix);
  }
  const route = address === '' ? from : normalRoute(address);
  const found = anchors.get(route);
  if (!found) return others.has(address) || others.has(route) ? undefined : brokenRoute(href, route, anchors);
  if (address !== '' && address !== route) {
    const right = route + (rawAnchor === '' ? '' : `#${rawAnchor}`);
    return broken(`The link "${href}" is not the address of the page.`, `Write "${right}".`);
  }
  return anchor === '' || unreadable?.has(route) || hasAnchor(found, anchor)
    ? undefined
    : brokenAnchor(href, route, anchor, found);
}

function outsideProblem(href: string, scheme: string, rest: string): Finding | undefined {
  if (!['http', 'https', 'mailto', 'tel'].includes(scheme)) {
    const fix = 'Link to a route such as /docs/installation, or to an address with https:, http:, mailto: or tel:.';
    return broken(`The link "${href}" has the scheme "${scheme}:", which pages do not use.`, fix);
  }
  const isWhole = scheme.startsWith('http') ? /^\/\/[^/?#\s]/.test(rest) : rest.trim() !== '';
  return isWhole ? undefined : broken(`The link "${href}" has nothing behind its scheme.`, 'Complete the address.');
}

function broken(message: string, fix: string): Finding {
  return { rule: 'broken-link', message, fix };
}

function brokenRoute(href: string, route: string, anchors: LinkTargets['anchors']): Finding {
  const otherwise = 'Link to a route: the path of a file below content/, without its ending.';
  return broken(`The link "${href}" leads to no page.`, didYouMean(route, anchors.keys(), otherwise));
}

function brokenAnchor(href: string, route: string, anchor: string, found: ReadonlySet<string>): Finding {
  // Numbered ids are made by the site, "content" is the frame's: nobody means to link to them.
  const own = [...found].filter((id) => id !== 'content' && !/^(code|tabs)-\d/.test(id));
  const match = closestTo(anchor, own);
  const known = own.length === 0 ? 'The page has no anchors.' : `Known anchors: ${own.slice(0, 12).join(', ')}.`;
  return {
    rule: 'broken-anchor',
    message: `The link "${href}" leads to no anchor of ${route}.`,
    fix: match === undefined ? known : `Did you mean "${href.slice(0, href.indexOf('#'))}#${match}"?`,
  };
}

/** Text of an address without percent encoding; undefined when the encoding is broken. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // reported by the caller
  }
}

/** A line of a code block, `#code-3-L12`, is no element of the page, but its block is. */
function hasAnchor(anchors: ReadonlySet<string>, anchor: string): boolean {
  return anchors.has(anchor) || (/-L\d+$/.test(anchor) && anchors.has(anchor.replace(/-L\d+$/, '')));
}
