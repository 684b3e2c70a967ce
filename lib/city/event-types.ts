import type { NamedLink } from '@/lib/city/city-type';

/** An event that the editors list themselves, in words; lib/events/editor-events.ts reads and checks it. */
export type EditorEvent = {
  /** Names it for good: its page's address stays when the title changes. Small letters, digits, hyphens. */
  key: string;
  title: string;
  text: string;
  /** In the city's zone: `2026-12-05T10:00`, or a day, `2026-12-05`, for all of it. */
  start: string;
  /** Of the same form; the last day is included. */
  end?: string;
  place: string;
  /** Street and town. */
  address?: string;
  /** Who holds it, with the page that says so; https. */
  organizer: NamedLink;
  /** The day on which we listed it, `2026-11-22`. */
  listed: string;
  status?: 'cancelled' | 'postponed';
};

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/**
 * A kind of event that comes back by a rule that its organizer publishes, at the organizer's address; the sample
 * edition's calendar is worked out from these.
 */
export type RecurringEvent = {
  title: string;
  text: string;
  /** `every Tuesday`, or a week of the month: `second Saturday`. */
  on: `${'every' | 'first' | 'second' | 'third' | 'fourth' | 'last'} ${Weekday}`;
  /** `09:00-11:00`, or `09:00` with no known end, in the city's zone; nothing where the hours change. */
  hours?: `${number}:${number}-${number}:${number}` | `${number}:${number}`;
  place: string;
  /** Street and town, where it is certain. */
  address?: string;
  organizer: NamedLink;
};

/** What the events page knows of a city: calendars elsewhere, what the editors list, and the kinds of the sample edition. */
export type CityEvents = {
  elsewhere: readonly { name: string; text: string; href: string }[];
  editors: readonly EditorEvent[];
  sample: readonly RecurringEvent[];
};
