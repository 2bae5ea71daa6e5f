import type { PageLink } from '../../model/sidebar.ts';

interface PagerProps {
  previous: PageLink | undefined;
  next: PageLink | undefined;
  /** What stands above each name. */
  words?: { label: string; previous: string; next: string };
}

const DOCS = { label: 'Previous and next page', previous: 'Previous', next: 'Next' };

/** Links to the neighbours of a page in reading order. */
export function Pager({ previous, next, words = DOCS }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={words.label}>
      {previous && (
        <a rel="prev" href={previous.route}>
          <small>{words.previous}</small>
          <span>{previous.label}</span>
        </a>
      )}
      {next && (
        <a rel="next" href={next.route}>
          <small>{words.next}</small>
          <span>{next.label}</span>
        </a>
      )}
    </nav>
  );
}
