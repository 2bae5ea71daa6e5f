import type { ShellData } from '../../model/shell-data.ts';

/** The foot of every page. */
export function Footer({ footer }: Pick<ShellData, 'footer'>) {
  return (
    <footer className="footer">
      <nav className="footer-columns" aria-label="Footer">
        {footer.columns.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p>{footer.note}</p>
    </footer>
  );
}
