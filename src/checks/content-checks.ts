import { didYouMean } from '../model/closest.ts';
import type { Source } from '../model/compiled-page.ts';
import type { Problem } from '../model/problem.ts';

/** Tags and authors that no file defines. */
export function checkNames(
  sources: readonly Source[],
  known: { docTags: ReadonlySet<string>; blogTags: ReadonlySet<string>; authors: ReadonlySet<string> },
): Problem[] {
  return sources.flatMap((source) => {
    const { head } = source;
    if (head.kind === 'page') return [];
    const tags = head.kind === 'doc' ? known.docTags : known.blogTags;
    const file = head.kind === 'doc' ? 'content/docs/tags.yml' : 'content/blog/tags.yml';
    const wrongTags = (head.data.tags ?? [])
      .filter((tag) => !tags.has(tag))
      .map((tag) => unknown(source, 'unknown-tag', tag, tags, file));
    const wrongAuthors =
      head.kind === 'post'
        ? head.data.authors
            .filter((author) => !known.authors.has(author))
            .map((author) => unknown(source, 'unknown-author', author, known.authors, 'content/blog/authors.yml'))
        : [];
    return [...wrongTags, ...wrongAuthors];
  });
}

function unknown(
  source: Source,
  rule: 'unknown-tag' | 'unknown-author',
  name: string,
  known: ReadonlySet<string>,
  file: string,
): Problem {
  return {
    rule,
    file: source.sourcePath,
    line: source.keyLines[rule === 'unknown-tag' ? 'tags' : 'authors'] ?? 1,
    column: 1,
    message: `"${name}" is not ${rule === 'unknown-tag' ? 'a tag' : 'an author'} of ${file}.`,
    fix: didYouMean(name, known, `Add it to ${file}, or use one of those that are there.`),
  };
}

/** Characters that need no escape. What begins with a dot or underscore, or has an ending that is the server's, is not sent. */
const ADDRESS = /^(\/|(\/[A-Za-z0-9~-][\w.~-]*)+)$/;
const NOT_SENT = /\.(html|br|gz|part)$|\/index$/;

const ADVICE =
  'parts of a–z, 0–9, "-", "_", "~" and "." with "/" between them; none begins with "_" or ".", and the last is not "index" and ends in none of .html, .br, .gz and .part.';

/** Addresses that could not be typed, or would have to be escaped in every link. */
export function checkAddresses(sources: readonly Pick<Source, 'route' | 'sourcePath' | 'keyLines'>[]): Problem[] {
  return sources
    .filter(({ route }) => !ADDRESS.test(route) || NOT_SENT.test(route))
    .map(({ route, sourcePath, keyLines }) => ({
      rule: 'bad-value' as const,
      file: sourcePath,
      line: keyLines['slug'] ?? 1,
      column: 1,
      message: `"${route}" is not an address for a page.`,
      fix: `${keyLines['slug'] === undefined ? 'Rename the file' : 'Change the slug'}: ${ADVICE}`,
    }));
}

/** Addresses that two pages claim: the build keeps the first and says so. */
export function checkRoutes(
  pages: readonly { route: string; sourcePath: string | undefined; line?: number | undefined }[],
): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ route, sourcePath, line = 1 }) => {
    const before = first.get(route);
    if (before === undefined) {
      first.set(route, sourcePath ?? 'a page of the site');
      return [];
    }
    return [
      {
        rule: 'duplicate-route' as const,
        severity: 'warning' as const,
        file: sourcePath ?? 'site.config.ts',
        line,
        column: 1,
        message: `The address ${route} is taken by ${before}.`,
        fix: 'Rename one of them or give it another slug: only the first is built.',
      },
    ];
  });
}
