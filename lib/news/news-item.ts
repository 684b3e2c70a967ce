import { languageOf } from '@/lib/base/text/language-of';
import type { Reach, StoryKind, Voice } from '@/lib/city/schema/news';
import type { LocalEvent } from '@/lib/news/event';

/** Calendar fields as written in the feed (quirks 34 to 36). */
export type CalendarFields = {
  /** A day or a range of days, e.g. `September 1, 2026`. */
  dates: string;
  /** Hours such as `02:00 PM - 03:30 PM` or `All Day`. */
  times?: string;
  /** A place, an address or both; may have several lines. */
  location?: string;
  /** Address of the agenda; absolute http(s). */
  agenda?: string;
  /** Description of at most 200 characters; may be empty. */
  text: string;
};

export type Media = 'audio' | 'video';

/** Another outlet's report on the same event. */
export type AlsoIn = {
  source: string;
  title: string;
  link: string;
  language?: string;
  titleLanguage?: string;
};

/**
 * The place of a story. `isNeighbor`: in another town of the region or the state. `isGuessed`: from the area that the
 * source covers, because no words name a place. `isOurs`: reported by a source that covers the area.
 */
export type Place = {
  reach: Reach;
  town?: string;
  /** Name of a part of the town. */
  part?: string;
  isNeighbor?: true;
  isGuessed?: true;
  isOurs?: true;
};

/** Whether a place, or the area that a source covers, is the town or the county. */
export function isNear({ reach }: { reach?: Reach | undefined }): boolean {
  return reach === 'town' || reach === 'county';
}

/** Parser version. Bump it when the same bytes give different items; stored feeds are then parsed again. */
export const PARSER_VERSION = 9;

export type NewsItem = {
  /** Stable within its feed: guid, else link, else a hash (quirk 18). */
  id: string;
  /** Plain text, at most 300 characters. */
  title: string;
  /** Plain text, at most 200 characters (requirements section 3); may be empty. */
  description: string;
  /** The publisher's page; absolute http(s). */
  link: string;
  /** Date from the feed; absent if it is unusable. The current time is never used instead. */
  pubDate?: Date;
  author?: string;
  category?: string;
  /** Up to ten categories. Used to classify the item, not shown. */
  categories?: readonly string[];
  /** Other authors, publisher and picture credits, at most five. Used to classify the item, not shown. */
  credits?: readonly string[];
  /** Set for episodes and clips. */
  media?: Media;
  /** Language (BCP 47) that the item or its feed declares. The text may be in another one; see `language`. */
  declaredLanguage?: string;
  /** Set if the feed gives only a day, so that no time is shown. */
  dayOnly?: true;
  /** The picture's address; absolute http(s). */
  image?: string;
  source: string;
  calendar?: CalendarFields;
  /** Set for an event when a section lists it (calendar/upcoming.ts). `link` is then the event's page on this site. */
  event?: LocalEvent;
  /** Time at which this site first saw the item. Later fetches do not change it (quirks 21 and 22). */
  firstSeen: Date;
  /** Time at which this site first saw a changed `pubDate` (quirk 46). */
  dateSeen?: Date;
  /** Time at which this site first saw the item with a changed title and a later `pubDate` (quirk 46). */
  wordsSeen?: Date;
  /** Time at which this site first saw that the day, hours or title of an event had changed. */
  eventChanged?: Date;
  /** The story's place. A town outside of the county is set only in Local News. */
  local?: Place;
  /** The kind of post, if the item is one of ours. Then `link` is the post's page on this site. */
  own?: 'report' | 'guide' | 'opinion';
  /** Set when a section lists the item, like all fields below. */
  kind?: StoryKind;
  /** Kind of publisher, if it is not the press. */
  voice?: Exclude<Voice, 'press'>;
  /** Log-odds that an editor would lead a front page with this item. */
  prominence?: number;
  /** Language (BCP 47) of title and description, if it is not the site's. */
  language?: string;
  /** Id of the group of reports about the same event. */
  story?: string;
  /** Keys of pairs of items too similar to be on the same page. Both items of a pair have its key. */
  akin?: readonly string[];
  also?: readonly AlsoIn[];
};

/**
 * Returns the language (BCP 47) of an outlet's name; undefined if it is the site's. It is read from the name's
 * script or, if that is not enough, from the feed's declared language if the item's text is in that language too.
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
 * Returns the time (ms) by which lists and feeds are sorted: the item's date, or the time at which this site
 * first saw the item or its new title, if that is earlier. So an item does not move up because of a future
 * date, a missing date, or a new date without a new title (quirks 21, 22, 46).
 */
export function newsTime({ pubDate, firstSeen, wordsSeen = firstSeen }: Dates): number {
  return Math.min(pubDate?.getTime() ?? Number.POSITIVE_INFINITY, wordsSeen.getTime());
}

/** Sorts newest first. Equal items keep their order (quirk 45). */
export function byNewsTime(one: Dates, other: Dates): number {
  return newsTime(other) - newsTime(one);
}

/** Returns the date to show; undefined if it was over an hour in the future when first seen (quirk 22). */
export function shownDate({ pubDate, firstSeen, dateSeen = firstSeen }: Dates): Date | undefined {
  return pubDate && pubDate.getTime() - dateSeen.getTime() <= MAX_CLOCK_SKEW_MS ? pubDate : undefined;
}
