interface CodeBlockProps {
  /** Highlighted lines, made by the pipeline. */
  html: string;
  language: string;
  id: string;
  title?: string;
  /** Has an empty value when lines are numbered. */
  numbered?: unknown;
  /** What the sample was checked against. */
  checked?: string;
  /** The release that a sample of earlier days belongs to. */
  asof?: string;
}

/** A code sample. Buttons to copy and wrap are added in the browser, where they can work. */
export function CodeBlock({ html, language, id, title, numbered, checked, asof }: CodeBlockProps) {
  const note = checked ? (
    <span className="checked" title={`Checked against the ${checked} when this site was built`}>
      checked
    </span>
  ) : asof ? (
    <span className="asof">as of {asof}</span>
  ) : null;
  return (
    <figure className="code" id={id} data-lang={language} data-numbered={numbered === undefined ? undefined : ''}>
      {title || note ? (
        <figcaption>
          {title ? <span>{title}</span> : null}
          {note}
        </figcaption>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a sample that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}
