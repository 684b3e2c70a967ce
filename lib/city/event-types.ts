import type { EditorEvent, NamedLink } from '@/lib/city/city-type';

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
  /** `09:00-11:00` in the city's zone; nothing where the rule names no hours, or they change. */
  hours?: `${number}:${number}-${number}:${number}`;
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
