import { trailOf } from '../../search/group-hits.ts';
import { SEARCH_LIMITS, type SearchAnswer } from '../../search/provider.ts';
import { titleOf } from './HitOption.tsx';
import { Marked } from './Marked.tsx';
import { isModified, type Navigate } from './navigate.ts';

interface ResultListProps {
  answer: SearchAnswer;
  /** Counted from 1. */
  page: number;
  navigate: Navigate;
}

/** One page of hits, numbered through. */
export function ResultList({ answer: { hits, words }, page, navigate }: ResultListProps) {
  if (hits.length === 0) return null;
  return (
    <ol className="search-list" start={(page - 1) * SEARCH_LIMITS.hitsPerPage + 1}>
      {hits.map((hit) => (
        <li key={hit.url} className="search-result">
          <a
            href={hit.url}
            onClick={(event) => {
              if (isModified(event)) return;
              event.preventDefault();
              navigate(hit.url, { words });
            }}
          >
            {titleOf({ kind: 'found', hit })}
          </a>
          <p className="search-hit-trail">{trailOf(hit.hierarchy, hit.breadcrumbs).join(' › ')}</p>
          <p className="search-hit-snippet">{hit.snippet && <Marked value={hit.snippet} />}</p>
        </li>
      ))}
    </ol>
  );
}
