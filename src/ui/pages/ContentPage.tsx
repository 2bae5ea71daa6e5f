/** A written page over the whole width, such as the cookbook. */
export function ContentPage({ title, hasTitle, html }: { title: string; hasTitle: boolean; html: string }) {
  return (
    <div className="page-wide">
      <article>
        {hasTitle ? <h1>{title}</h1> : null}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
    </div>
  );
}
