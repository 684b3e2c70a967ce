import Form from 'next/form';

type SearchFormProps = { text?: string };

/** Asks /search: an ordinary GET form. With script the page changes without ending what plays in it. */
export function SearchForm({ text = '' }: SearchFormProps) {
  return (
    <search>
      {/* The key gives the field the words of the page again when the reader goes back to it. */}
      <Form key={text} action="/search" prefetch={false} className="search-form">
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
      </Form>
    </search>
  );
}
