import type { ContentsEntry } from '../../model/compiled-page.ts';

/** The table of contents: a column beside the article, a closed group above it on narrow screens. */
export function Contents({ entries }: { entries: ContentsEntry[] }) {
  if (entries.length === 0) return null;
  const top = Math.min(...entries.map(({ level }) => level));
  return (
    <aside className="contents">
      <details>
        <summary>On this page</summary>
        <nav aria-label="On this page">
          <ul>
            {entries.map(({ anchor, html, level }) => (
              <li key={anchor} className={level > top ? 'deeper' : undefined}>
                <a href={`#${anchor}`} dangerouslySetInnerHTML={{ __html: html }} />
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </aside>
  );
}
