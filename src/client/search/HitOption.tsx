import type { ReactNode } from 'react';
import { headingOf, levelOf, trailOf } from '../../search/group-hits.ts';
import { EnterIcon, HeadingIcon, PageIcon, TextIcon } from './icons.tsx';
import { Marked } from './Marked.tsx';
import { isModified } from './navigate.ts';
import type { SearchCore } from './search-session.ts';
import type { SearchItem } from './search-state.ts';

interface HitOptionProps {
  item: SearchItem;
  /** The first hit of a page says where the page is; those below it are seen to belong to it. */
  isFirstOfPage: boolean;
  props: ReturnType<SearchCore['getItemProps']>;
}

/** A hit in the list: a link that is also an option, so that it can be opened in every way a link can. */
export function HitOption({ item, isFirstOfPage, props }: HitOptionProps) {
  const { hit } = item;
  // The list is grouped by the first name of the trail.
  const trail = trailOf(hit.hierarchy, hit.breadcrumbs).slice(1);
  return (
    <a
      {...props}
      href={hit.url}
      tabIndex={-1}
      className="search-hit"
      data-below={isFirstOfPage ? undefined : ''}
      onClick={(event) => {
        if (!isModified(event)) event.preventDefault();
        props.onClick(event);
      }}
    >
      {iconOf(item)}
      <span className="search-hit-body">
        <span className="search-hit-title">{titleOf(item)}</span>
        {isFirstOfPage && trail.length > 0 && <span className="search-hit-trail">{trail.join(' › ')}</span>}
        {item.kind === 'found' && (
          <span className="search-hit-snippet">{item.hit.snippet && <Marked value={item.hit.snippet} />}</span>
        )}
      </span>
      <EnterIcon />
    </a>
  );
}

/** The name of a hit, with its matches marked. */
export function titleOf({ kind, hit }: SearchItem): ReactNode {
  const marked = kind === 'found' ? hit.highlighted[levelOf(hit.hierarchy)] : null;
  return marked ? <Marked value={marked} /> : headingOf(hit.hierarchy);
}

function iconOf({ hit }: SearchItem): ReactNode {
  if (hit.type === 'lvl1') return <PageIcon />;
  return hit.type === 'content' ? <TextIcon /> : <HeadingIcon />;
}
