/** A line icon in the colour of the text. The style sheet draws it, once for all pages; the control carries the name. */
export function Icon({ name }: { name: string }) {
  return <i className={`icon ${name}`} aria-hidden="true" />;
}
