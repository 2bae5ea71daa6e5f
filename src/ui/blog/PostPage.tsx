import type { Post } from '../../model/blog.ts';
import type { ContentsEntry } from '../../model/compiled-page.ts';
import type { PageLink } from '../../model/sidebar.ts';
import { Contents } from '../page/Contents.tsx';
import { type LastUpdated, PageFoot } from '../page/PageFoot.tsx';
import { Pager } from '../page/Pager.tsx';
import { PostHead } from './PostHead.tsx';

export interface PostPageData {
  post: Post;
  html: string;
  contents: ContentsEntry[];
  newer: PageLink | undefined;
  older: PageLink | undefined;
  /** Neighbours among the releases, for a release note. */
  previousRelease: PageLink | undefined;
  nextRelease: PageLink | undefined;
  editUrl: string;
  lastUpdate: LastUpdated | undefined;
}

const WORDS = { label: 'Newer and older post', previous: 'Newer post', next: 'Older post' };
const RELEASE_WORDS = { label: 'Previous and next release', previous: 'Previous release', next: 'Next release' };

/** A post in its full form. */
export function PostPage({ page }: { page: PostPageData }) {
  const { post } = page;
  return (
    <div className="page">
      <Contents entries={page.contents} />
      <div className="page-body">
        <article className="post">
          <h1>{post.title}</h1>
          <PostHead post={post} />
          <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
        </article>
        {post.release ? <Pager previous={page.previousRelease} next={page.nextRelease} words={RELEASE_WORDS} /> : null}
        <PageFoot tags={post.tags} editUrl={page.editUrl} lastUpdate={page.lastUpdate} />
        <Pager previous={page.newer} next={page.older} words={WORDS} />
      </div>
    </div>
  );
}
