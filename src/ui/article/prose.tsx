import { type ComponentProps, createElement, type ReactNode } from 'react';

/** A table that scrolls inside itself. */
export function Table(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <div className="table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** A cell of a table's head; an empty one heads nothing. */
export function HeadCell({ children, ...props }: ComponentProps<'th'>) {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}

/** A formula; one that stands alone scrolls inside itself, by keyboard too. */
export function Formula(props: { display?: string; children?: ReactNode }) {
  const focus: { tabIndex?: number } = props.display === 'block' ? { tabIndex: 0 } : {};
  return createElement('math', { ...props, ...focus });
}

function heading(level: 2 | 3 | 4 | 5 | 6) {
  const Tag = `h${level}` as const;
  return function Heading({ id, children }: { id?: string; children?: ReactNode }) {
    return (
      <Tag id={id}>
        {children}
        {/* biome-ignore lint/a11y/useAnchorContent: the sign is drawn by the style sheet, the name is the label */}
        {id ? <a className="hash" href={`#${id}`} aria-label="Link to this heading" /> : null}
      </Tag>
    );
  };
}

/** Headings with a link to themselves. */
export const headings = { h2: heading(2), h3: heading(3), h4: heading(4), h5: heading(5), h6: heading(6) };
