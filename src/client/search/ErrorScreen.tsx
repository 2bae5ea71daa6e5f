/** Shown when the search provider cannot be reached; the next search tries again. */
export function ErrorScreen() {
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
    </div>
  );
}
