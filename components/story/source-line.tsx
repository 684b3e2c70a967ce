import { Fragment, type ReactNode } from 'react';
import { StoryLink } from '@/components/ui/links';
import { longDate, storyTime } from '@/lib/base/dates/format-date';
import { languageAttributes } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { eventLine, eventWords } from '@/lib/news/calendar/event-words';
import { type NewsItem, outletLanguage, shownDate } from '@/lib/news/news-item';

/** Attached to the part before it, so that no line begins with a dot. */
export function Dot() {
  return <span aria-hidden="true">{'\u00A0· '}</span>;
}

/** A part of a `source-parts` line after the first: where it begins a line, its dot is clipped (story.css). */
export function SourcePart({ children }: { children: ReactNode }) {
  return (
    <span>
      <Dot />
      {children}
    </span>
  );
}

export function SourceName({ name, language }: { name: string; language?: string }) {
  return (
    <span {...languageAttributes(language)} className="font-semibold text-ink-2">
      {name}
    </span>
  );
}

type StoryDateProps = {
  city: City;
  date: Date | undefined;
  /** The source gave no hour. */
  dayOnly?: boolean;
  /** On a front page most stories are of its day: the hour says enough, and `title` has the date. */
  quiet?: boolean;
};

/** In the city's zone, with the hour while it is fresh. */
export function StoryDate({ city, date, dayOnly, quiet }: StoryDateProps) {
  const time = date && storyTime({ date, dayOnly }, new Date(), city);
  if (!time) return <span>{longDate(undefined, city)}</span>;
  return (
    <time dateTime={time.machine} title={quiet ? time.day : undefined}>
      {quiet ? time.quiet : time.long}
    </time>
  );
}

export function ItemDate({ city, item, quiet }: { city: City; item: NewsItem; quiet?: boolean }) {
  const event = eventLine(item, city);
  if (!event) return <StoryDate city={city} date={shownDate(item)} dayOnly={item.dayOnly} quiet={quiet} />;
  return <time dateTime={event.iso}>{eventWords(event)}</time>;
}

const mostNamed = 4;

/** Each link lies above the one that covers the story. */
export function AlsoIn({ city, also = [] }: Pick<NewsItem, 'also'> & { city: City }) {
  if (also.length === 0) return null;
  return (
    <p className="also text-small text-ink-3">
      {messages(city).news.alsoIn}{' '}
      {also.slice(0, mostNamed).map(({ source, link, language }, at) => (
        <Fragment key={link}>
          {at > 0 && ', '}
          <StoryLink className="also-link quiet-link" href={link}>
            {language ? <span {...languageAttributes(language)}>{source}</span> : source}
          </StoryLink>
        </Fragment>
      ))}
    </p>
  );
}

type SourceLineProps = {
  city: City;
  item: NewsItem;
  showAuthor?: boolean;
  showDate?: boolean;
  /** The whole date, as on the page of a section; else as on a front page. */
  longDates?: boolean;
  stacked?: boolean;
};

/** The name of an account, as some feeds have it, or none. */
const nobody = /^[a-z\d._-]*$/;

/** "By" once, whether or not the source writes it. */
function byline(author: string, city: City): string {
  if (nobody.test(author)) return '';
  return /^(?:by|por)\s/i.test(author) ? author : messages(city).news.by(author);
}

export function SourceLine({ city, item, showAuthor, showDate = true, longDates, stacked }: SourceLineProps) {
  return (
    <>
      <p className="source text-small text-ink-3">
        <span className={`source-parts ${stacked ? 'source-stacked' : ''}`}>
          <SourceName name={item.source} language={outletLanguage(item, city.locale)} />
          {showAuthor && byline(item.author ?? '', city) && (
            <SourcePart>{byline(item.author ?? '', city)}</SourcePart>
          )}
          {showDate && (
            <SourcePart>
              <ItemDate city={city} item={item} quiet={!longDates} />
            </SourcePart>
          )}
        </span>
      </p>
      <AlsoIn city={city} also={item.also} />
    </>
  );
}
