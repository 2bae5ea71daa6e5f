import { Children, isValidElement, type ReactNode } from 'react';

/** The panel with a sample request. It stays in view beside the text where there is room for both. */
export function ApiSample({ children }: { children?: ReactNode }) {
  return (
    <section className="api-sample" aria-label="Sample request">
      {children}
    </section>
  );
}

/**
 * An operation's page: what it does, the sample, then the details. On a narrow screen they follow one another in this
 * order; on a wide one the sample is the second column.
 */
export function ApiLayout({ children }: { children?: ReactNode }) {
  const parts = Children.toArray(children);
  const at = parts.findIndex((part) => isValidElement(part) && part.type === ApiSample);
  if (at === -1) return <div className="api-layout">{children}</div>;
  return (
    <div className="api-layout">
      <div className="api-columns">
        <div className="api-main api-intro">{parts.slice(0, at)}</div>
        {parts[at]}
        <div className="api-main api-details">{parts.slice(at + 1)}</div>
      </div>
    </div>
  );
}
