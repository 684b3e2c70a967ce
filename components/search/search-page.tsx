import { SearchOutcome } from '@/components/search/search-results';
import { TitledPage } from '@/components/ui/page-heading';
import { SectionLinks } from '@/components/ui/section-links';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { searchedInWords } from '@/lib/pages/page-notes';
import type { SearchResults } from '@/lib/search/search-index';
import { MAX_QUERY, type SearchQuery } from '@/lib/search/search-query';
import { SearchForm } from './search-form';

type SearchPageProps = { city: City; query: SearchQuery; results?: SearchResults };

export function SearchPage({ city, query, results }: SearchPageProps) {
  const text = query.state === 'empty' ? '' : query.text;
  const m = messages(city);
  const description = m.search.sentence(searchedInWords(city));
  return (
    <TitledPage
      city={city}
      page={{ kind: 'WebPage', name: m.pages.titles['/search'], description, path: '/search' }}
      // Results begin as high up as possible.
      above={results ? false : undefined}
    >
      <div className="sheet mt-7">
        <SearchForm city={city} text={text} />
        {query.state === 'too-long' && (
          <p className="mt-4 max-w-xl text-block-excerpt">{m.search.tooLong(MAX_QUERY)}</p>
        )}
      </div>
      {results && <SearchOutcome city={city} text={text} results={results} />}
      {!results?.total && <SectionLinks city={city} title={m.layout.allSections} />}
    </TitledPage>
  );
}
