import { languageOf } from '@/lib/base/text/language-of';
import type { Reach, StoryKind } from '@/lib/city/schema/news';
import type { LocalEvent } from '@/lib/news/event';

/** In the calendar's own words (quirks 34 to 36). */
export type CalendarFields = {
  /** A day or a range of days, e.g. `September 1, 2026`. */
  dates: string;
  /** e.g. `02:00 PM - 03:30 PM` or `All Day`. */
  times?: string;
  /** A place, an address or both; may have several lines. */
  location?: string;
  /** Absolute http(s): the first link to one in its text. */
  agenda?: string;
  /** At most 200 characters; may be empty. */
  text: string;
};

export type Media = 'audio' | 'video';

/** Another outlet's report of the same event. */
export type AlsoIn = { source: string; link: string; language?: string };

/**
 * `isNeighbor`: of one town of the region or the state. `isGuessed`: by what its source covers, no words name it. `isOurs`: told by a
 * source of the area, whose editors found it worth telling here.
 */
export type Place = {
  reach: Reach;
  town?: string;
  /** Of the town, where it has a name of its own. */
  part?: string;
  isNeighbor?: true;
  isGuessed?: true;
  isOurs?: true;
};

export type NewsItem = {
  /** Stable within its feed: guid, else link, else a hash (quirk 18). */
  id: string;
  /** Plain text, at most 300 characters. */
  title: string;
  /** Plain text, at most 200 characters (requirements section 3); may be empty. */
  description: string;
  /** Absolute http(s), at the publisher. */
  link: string;
  /** As the feed gave it; absent when unusable, never "now". */
  pubDate?: Date;
  author?: string;
  category?: string;
  /** At most ten; for matching, not shown. */
  categories?: readonly string[];
  /** Further names: authors, publisher, makers of pictures; at most five; for matching, not shown. */
  credits?: readonly string[];
  /** Of an episode or a clip: an enclosure that is no picture. */
  media?: Media;
  /** BCP 47, as the item says, else its feed; the words may differ (`language`). */
  declaredLanguage?: string;
  /** The feed gave no hour: none may be shown. */
  dayOnly?: true;
  /** Absolute http(s). */
  image?: string;
  source: string;
  calendar?: CalendarFields;
  /** Set once a list has read it (split-events.ts); `link` is then its page here. */
  event?: LocalEvent;
  /** Kept over refreshes (quirks 21 and 22). */
  firstSeen: Date;
  /** When a `pubDate` that has moved since then was first seen (quirk 46). */
  dateSeen?: Date;
  /** When a new title that came with a later date was first seen (quirk 46). */
  wordsSeen?: Date;
  /** The town of a story from farther off only in local news. */
  local?: Place;
  /** Of our own posts: what it is. Its link is then its page here. */
  own?: 'report' | 'guide' | 'opinion';
  /** Set when a section is read, as are the fields below. */
  kind?: StoryKind;
  /** The log-odds that an editor would lead a front page with it. */
  prominence?: number;
  /** BCP 47, of title and description, where it is not the site's. */
  language?: string;
  /** Its group of reports of one event. */
  story?: string;
  /** Names of its pairs with reports that are too much alike to stand on one page. */
  akin?: readonly string[];
  also?: readonly AlsoIn[];
};

/**
 * BCP 47, of an outlet's name, where it is not the site's: by its letters, else as its feed declares, where its words
 * bear that out.
 */
export function outletLanguage(
  { source, language, declaredLanguage = '' }: Pick<NewsItem, 'source' | 'language' | 'declaredLanguage'>,
  site?: string,
): string | undefined {
  return languageOf(source, language === declaredLanguage ? declaredLanguage : '', site);
}

/** Before the store knows when it was first seen. */
export type ParsedItem = Omit<NewsItem, 'firstSeen' | 'dateSeen' | 'wordsSeen' | 'own' | SetWhenRead>;

type SetWhenRead = 'event' | 'local' | 'kind' | 'prominence' | 'language' | 'story' | 'also';

type Dates = Pick<NewsItem, 'pubDate' | 'firstSeen' | 'dateSeen' | 'wordsSeen'>;

const clockSlack = 60 * 60 * 1000;

/**
 * In ms, when the words became news, by which every list and feed is ordered: the date, but no later than the words were
 * first seen. So a date in the future, one that moves alone and none at all count as first sight (quirks 21, 22, 46).
 */
export function newsTime({ pubDate, firstSeen, wordsSeen = firstSeen }: Dates): number {
  return Math.min(pubDate?.getTime() ?? Number.POSITIVE_INFINITY, wordsSeen.getTime());
}

/** Newest first; equals stay in the order they came in (quirk 45). */
export function byNewsTime(one: Dates, other: Dates): number {
  return newsTime(other) - newsTime(one);
}

/** Undefined when it was more than an hour ahead of the time at which it was first seen (quirk 22). */
export function shownDate({ pubDate, firstSeen, dateSeen = firstSeen }: Dates): Date | undefined {
  return pubDate && pubDate.getTime() - dateSeen.getTime() <= clockSlack ? pubDate : undefined;
}
