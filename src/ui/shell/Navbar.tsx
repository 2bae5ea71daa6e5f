import type { ShellData } from '../../model/shell-data.ts';
import { Icon } from './Icon.tsx';
import { type Here, NavbarEntry } from './NavbarEntry.tsx';

/** The bar at the top of every page. */
export function Navbar({ shell, here }: { shell: ShellData; here: Here }) {
  const entries = (position: 'left' | 'right') =>
    shell.navbar
      .filter((item) => item.position === position && item.kind !== 'search')
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed by the configuration
      .map((item, index) => <NavbarEntry key={index} item={item} here={here} />);
  const search = shell.navbar.find((item) => item.kind === 'search');
  return (
    <header className="navbar">
      {/* The drawer is a native popover: it opens and closes without script. */}
      <button type="button" className="menu" popoverTarget="drawer" aria-label="Menu">
        <Icon name="menu" />
      </button>
      <a className="brand" href="/">
        <Logo />
        {shell.title}
      </a>
      <nav className="navbar-links" aria-label="Main">
        {entries('left')}
      </nav>
      {search ? <NavbarEntry item={search} here={here} /> : null}
      <nav className="navbar-links navbar-right" aria-label="Community">
        {entries('right')}
      </nav>
      <button type="button" className="theme" data-action="theme" aria-label="Switch between light and dark">
        <Icon name="sun" />
        <Icon name="moon" />
      </button>
    </header>
  );
}

function Logo() {
  return (
    <svg className="logo" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 13C12 8 8.500 5.500 4 5.500 4 10 7 13 12 13zM12 11c0-4 3-6.500 8-6.500 0 4.500-3 7.500-8 7.500z" />
      <path d="M12 11v5M3 17.500q4.500-3 9 0t9 0M5 21q3.500-2.200 7 0t7 0" className="logo-ground" />
    </svg>
  );
}
