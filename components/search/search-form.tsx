type SearchFormProps = { text?: string };

/** An ordinary GET form; with script the page changes without stopping the radio. */
export function SearchForm({ text = '' }: SearchFormProps) {
  return (
    <search>
      {/* The key restores the page's query in the field when the reader goes back. */}
      <form key={text} action="/search" className="search-form">
        <label htmlFor="search-words" className="text-menu font-semibold">
          Search this site
        </label>
        <div className="search-line">
          <input
            type="search"
            id="search-words"
            name="q"
            defaultValue={text}
            autoComplete="off"
            enterKeyHint="search"
            dir="auto"
            className="search-field"
          />
          <button type="submit" className="button button-main">
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
