import type { ReactNode } from 'react';

/** Texts of equal weight, side by side where there is room. */
export function Columns({ children }: { children?: ReactNode }) {
  return <div className="columns">{children}</div>;
}

/** One of the texts in `<Columns>`; it has a heading of its own. */
export function Column({ children }: { children?: ReactNode }) {
  return <section>{children}</section>;
}
