import type { ReactNode } from 'react';
import { StoryLink } from '@/components/ui/links';
import { ToolsSlot } from '@/components/ui/script-slot';
import { longDate } from '@/lib/base/dates/format-date';
import { storyTime } from '@/lib/base/dates/story-time';
import { capitalized } from '@/lib/base/text/clean-text';
import { languageAttributes } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { eventLine, eventWords } from '@/lib/news/calendar/event-words';
import { type NewsItem, outletLanguage, shownDate } from '@/lib/news/news-item';
import { isSampleEdition } from '@/lib/news/sources/sections-here';

/** Dot between two parts of a line. The no-break space keeps it from starting a new line. */
export function Dot() {
  return <span aria-hidden="true">{'\u00A0· '}</span>;
}

/** A part of a `source-parts` line after the first. If it starts a new line, story.css clips its dot. */
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
  /** Whether the source gave a date without a time. */
  dayOnly?: boolean;
  /**
   * Whether to use the short form of front pages: only the time for today's stories, a date without the year
   * for others.
   */
  quiet?: boolean;
};

/** A story's date in the city's time zone, with the time if the story is recent. */
export function StoryDate({ city, date, dayOnly, quiet }: StoryDateProps) {
  const time = date && storyTime({ date, dayOnly }, new Date(), city);
  if (!time) return <span>{longDate(undefined, city)}</span>;
  return <time dateTime={time.machine}>{quiet ? time.quiet : time.long}</time>;
}

export function ItemDate({ city, item, quiet }: { city: City; item: NewsItem; quiet?: boolean }) {
  const event = eventLine(item, city);
  if (!event) return <StoryDate city={city} date={shownDate(item)} dayOnly={item.dayOnly} quiet={quiet} />;
  return <time dateTime={event.iso}>{eventWords(event)}</time>;
}

/**
 * Names the other outlet that reports the story, or gives the number of outlets if there are several. Expands to a list
 * of their headlines.
 */
export function AlsoIn({ city, also = [] }: Pick<NewsItem, 'also'> & { city: City }) {
  if (also.length === 0) return null;
  const { news: m } = messages(city);
  const only = also.length === 1 ? also[0] : undefined;
  return (
    // In front of the link that covers the whole story.
    <details className="also relative z-1 text-small text-ink-3">
      <summary>
        {only ? (
          <>
            {m.alsoIn} <span {...languageAttributes(only.language)}>{only.source}</span>
          </>
        ) : (
          m.alsoInOutlets(also.length)
        )}
      </summary>
      <ul>
        {also.map(({ source, title, link, language, titleLanguage }) => (
          <li key={link} className="mt-2">
            <SourceName name={source} language={language} />{' '}
            <StoryLink city={city} className="quiet-link text-ink-2 underline decoration-1" href={link}>
              <span {...languageAttributes(titleLanguage)}>{title}</span>
            </StoryLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

type SourceLineProps = {
  city: City;
  item: NewsItem;
  showAuthor?: boolean;
  showDate?: boolean;
  /** Whether to show full dates, as on section pages. Default: short dates, as on front pages. */
  longDates?: boolean;
  stacked?: boolean;
};

/** Matches account names, which some feeds give as the author, and the empty string. */
const ACCOUNT_NAME = /^[a-z\d._-]*$/;

/** Returns a byline with exactly one "By", even if the source already wrote it. */
function byline(author: string, city: City): string {
  if (ACCOUNT_NAME.test(author)) return '';
  return /^(?:by|por)\s/i.test(author) ? author : messages(city).news.by(author);
}

/** Returns the name of an item's source. Drops the "sample" mark, because each sample block already has one. */
function nameOf({ source }: NewsItem, city: City): string {
  const mark = `${messages(city).layout.sample} · `;
  if (!isSampleEdition(city) || !source.startsWith(mark)) return source;
  return capitalized(source.slice(mark.length));
}

export function SourceLine({ city, item, showAuthor, showDate = true, longDates, stacked }: SourceLineProps) {
  return (
    <>
      <p className="source text-small text-ink-3">
        <span className={`source-parts ${stacked ? 'source-stacked' : ''}`}>
          <SourceName name={nameOf(item, city)} language={outletLanguage(item, city.locale)} />
          {showAuthor && byline(item.author ?? '', city) && (
            <SourcePart>{byline(item.author ?? '', city)}</SourcePart>
          )}
          {showDate && (
            <SourcePart>
              <ItemDate city={city} item={item} quiet={!longDates} />
            </SourcePart>
          )}
        </span>
        <ToolsSlot />
      </p>
      <AlsoIn city={city} also={item.also} />
    </>
  );
}
