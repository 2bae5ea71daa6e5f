/** What can be searched for, shown before anything is. */
export function SearchTips() {
  return (
    <ul className="search-tips">
      <li>
        Names are found whole and in parts: <code>refresh_check_interval</code>, <code>refresh</code>,{' '}
        <code>check interval</code>.
      </li>
      <li>Paste the line of an error message as it is.</li>
      <li>A slip of the finger is forgiven, and a word may be left unfinished.</li>
      <li>
        On every page, <kbd>/</kbd> opens the search.
      </li>
    </ul>
  );
}
