import type { ShellData } from '../../model/shell-data.ts';
import { Icon } from './Icon.tsx';

/** The bar above the page about the latest release; closing it is remembered by its id. */
export function Announcement({ announcement }: Pick<ShellData, 'announcement'>) {
  if (!announcement) return null;
  return (
    <section className="announcement" aria-label="Announcement" data-id={announcement.id}>
      <p>
        {announcement.text} <a href={announcement.to}>{announcement.linkText}</a>
      </p>
      <button type="button" data-action="close-announcement" aria-label="Close the announcement">
        <Icon name="close" />
      </button>
    </section>
  );
}
