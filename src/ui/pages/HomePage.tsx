import type { Post } from '../../model/blog.ts';
import { DateText } from '../page/DateText.tsx';

/** The landing page: what is written in `content/pages/index.mdx`, and the latest posts from data. */
export function HomePage({ html, posts }: { html: string; posts: Post[] }) {
  const release = posts.find((post) => post.release);
  const articles = posts.filter((post) => !post.release).slice(0, 3);
  return (
    <article className="home">
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <section className="news" aria-labelledby="latest">
        <h2 id="latest">Latest</h2>
        {release ? <LatestRelease post={release} /> : null}
        <ul>
          {articles.map((post) => (
            <li key={post.route}>
              <DateText iso={post.date} />
              <h3>
                <a href={post.route}>{post.title}</a>
              </h3>
              <p>{post.description}</p>
            </li>
          ))}
        </ul>
        <p className="news-more">
          <a href="/blog">All posts and release notes</a>
        </p>
      </section>
    </article>
  );
}

function LatestRelease({ post }: { post: Post }) {
  return (
    <div className="latest-release">
      <p>
        Current release, <DateText iso={post.date} />
      </p>
      <h3>{post.release?.text}</h3>
      <p>{post.description}</p>
      <a href={post.route}>Read the release notes</a>
    </div>
  );
}
