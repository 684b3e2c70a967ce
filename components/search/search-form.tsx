import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';

/** A GET form. With JavaScript, searching does not interrupt the radio. */
export function SearchForm({ city, text = '' }: { city: City; text?: string }) {
  const { label } = messages(city).search;
  return (
    <search>
      {/* The key resets the field to the page's query when the reader navigates back. */}
      <form key={text} action="/search" className="max-w-[41rem] print:hidden">
        <label htmlFor="search-words" className="text-menu font-semibold">
          {label}
        </label>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            type="search"
            id="search-words"
            name="q"
            defaultValue={text}
            autoComplete="off"
            enterKeyHint="search"
            dir="auto"
            className="min-h-11 min-w-0 flex-[1_1_8rem] border border-ink bg-paper px-3 text-[1rem]/6"
          />
          <button type="submit" className="button button-main">
            {messages(city).layout.search}
          </button>
        </div>
      </form>
    </search>
  );
}
