import type { ReactNode } from 'react';

/** A note set apart from the text. */
export function Admonition({ kind, title, children }: { kind: string; title?: string; children?: ReactNode }) {
  return (
    <aside className={`admonition ${kind}`} aria-label={title ?? kind}>
      <p className="admonition-title">{title ?? kind}</p>
      {children}
    </aside>
  );
}
