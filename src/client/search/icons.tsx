import type { ReactNode } from 'react';

/** The pictures of the search dialog: 20 px, drawn in the colour of the text, hidden from screen readers. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="search-icon"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Magnifying glass. */
export function SearchIcon() {
  return (
    <Icon>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 3.8 3.8" />
    </Icon>
  );
}

/** A turning arc, while an answer takes long. */
export function SpinnerIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7" opacity=".25" />
      <path className="search-spinner" d="M17 10a7 7 0 0 0-7-7" />
    </Icon>
  );
}

/** A sheet: a page. */
export function PageIcon() {
  return (
    <Icon>
      <path d="M5.5 2.5h6L15 6v11.5H5.5z" />
      <path d="M11.5 2.5V6H15" />
    </Icon>
  );
}

/** A hash: a heading in a page. */
export function HeadingIcon() {
  return (
    <Icon>
      <path d="M8 3.5 6.5 16.5M13.5 3.5 12 16.5M4 7.5h12.5M3.5 12.5H16" />
    </Icon>
  );
}

/** Lines: text in a page. */
export function TextIcon() {
  return (
    <Icon>
      <path d="M3.5 5.5h13M3.5 10h13M3.5 14.5h8" />
    </Icon>
  );
}

/** A clock: a recent search. */
export function RecentIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4.2l2.7 1.8" />
    </Icon>
  );
}

/** A star: a favourite search. */
export function StarIcon() {
  return (
    <Icon>
      <path d="m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7z" />
    </Icon>
  );
}

/** A cross: remove, clear, close. */
export function CrossIcon() {
  return (
    <Icon>
      <path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />
    </Icon>
  );
}

/** The Enter key's arrow: what Enter will open. */
export function EnterIcon() {
  return (
    <Icon>
      <path d="M15.5 5v4.5a2 2 0 0 1-2 2h-9" />
      <path d="m7.5 8.5-3 3 3 3" />
    </Icon>
  );
}
