import type { ReactNode } from 'react';
import type { Layout } from '../../model/page-data.ts';
import type { ShellData } from '../../model/shell-data.ts';
import { Announcement } from './Announcement.tsx';
import { Footer } from './Footer.tsx';
import { Icon } from './Icon.tsx';
import { Navbar } from './Navbar.tsx';
import { type Here, NavbarEntry } from './NavbarEntry.tsx';

interface ShellProps {
  shell: ShellData;
  here: Here & { layout: Layout };
  /** HTML of the sidebar beside the page. It is never hydrated: the browser moves its marks by hand. */
  sidebarHtml: string;
  /** The main element, and in the browser what floats above the page. */
  children: ReactNode;
}

/** The frame around every page; the same at build time and in the browser. */
export function Shell({ shell, here, sidebarHtml, children }: ShellProps) {
  return (
    <>
      <a className="skip" href="#content">
        Skip to main content
      </a>
      <Announcement announcement={shell.announcement} />
      <Navbar shell={shell} here={here} />
      <div className="layout" data-layout={here.layout} data-sidebar={here.sidebar ?? undefined}>
        <aside className="drawer" id="drawer" popover="auto" aria-label="Site">
          <div className="drawer-head">
            <span>{shell.title}</span>
            <button type="button" popoverTarget="drawer" popoverTargetAction="hide" aria-label="Close the menu">
              <Icon name="close" />
            </button>
          </div>
          <nav className="drawer-links" aria-label="Sections">
            {shell.navbar
              .filter((item) => item.kind !== 'search')
              // Icons alone say too little here.
              .map((item) => (item.kind === 'link' ? { ...item, icon: undefined } : item))
              .map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed by the configuration
                <NavbarEntry key={index} item={item} here={here} />
              ))}
          </nav>
          {/* Another sidebar is another element: what the browser did to the first is unknown to React. */}
          <div
            key={here.sidebar ?? ''}
            id="sidebar"
            dangerouslySetInnerHTML={{ __html: sidebarHtml }}
            suppressHydrationWarning
          />
        </aside>
        {children}
      </div>
      <Footer footer={shell.footer} />
    </>
  );
}
