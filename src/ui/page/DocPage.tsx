import type { ContentsEntry } from '../../model/compiled-page.ts';
import type { PageLink } from '../../model/sidebar.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Contents } from './Contents.tsx';
import { type LastUpdated, PageFoot } from './PageFoot.tsx';
import { Pager } from './Pager.tsx';

export interface DocPageData {
  title: string;
  hasTitle: boolean;
  html: string;
  contents: ContentsEntry[];
  breadcrumbs: { label: string; route: string | undefined }[];
  previous: PageLink | undefined;
  next: PageLink | undefined;
  tags: { label: string; route: string }[];
  editUrl: string | undefined;
  lastUpdate: LastUpdated | undefined;
  isUnlisted: boolean;
}

/** A documentation page: what stands inside the main element. */
export function DocPage({ page }: { page: DocPageData }) {
  return (
    <div className="page">
      {/* Before the text, whose place it decides: a page that arrives in pieces must not move. */}
      <Contents entries={page.contents} />
      <div className="page-body">
        <Breadcrumbs trail={page.breadcrumbs} />
        {page.isUnlisted ? (
          <p className="unlisted">This page is unlisted: it is not in the sidebar or in search.</p>
        ) : null}
        <article>
          {page.hasTitle ? <h1>{page.title}</h1> : null}
          <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
        </article>
        <PageFoot tags={page.tags} editUrl={page.editUrl} lastUpdate={page.lastUpdate} />
        <Pager previous={page.previous} next={page.next} />
      </div>
    </div>
  );
}
