import type { ReactNode } from 'react';

/** A grid of links with a sentence each. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className="cards">{children}</div>;
}

/** A link with a sentence on what is there. */
export function Card({ title, href, children }: { title: string; href: string; children?: ReactNode }) {
  return (
    <a className="card" href={href}>
      <strong>{title}</strong>
      <span>{children}</span>
    </a>
  );
}
