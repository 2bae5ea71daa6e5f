const PATHS: Record<string, string> = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l5 5',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  social: 'M4 12a8 8 0 1 0 16 0 8 8 0 0 0-16 0zM4 12h16M12 4c3 3 3 13 0 16M12 4c-3 3-3 13 0 16',
  chat: 'M4 5h16v11H9l-5 4z',
  video: 'M3 6h13v12H3zM16 10l5-3v10l-5-3z',
  code: 'M8 6l-6 6 6 6M16 6l6 6-6 6',
};

/** A line icon in the colour of the text; the control around it carries the name. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
