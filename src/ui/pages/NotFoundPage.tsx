/** What an unknown address shows. Near matches are filled in by the server, or in the browser on a plain file host. */
export function NotFoundPage({ reportUrl }: { reportUrl: string }) {
  return (
    <div className="page-wide not-found">
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link that led here may be wrong.</p>
      <div id="near-matches" aria-live="polite" />
      <p className="not-found-ways">
        <a className="button" href="/search" data-action="search">
          Search the site
        </a>
        <a href="/docs">Documentation</a>
        <a href="/blog">Blog</a>
        <a href={reportUrl}>Report the broken link</a>
      </p>
    </div>
  );
}
