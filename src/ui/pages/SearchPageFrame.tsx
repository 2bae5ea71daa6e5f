/** The search results page before its script arrives, and all of it for readers without script. */
export function SearchPageFrame() {
  return (
    <div className="page-wide search-page">
      <h1>Search</h1>
      <div data-island="search-page">
        <form action="/search" className="search-form">
          <label htmlFor="q">Search the site</label>
          <input id="q" name="q" type="search" maxLength={64} placeholder="Search docs" autoComplete="off" />
        </form>
        <noscript>
          <p>
            Search runs in your browser and needs JavaScript. Without it, every page can be found from the{' '}
            <a href="/docs">documentation sidebar</a>, the <a href="/docs/tags">documentation tags</a>, the{' '}
            <a href="/blog/archive">blog archive</a> and the <a href="/blog/tags">blog tags</a>.
          </p>
        </noscript>
      </div>
    </div>
  );
}
