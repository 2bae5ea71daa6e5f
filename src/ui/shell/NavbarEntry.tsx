import type { ShellItem, ShellLink } from '../../model/shell-data.ts';
import { Icon } from './Icon.tsx';

/** Where the reader is: the page, and the sidebar it belongs to. */
export interface Here {
  route: string;
  sidebar: string | null;
}

/** An item of the navigation bar, of any kind. */
export function NavbarEntry({ item, here }: { item: ShellItem | ShellLink; here: Here }) {
  switch (item.kind) {
    case 'link':
      return <NavbarLink link={item} here={here} />;
    case 'html':
      return <span className="navbar-html" dangerouslySetInnerHTML={{ __html: item.value }} />;
    case 'dropdown':
      return (
        <details className="dropdown">
          <summary>{item.label}</summary>
          <ul>
            {item.items.map((child, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed by the configuration
              <li key={index}>
                {child.kind === 'link' ? (
                  <NavbarLink link={child} here={here} />
                ) : (
                  <NavbarEntry item={{ ...child, position: 'left' }} here={here} />
                )}
              </li>
            ))}
          </ul>
        </details>
      );
    case 'search':
      return (
        <a
          className="search-entry"
          href="/search"
          data-action="search"
          aria-label="Search docs"
          aria-keyshortcuts="Control+K Meta+K /"
        >
          <Icon name="search" />
          <span>Search docs</span>
          <kbd>Ctrl K</kbd>
        </a>
      );
  }
}

function NavbarLink({ link, here }: { link: ShellLink; here: Here }) {
  return (
    <a
      href={link.href}
      className={link.icon ? 'navbar-icon' : undefined}
      aria-label={link.icon ? link.label : undefined}
      aria-current={currentOf(link, here)}
      lang={link.lang}
      data-docs-version={link.docsVersion}
    >
      {link.icon ? <Icon name={link.icon} /> : link.label}
    </a>
  );
}

/** "page" on the page itself, "true" anywhere below it. */
export function currentOf(link: ShellLink, here: Here): 'page' | 'true' | undefined {
  if (link.isExternal || link.lang || link.docsVersion) return undefined;
  if (link.href === here.route) return 'page';
  if (link.sidebar !== undefined) return link.sidebar === here.sidebar ? 'true' : undefined;
  return link.href !== '/' && here.route.startsWith(`${link.href}/`) ? 'true' : undefined;
}
