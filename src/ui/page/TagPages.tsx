interface TagSummary {
  label: string;
  description: string;
  route: string;
  count: number;
}

/** All tags with the number of their pages, by first letter. */
export function TagIndexPage({ title, tags }: { title: string; tags: TagSummary[] }) {
  const sorted = [...tags].sort((a, b) => (a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1));
  const letters = [...new Set(sorted.map(letterOf))];
  return (
    <div className="page">
      <div className="page-body">
        <h1>{title}</h1>
        {letters.map((letter) => (
          <section key={letter} className="tag-letter">
            <h2 id={`letter-${letter}`}>{letter}</h2>
            <ul className="tags">
              {sorted
                .filter((tag) => letterOf(tag) === letter)
                .map(({ label, route, count, description }) => (
                  <li key={route}>
                    <a href={route} title={description}>
                      {label}
                      <small>{count}</small>
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function letterOf({ label }: TagSummary): string {
  return label.charAt(0).toUpperCase();
}

interface TagPageProps {
  tag: { label: string; description: string };
  indexRoute: string;
  pages: { route: string; title: string; description: string }[];
}

/** The documentation pages of one tag. */
export function TagPage({ tag, indexRoute, pages }: TagPageProps) {
  return (
    <div className="page">
      <div className="page-body">
        <h1>{tag.label}</h1>
        <p className="lead">
          {`${tag.description} ${pages.length === 1 ? 'One page.' : `${pages.length} pages.`} `}
          <a href={indexRoute}>All tags</a>
        </p>
        <ul className="page-list">
          {pages.map(({ route, title, description }) => (
            <li key={route}>
              <h2>
                <a href={route}>{title}</a>
              </h2>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
