import type { Post } from '../../model/blog.ts';
import { DateText } from '../page/DateText.tsx';

/** Date, reading time, authors and, for a release, its label. */
export function PostHead({ post }: { post: Post }) {
  return (
    <>
      <p className="post-meta">
        {post.release ? <span className={`release-label ${post.release.label}`}>{post.release.label}</span> : null}
        <DateText iso={post.date} />
        <span>{post.minutes === 1 ? '1 minute to read' : `${post.minutes} minutes to read`}</span>
      </p>
      <ul className="post-authors" aria-label="Authors">
        {post.authors.map(({ key, name, title }) => (
          <li key={key}>
            <img src={`/blog/avatars/${key}.svg`} alt="" width="36" height="36" />
            <span>
              <a href={`/blog/authors/${key}`}>{name}</a>
              <small>{title}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
