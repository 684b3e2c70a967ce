import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { cutText } from '@/lib/base/text/cut-text';
import { hasManySections } from '@/lib/news/sources/sections-here';
import { documentName } from '@/lib/search/search-document';
import type { SearchResults } from '@/lib/search/search-index';
import type { SearchOptions } from '@/lib/search/search-query';
import { ResultItem } from './result-item';
import { SearchNarrow } from './search-narrow';

type SearchOutcomeProps = { text: string; options: SearchOptions; results: SearchResults };

/** In characters; the field has the query whole. */
const longestShown = 60;

function countOf(total: number): string {
  return `${total} result${total === 1 ? '' : 's'}`;
}

function limits({ found, total, match }: SearchResults, { order }: SearchOptions): string | undefined {
  const some = match === 'some' && 'No results contain all of your words. These contain some of them.';
  const first = order === 'best' ? 'top' : 'newest';
  const best = total > found.length && `Showing the ${first} ${found.length}.`;
  return [some, best].filter(Boolean).join(' ') || undefined;
}

export function SearchOutcome({ text, options, results }: SearchOutcomeProps) {
  const { found, total } = results;
  const note =
    found.length > 0
      ? limits(results, options)
      : `Try different or fewer words${hasManySections() ? ', or browse the sections below' : ''}.`;
  return (
    <SectionFrame id="results">
      <HeadingLine
        id="results"
        title={
          <>
            {total > 0 ? countOf(total) : 'No results'} for “<bdi>{cutText(text, longestShown)}</bdi>”
          </>
        }
      />
      {note && <p className="-mt-2 mb-5 max-w-xl text-block-excerpt text-ink-2">{note}</p>}
      <SearchNarrow text={text} options={options} results={results} />
      {found.length > 0 && (
        <ol className="search-results">
          {found.map((each) => (
            <ResultItem key={documentName(each.document)} {...each} />
          ))}
        </ol>
      )}
    </SectionFrame>
  );
}
