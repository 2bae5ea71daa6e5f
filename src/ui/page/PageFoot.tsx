import { DateText } from './DateText.tsx';

export interface LastUpdated {
  author: string | undefined;
  date: string | undefined;
}

interface PageFootProps {
  tags: { label: string; route: string }[];
  editUrl: string | undefined;
  lastUpdate: LastUpdated | undefined;
}

/** Below an article: its tags, the way to its source, and who changed it last. */
export function PageFoot({ tags, editUrl, lastUpdate }: PageFootProps) {
  if (tags.length === 0 && !editUrl && !lastUpdate) return null;
  return (
    <footer className="page-foot">
      {tags.length > 0 ? (
        <ul className="tags" aria-label="Tags">
          {tags.map(({ label, route }) => (
            <li key={route}>
              <a href={route}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        {editUrl ? <a href={editUrl}>Edit this page</a> : null}
        {lastUpdate?.date ? (
          <span>
            {'Last updated on '}
            <DateText iso={lastUpdate.date} />
            {lastUpdate.author ? ` by ${lastUpdate.author}` : null}
          </span>
        ) : null}
      </p>
    </footer>
  );
}
