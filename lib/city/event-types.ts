import type { NamedLink } from '@/lib/city/city-type';

/** Read and checked by lib/events/editor-events.ts. */
export type EditorEvent = {
  /** Permanent: the page's address stays when the title changes. Lowercase letters, digits, hyphens. */
  key: string;
  title: string;
  text: string;
  /** In the city's zone: `2026-12-05T10:00`, or `2026-12-05` for the whole day. */
  start: string;
  /** The last day is included. */
  end?: string;
  place: string;
  address?: string;
  organizer: NamedLink;
  listed: string;
  status?: 'cancelled' | 'postponed';
};

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** By the organizer's published rule; the sample edition's calendar is made from these. */
export type RecurringEvent = {
  title: string;
  text: string;
  on: `${'every' | 'first' | 'second' | 'third' | 'fourth' | 'last'} ${Weekday}`;
  /** In the city's zone; `09:00` has no known end. Absent where the hours vary. */
  hours?: `${number}:${number}-${number}:${number}` | `${number}:${number}`;
  place: string;
  address?: string;
  organizer: NamedLink;
};

export type CityEvents = {
  elsewhere: readonly { name: string; text: string; href: string }[];
  editors: readonly EditorEvent[];
  sample: readonly RecurringEvent[];
};
