import type { Author } from '../../model/tags.ts';

/** The teams that write, with the number of their posts. */
export function AuthorsPage({ authors }: { authors: { author: Author; count: number }[] }) {
  return (
    <div className="page">
      <div className="page-body">
        <h1>Authors</h1>
        <p className="lead">Posts are signed by the team that did the work.</p>
        <ul className="authors">
          {authors.map(({ author, count }) => (
            <li key={author.key}>
              <img src={`/blog/avatars/${author.key}.svg`} alt="" width="56" height="56" />
              <div>
                <h2>
                  <a href={`/blog/authors/${author.key}`}>{author.name}</a>
                </h2>
                <p>{author.description}</p>
                <small>{count === 0 ? 'No posts yet' : count === 1 ? '1 post' : `${count} posts`}</small>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
