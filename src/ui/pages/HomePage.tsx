import type { Post } from '../../model/blog.ts';
import { DateText } from '../page/DateText.tsx';

/** The landing page: what is written in `content/pages/index.mdx`, and the latest posts from data. */
export function HomePage({ html, posts }: { html: string; posts: Post[] }) {
  const release = posts.find((post) => post.release);
  const latest = posts.slice(0, 3);
  return (
    <article className="home">
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <section className="home-news" aria-labelledby="latest">
        <h2 id="latest">Latest</h2>
        {release ? (
          <p>
            {'Current release: '}
            <a href={release.route}>{release.release?.text}</a>
          </p>
        ) : null}
        <ul className="news">
          {latest.map((post) => (
            <li key={post.route}>
              <DateText iso={post.date} />
              <a href={post.route}>{post.title}</a>
              <p>{post.description}</p>
            </li>
          ))}
        </ul>
        <p>
          <a href="/blog">All posts</a>
        </p>
      </section>
    </article>
  );
}
