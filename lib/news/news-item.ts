import { languageOf } from '@/lib/base/text/language-of';
import type { Reach, StoryKind, Voice } from '@/lib/city/schema/news';
import type { LocalEvent } from '@/lib/news/event';

/** Calendar fields as the feed has them (quirks 34 to 36). */
export type CalendarFields = {
  /** A day or a range of days, e.g. `September 1, 2026`. */
  dates: string;
  /** e.g. `02:00 PM - 03:30 PM` or `All Day`. */
  times?: string;
  /** A place, an address or both; may have several lines. */
  location?: string;
  /** Address of the agenda; absolute http(s). */
  agenda?: string;
  /** At most 200 characters; may be empty. */
  text: string;
};

export type Media = 'audio' | 'video';

/** Another outlet's report of the same event. */
export type AlsoIn = {
  source: string;
  title: string;
  link: string;
  language?: string;
  titleLanguage?: string;
};

/**
 * Where a story takes place. `isNeighbor`: in a town of the region or the state. `isGuessed`: from what its source
 * covers, since no words name it. `isOurs`: reported by a source of the area.
 */
export type Place = {
  reach: Reach;
  town?: string;
  /** Named part of the town. */
  part?: string;
  isNeighbor?: true;
  isGuessed?: true;
  isOurs?: true;
};

/** Bump it when the same bytes give other items; records on disk are then parsed again. */
export const PARSER_VERSION = 9;

export type NewsItem = {
  /** Stable within its feed: guid, else link, else a hash (quirk 18). */
  id: string;
  /** Plain text, at most 300 characters. */
  title: string;
  /** Plain text, at most 200 characters (requirements section 3); may be empty. */
  description: string;
  /** Absolute http(s), at the publisher. */
  link: string;
  /** As in the feed; absent if unusable, never the current time. */
  pubDate?: Date;
  author?: string;
  category?: string;
  /** At most ten; for matching, not shown. */
  categories?: readonly string[];
  /** Other authors, publisher and picture credits; at most five; for matching, not shown. */
  credits?: readonly string[];
  /** Set for episodes and clips. */
  media?: Media;
  /** BCP 47, as the item or its feed declares. The text may be in another (`language`). */
  declaredLanguage?: string;
  /** The feed gave no hour, so none may be shown. */
  dayOnly?: true;
  /** Absolute http(s). */
  image?: string;
  source: string;
  calendar?: CalendarFields;
  /** Set when a section lists it (calendar/upcoming.ts); `link` is then its page on this site. */
  event?: LocalEvent;
  /** Kept when the feed is fetched again (quirks 21 and 22). */
  firstSeen: Date;
  /** First sight of a changed `pubDate` (quirk 46). */
  dateSeen?: Date;
  /** First sight of a new title with a later date (quirk 46). */
  wordsSeen?: Date;
  /** First sight of another day, other hours or another title of an event. */
  eventChanged?: Date;
  /** Where it takes place; only local news shows a town farther away. */
  local?: Place;
  /** Kind of one of our own posts; `link` is then its page on this site. */
  own?: 'report' | 'guide' | 'opinion';
  /** Set when a section lists it, as are the fields below. */
  kind?: StoryKind;
  /** Who speaks, if it is not the press. */
  voice?: Exclude<Voice, 'press'>;
  /** Log-odds that an editor would lead a front page with it. */
  prominence?: number;
  /** BCP 47, the language of title and description, if it is not the site's. */
  language?: string;
  /** Id of its group of reports on one event. */
  story?: string;
  /** Ids of its pairs with reports too similar to share a page. */
  akin?: readonly string[];
  also?: readonly AlsoIn[];
};

/**
 * Returns the language (BCP 47) of an outlet's name if it is not the site's: by its letters, else as its feed declares, if the
 * item's text agrees.
 */
export function outletLanguage(
  { source, language, declaredLanguage = '' }: Pick<NewsItem, 'source' | 'language' | 'declaredLanguage'>,
  site?: string,
): string | undefined {
  return languageOf(source, language === declaredLanguage ? declaredLanguage : '', site);
}

/** An item as parsed, before the store adds when it was first seen. */
export type ParsedItem = Omit<
  NewsItem,
  'firstSeen' | 'dateSeen' | 'wordsSeen' | 'eventChanged' | 'own' | SetBySection
>;

type SetBySection = 'event' | 'local' | 'kind' | 'voice' | 'prominence' | 'language' | 'story' | 'also';

type Dates = Pick<NewsItem, 'pubDate' | 'firstSeen' | 'dateSeen' | 'wordsSeen'>;

const MAX_CLOCK_SKEW_MS = 60 * 60 * 1000;

/**
 * Returns the time in ms by which every list and feed is ordered: the date, but not later than the first sight of the words.
 * Future dates, missing dates and dates that change alone thus count as first sight (quirks 21, 22, 46).
 */
export function newsTime({ pubDate, firstSeen, wordsSeen = firstSeen }: Dates): number {
  return Math.min(pubDate?.getTime() ?? Number.POSITIVE_INFINITY, wordsSeen.getTime());
}

/** Orders newest first; equal items stay in their order (quirk 45). */
export function byNewsTime(one: Dates, other: Dates): number {
  return newsTime(other) - newsTime(one);
}

/** Returns the date; undefined if it was over an hour in the future when first seen (quirk 22). */
export function shownDate({ pubDate, firstSeen, dateSeen = firstSeen }: Dates): Date | undefined {
  return pubDate && pubDate.getTime() - dateSeen.getTime() <= MAX_CLOCK_SKEW_MS ? pubDate : undefined;
}
