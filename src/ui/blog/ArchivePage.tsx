import type { Post } from '../../model/blog.ts';
import { DateText } from '../page/DateText.tsx';

/** Posts by year, newest first. */
export function ArchivePage({ title, lead, posts }: { title: string; lead: string; posts: Post[] }) {
  const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))];
  return (
    <div className="page">
      <div className="page-body">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {years.map((year) => (
          <section key={year}>
            <h2 id={`year-${year}`}>{year}</h2>
            <ul className="archive">
              {posts
                .filter(({ date }) => date.startsWith(year))
                .map(({ route, title: name, date }) => (
                  <li key={route}>
                    <DateText iso={date} />
                    <a href={route}>{name}</a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
