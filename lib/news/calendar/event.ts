/** `days`: dates in the city's zone (`2026-09-01`), both included; hours unknown unless `allDay`, never midnight. */
export type EventWhen =
  | { kind: 'hours'; start: Date; end?: Date }
  | { kind: 'days'; first: string; last: string; allDay: boolean };

/** Spelled as iCalendar (RFC 5545) and schema.org spell it. */
export type EventStatus = 'scheduled' | 'cancelled' | 'postponed';

export type LocalEvent = {
  id: string;
  title: string;
  /** Plain text, at most 200 characters from a feed; may be empty. */
  text: string;
  when: EventWhen;
  place?: string;
  address?: string;
  /** The source's page about it; absolute http(s). */
  url: string;
  status: EventStatus;
  source: { name: string; url: string };
  /** Only where our editors know it: who announces an event is often not who holds it. */
  organizer?: { name: string; url: string };
  /** When this site first saw it. */
  known: Date;
  /** Made by a rule for the sample edition, announced by nobody; the title says so too. */
  sample?: true;
};
