import type { ReactNode } from 'react';
import type { ListingPage, Post } from '../../model/blog.ts';
import { Pager } from '../page/Pager.tsx';
import { PostHead } from './PostHead.tsx';

interface PostListPageProps {
  heading: string;
  lead: ReactNode;
  listing: ListingPage;
  posts: { post: Post; excerptHtml: string }[];
}

const WORDS = { label: 'Pages of this list', previous: 'Newer posts', next: 'Older posts' };

/** A page of posts in their short form. */
export function PostListPage({ heading, lead, listing, posts }: PostListPageProps) {
  return (
    <div className="page">
      <div className="page-body">
        <h1>{listing.number > 1 ? `${heading}, page ${listing.number}` : heading}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
        {posts.map(({ post, excerptHtml }) => (
          <article key={post.route} className="post-card">
            <h2>
              <a href={post.route}>{post.title}</a>
            </h2>
            <PostHead post={post} />
            <div className="prose" dangerouslySetInnerHTML={{ __html: excerptHtml }} />
            <footer>
              <ul className="tags" aria-label="Tags">
                {post.tags.map(({ key, label, route }) => (
                  <li key={key}>
                    <a href={route}>{label}</a>
                  </li>
                ))}
              </ul>
              <a className="read-more" href={post.route} aria-label={`Read more about ${post.title}`}>
                Read more
              </a>
            </footer>
          </article>
        ))}
        <Pager
          previous={
            listing.previous === undefined
              ? undefined
              : { route: listing.previous, label: `Page ${listing.number - 1}` }
          }
          next={
            listing.next === undefined
              ? undefined
              : { route: listing.next, label: `Page ${listing.number + 1} of ${listing.total}` }
          }
          words={WORDS}
        />
      </div>
    </div>
  );
}
