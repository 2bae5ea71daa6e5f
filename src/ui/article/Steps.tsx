import type { ReactNode } from 'react';

/** Numbered steps. */
export function Steps({ children }: { children?: ReactNode }) {
  return <ol className="steps">{children}</ol>;
}

/** One step with its own title. */
export function Step({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <li>
      <p className="step-title">{title}</p>
      {children}
    </li>
  );
}
