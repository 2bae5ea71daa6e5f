/** A drawing that follows the theme: its SVG is part of the page. */
export function Diagram({ svg, alt, caption }: { svg?: string; alt?: string; caption?: string }) {
  return (
    <figure className="diagram">
      <div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg ?? '' }} />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
