import type { OtherLanguage } from '@/lib/base/text/language-of';
import type { Reach, StoryKind } from '@/lib/city/story-types';
import type { LocalEvent } from '@/lib/news/calendar/event';

/** What a calendar entry says of its event, in the calendar's own words (quirks 34 to 36). */
export type CalendarFields = {
  /** A day or a range of days, e.g. `September 1, 2026`. */
  dates: string;
  /** e.g. `02:00 PM - 03:30 PM` or `All Day`. */
  times?: string;
  /** A place, an address or both, line by line where the source has lines. */
  location?: string;
  /** At most 200 characters; may be empty. */
  text: string;
};

/** Another outlet's report of the same event. */
export type AlsoIn = { source: string; link: string };

/** A headline as the rest of the house knows it: clean text, one safe link, an honest date. */
export type NewsItem = {
  /** Stable within its feed: guid, else link, else a hash (quirk 18). */
  id: string;
  /** Plain text, at most 300 characters. */
  title: string;
  /** Plain text, at most 200 characters (requirements section 3); may be empty. */
  description: string;
  /** Absolute http(s) address at the publisher. */
  link: string;
  /** What the feed said; absent when it said nothing usable. Never "now". */
  pubDate?: Date;
  author?: string;
  category?: string;
  /** All of the item's categories, at most ten; for matching, not for show. */
  categories?: readonly string[];
  /** The feed gave a day without an hour: none may be shown. */
  dayOnly?: true;
  /** Absolute http(s) address of the item's own picture, if it has one. */
  image?: string;
  /** Who published it, as shown to the reader. */
  source: string;
  /** Present when the item is an event; it stays a headline all the same. */
  calendar?: CalendarFields;
  /** The event itself, once a list has read it (lib/events/list); `link` is then its page here. */
  event?: LocalEvent;
  /** When this site first saw the item; kept over refreshes (quirks 21 and 22). */
  firstSeen: Date;
  /** How near it is to the city, with the town where one is known (of a story from farther off only in local news). */
  local?: { reach: Reach; town?: string };
  /** Worked out when a section is read. */
  kind?: StoryKind;
  /** The language of its words where it is not the site's; worked out when a section is read. */
  language?: OtherLanguage;
  /** The group of reports of one event that it belongs to, if it does; worked out when a section is read. */
  story?: string;
  /** Other outlets with the same story; worked out when a section is read. */
  also?: readonly AlsoIn[];
};

/** An item as it comes out of a feed, before the store knows when it was first seen. */
export type ParsedItem = Omit<
  NewsItem,
  'firstSeen' | 'event' | 'local' | 'kind' | 'language' | 'story' | 'also'
>;
