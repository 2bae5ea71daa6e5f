interface NoResultsScreenProps {
  query: string;
  /** Other queries that do have hits. */
  suggestions: string[];
  missingResultsUrl: string | undefined;
  onSuggestion: (query: string) => void;
}

/** Shown when nothing was found: what else could be searched for, and where to say that a page is missing. */
export function NoResultsScreen({ query, suggestions, missingResultsUrl, onSuggestion }: NoResultsScreenProps) {
  return (
    <div className="search-message">
      <p className="search-message-title">No results for "{query}"</p>
      {suggestions.length > 0 && (
        <>
          <p id="search-suggestions">Try searching for:</p>
          <ul className="search-suggestions" aria-labelledby="search-suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {missingResultsUrl && (
        <p>
          <a href={missingResultsUrl.replace('{query}', encodeURIComponent(query))} target="_blank" rel="noreferrer">
            Believe this query should return results? Let us know.
          </a>
        </p>
      )}
    </div>
  );
}
