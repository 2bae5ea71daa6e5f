import type { Problem } from '../model/problem.ts';
import { placeOfSetting } from './config-places.ts';

/** What redirects are held against. */
interface RedirectSurroundings {
  /** Every page, those that the site makes among them. */
  pages: readonly { route: string; sourcePath: string | undefined }[];
  /** Addresses of files. */
  files: readonly string[];
  /** Text of `site.config.ts`, for the lines. */
  text: string;
}

type Redirects = Readonly<Record<string, string>>;
type Finding = Pick<Problem, 'message' | 'fix'>;

/** Redirects that go round in circles, hide a page or a file, or start at what no browser asks for. */
export function checkRedirects(redirects: Redirects, { pages, files, text }: RedirectSurroundings): Problem[] {
  const taken = new Map([
    ...files.map((file) => [file, 'a file'] as const),
    ...pages.map(({ route, sourcePath }) => [route, sourcePath ?? 'a page that the site makes'] as const),
  ]);
  return Object.keys(redirects).flatMap((from) => {
    const finding = writtenWrong(from) ?? hiding(from, taken) ?? circle(from, redirects);
    return finding
      ? [{ rule: 'config', file: 'site.config.ts', ...placeOfSetting(text, ['redirects', from]), ...finding }]
      : [];
  });
}

/** Some hosts take these characters for patterns, and a browser sends none of them as part of a path. */
function writtenWrong(from: string): Finding | undefined {
  const character = /[\s*:?#]/.exec(from)?.[0];
  if (character !== undefined) {
    const name = /\s/.test(character) ? 'white space' : `"${character}"`;
    return {
      message: `The redirect from "${from}" has ${name} in its address.`,
      fix: 'Name one path, as in "/old/page": patterns, queries and anchors are not redirected.',
    };
  }
  if (from === '/' || !from.endsWith('/')) return undefined;
  return {
    message: `The redirect from "${from}" ends in a slash.`,
    fix: `Write "${from.replace(/\/+$/, '') || '/'}".`,
  };
}

function hiding(from: string, taken: ReadonlyMap<string, string>): Finding | undefined {
  const owner = taken.get(from);
  if (owner === undefined) return undefined;
  return {
    message: `The redirect from "${from}" would hide ${owner}, which has this address.`,
    fix: 'Remove the redirect, or move what it hides.',
  };
}

/** A circle is told once, at the first of its redirects in the file. */
function circle(from: string, redirects: Redirects): Finding | undefined {
  const way = [from];
  for (let to = next(from); to !== undefined; to = next(to)) {
    way.push(to);
    if (to === from) break;
    if (way.indexOf(to) < way.length - 1) return undefined; // leads into a circle that is told at its own place
  }
  if (way.length === 1 || way.at(-1) !== from) return undefined;
  const order = Object.keys(redirects);
  if (way.some((step) => order.indexOf(step) < order.indexOf(from))) return undefined;
  return {
    message: `The redirect from "${from}" leads back to itself: ${way.join(' → ')}.`,
    fix: 'Lead one of these to a page.',
  };

  function next(address: string): string | undefined {
    return redirects[address]?.replace(/[?#].*$/, '');
  }
}
