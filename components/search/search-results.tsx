import { AlsoIn, SourceName, SourcePart, StoryDate } from '@/components/story/source-line';
import { StoryLink } from '@/components/ui/links';
import { PhoneLink } from '@/components/ui/phones';
import { ToolsSlot } from '@/components/ui/script-slot';
import { HeadingLine, SectionFrame } from '@/components/ui/section-frame';
import { cutText } from '@/lib/base/text/clean-text';
import { languageAttributes } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { hasManySections } from '@/lib/news/sources/sections-here';
import { documentName, type SearchDocument } from '@/lib/search/search-document';
import type { Found, SearchResults } from '@/lib/search/search-index';
import { excerptAround, markWords } from '@/lib/search/search-words';

type Marked = { text: string; words: ReadonlySet<string>; language: string };

function MarkedText({ text, words, language }: Marked) {
  return markWords(text, words, language).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a string have no id but their index
    part.marked ? <mark key={at}>{part.text}</mark> : part.text,
  );
}

function kindName({ kind, label, sample }: SearchDocument, city: City): string {
  const m = messages(city).search;
  const name = label ?? m.kinds[kind];
  return sample ? m.sample(name) : name;
}

const MAX_EXCERPT = 220;

function When({ city, when, date, dayOnly }: SearchDocument & { city: City }) {
  const machine = date?.toISOString();
  if (when && machine) return <time dateTime={dayOnly ? machine.slice(0, 10) : machine}>{when}</time>;
  return <StoryDate city={city} date={date} dayOnly={dayOnly} />;
}

function SourceAndDate({ city, ...document }: SearchDocument & { city: City }) {
  const { date, when = '' } = document;
  // Leave out the organizer if the line already shows it as the place.
  const source = document.source && !when.includes(document.source) ? document.source : undefined;
  if (!source && !date) return null;
  return (
    <p className="source text-small text-ink-3">
      <span className="source-parts">
        {source && <SourceName name={source} language={document.sourceLanguage} />}
        {date && (
          <SourcePart>
            <When city={city} {...document} />
          </SourcePart>
        )}
      </span>
      <ToolsSlot />
    </p>
  );
}

function Phones({ numbers }: { numbers: readonly string[] }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-6">
      {numbers.map((number) => (
        <PhoneLink key={number} number={number} className="touch-link font-semibold text-accent" />
      ))}
    </p>
  );
}

function ResultItem({ city, document, words }: Found & { city: City }) {
  const marked = { words, language: document.language ?? city.locale };
  return (
    <li className="story search-result max-w-[46rem] border-hairline py-4.5 not-first:border-t first:pt-0 md:max-w-none md:pl-44 md:*:max-w-[46rem]">
      <p className="mb-1.5 text-kicker text-accent uppercase md:absolute md:max-w-40 md:left-0 md:mt-1 md:mb-0">
        {kindName(document, city)}
      </p>
      <h3 {...languageAttributes(document.language)} className="headline font-serif text-card">
        <StoryLink city={city} href={document.href}>
          <MarkedText text={document.title} {...marked} />
        </StoryLink>
      </h3>
      {document.text && (
        <p {...languageAttributes(document.language)} className="excerpt text-excerpt text-ink-2">
          <MarkedText text={excerptAround(document.text, words, MAX_EXCERPT, marked.language)} {...marked} />
        </p>
      )}
      {document.note && <p className="mt-2 text-small text-ink-2">{document.note}</p>}
      {document.phones && <Phones numbers={document.phones} />}
      <SourceAndDate city={city} {...document} />
      <AlsoIn city={city} also={document.also} />
    </li>
  );
}

/** Maximum characters of the query in the heading. The search field shows all of it. */
const MAX_QUERY_SHOWN = 60;

function limits({ found, total, match }: SearchResults, city: City): string | undefined {
  const m = messages(city).search;
  const some = match === 'some' && m.someWords;
  const best = total > found.length && m.top(found.length);
  return [some, best].filter(Boolean).join(' ') || undefined;
}

export function SearchOutcome({ city, text, results }: { city: City; text: string; results: SearchResults }) {
  const { found, total } = results;
  const m = messages(city).search;
  const note = found.length > 0 ? limits(results, city) : m.tryOther(hasManySections(city));
  return (
    <SectionFrame id="results">
      <HeadingLine
        id="results"
        title={
          <>
            {m.resultsFor(total)}“<bdi>{cutText(text, MAX_QUERY_SHOWN)}</bdi>”
          </>
        }
      />
      {note && <p className="-mt-2 mb-5 max-w-xl text-block-excerpt text-ink-2">{note}</p>}
      {found.length > 0 && (
        <ol className="search-results">
          {found.map((each) => (
            <ResultItem key={documentName(each.document)} city={city} {...each} />
          ))}
        </ol>
      )}
    </SectionFrame>
  );
}
