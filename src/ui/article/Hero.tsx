import { Children, isValidElement, type ReactNode } from 'react';
import { Diagram } from './Diagram.tsx';

/** The head of the landing page: its heading and text, with the picture beside them. */
export function Hero({ title, children }: { title: string; children?: ReactNode }) {
  const parts = Children.toArray(children);
  const isPicture = (part: ReactNode) => isValidElement(part) && part.type === Diagram;
  return (
    <header className="hero">
      <div className="hero-text">
        <h1>{title}</h1>
        {parts.filter((part) => !isPicture(part))}
      </div>
      {parts.filter(isPicture)}
    </header>
  );
}
