import { StoryLink } from '@/components/links/story-link';
import { AlsoIn } from '@/components/story/also-in';
import { SourcePart } from '@/components/story/source-part';
import { StoryDate } from '@/components/story/story-date';
import type { DocumentKind, SearchDocument } from '@/lib/search/search-document';
import type { Found } from '@/lib/search/search-index';
import { excerptAround } from '@/lib/search/search-words';
import { MarkedText } from './marked-text';

const kindNames: Record<DocumentKind, string> = {
  page: 'Page',
  headline: 'Headline',
  post: 'Post',
  event: 'Event',
  question: 'Question',
};

function kindName({ kind, sample }: SearchDocument): string {
  return sample ? `Sample ${kindNames[kind].toLowerCase()}` : kindNames[kind];
}

const longestExcerpt = 220;

function When({ when, date, dayOnly }: SearchDocument) {
  const machine = date?.toISOString();
  if (when && machine) return <time dateTime={dayOnly ? machine.slice(0, 10) : machine}>{when}</time>;
  return <StoryDate date={date} dayOnly={dayOnly} />;
}

function SourceAndDate(document: SearchDocument) {
  const { date, when = '' } = document;
  // An organizer that is its own place is named once.
  const source = document.source && !when.includes(document.source) ? document.source : undefined;
  if (!source && !date) return null;
  return (
    <p className="source text-small text-ink-3">
      <span className="source-parts">
        {source && <span className="font-semibold text-ink-2">{source}</span>}
        {date && (
          <SourcePart>
            <When {...document} />
          </SourcePart>
        )}
      </span>
    </p>
  );
}

export function ResultItem({ document, words }: Found) {
  return (
    <li className="story search-result max-w-[46rem] border-hairline py-4.5 not-first:border-t first:pt-0 md:max-w-none md:pl-42 md:*:max-w-[46rem]">
      <p className="mb-1.5 text-kicker text-accent uppercase md:absolute md:left-0 md:mt-1 md:mb-0">
        {kindName(document)}
      </p>
      <h3 lang={document.language} className="headline font-serif text-card">
        <StoryLink href={document.href}>
          <MarkedText text={document.title} words={words} />
        </StoryLink>
      </h3>
      {document.text && (
        <p lang={document.language} className="excerpt text-excerpt text-ink-2">
          <MarkedText text={excerptAround(document.text, words, longestExcerpt)} words={words} />
        </p>
      )}
      <SourceAndDate {...document} />
      <AlsoIn also={document.also} />
    </li>
  );
}
