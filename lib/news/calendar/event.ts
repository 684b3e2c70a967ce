/**
 * When an event is. `hours`: instants. `days`: dates in the city's zone (`2026-09-01`), both included; `allDay` when
 * the source says so, else its hours are not known. Midnight is never a stand-in for an unknown hour.
 */
export type EventWhen =
  | { kind: 'hours'; start: Date; end?: Date }
  | { kind: 'days'; first: string; last: string; allDay: boolean };

export type EventStatus = 'scheduled' | 'cancelled' | 'postponed';

/** One event, as the rest of the house knows it: clean text, a day that is real, one safe link. */
export type LocalEvent = {
  /** Stable name of its page: words of the title and a hash (event-id.ts). */
  id: string;
  title: string;
  /** Plain text, at most 200 characters from a feed; may be empty. */
  text: string;
  when: EventWhen;
  /** The name of the place, e.g. `Central Library`. */
  place?: string;
  /** Street and town in one line. */
  address?: string;
  /** Where the source tells of it; absolute http(s). */
  url: string;
  status: EventStatus;
  /** Who announces it. */
  source: { name: string; url: string };
  /** When this site first knew of it. */
  known: Date;
  /** Worked out by a rule for the sample edition; announced by nobody. The title says so too. */
  sample?: true;
};
