import ical, { type ICalEventData, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { vtimezone } from '@/lib/events/ics/vtimezone';
import type { EventWhen, LocalEvent } from '@/lib/news/calendar/event';
import { stablePart } from '@/lib/news/calendar/event-id';
import { dayAt, firstDay, lastDay } from '@/lib/news/calendar/event-when';
import { statusWord } from '@/lib/news/calendar/event-words';

export type IcsFrame = {
  name: string;
  siteUrl: string;
  zone: string;
  /** When the file is made: no event was stamped later. */
  now: Date;
};

const secondsBetweenLooks = 6 * 60 * 60;

const statuses = {
  scheduled: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  // RFC 5545 has no postponed event: the title says it.
  postponed: ICalEventStatus.TENTATIVE,
} as const;

function utcMidnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function times(when: EventWhen, zone: string): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'> {
  if (when.kind === 'days') {
    // The end of whole days is exclusive (RFC 5545 section 3.6.1).
    const end = DateTime.fromISO(when.last, { zone: 'utc' }).plus({ days: 1 }).toJSDate();
    return { start: utcMidnight(when.first), end, allDay: true };
  }
  const local = (instant: Date) => DateTime.fromJSDate(instant, { zone });
  return { start: local(when.start), ...(when.end && { end: local(when.end) }), timezone: zone };
}

function toIcs(event: LocalEvent, { siteUrl, zone, now }: IcsFrame): ICalEventData {
  const page = `${siteUrl}/events/${event.id}`;
  const word = statusWord(event.status);
  const { place, address } = event;
  const title = place ?? address;
  return {
    id: `${stablePart(event.id) ?? event.id}@${new URL(siteUrl).hostname}`,
    stamp: event.known < now ? event.known : now,
    ...times(event.when, zone),
    summary: word ? `${word}: ${event.title}` : event.title,
    description: [event.text, `${event.source.name}: ${event.url}`].filter(Boolean).join('\n\n'),
    ...(title && { location: { title, ...(place && address && { address }) } }),
    url: page,
    // Worked out by a rule: nobody has confirmed the day.
    status: event.sample ? ICalEventStatus.TENTATIVE : statuses[event.status],
  };
}

function years(events: readonly LocalEvent[], { zone, now }: IcsFrame): [first: number, last: number] {
  const told = events.flatMap(({ when }) => [firstDay(when, zone), lastDay(when, zone)]);
  const days = told.length > 0 ? told : [dayAt(now, zone)];
  const found = days.map((day) => Number(day.slice(0, 4)));
  return [Math.min(...found), Math.max(...found)];
}

/** A calendar file (RFC 5545): hours in the city's zone with its rules, whole days as days, stable ids. */
export function eventsIcs(events: readonly LocalEvent[], frame: IcsFrame): string {
  const calendar = ical({
    name: frame.name,
    prodId: { company: new URL(frame.siteUrl).hostname, product: 'events' },
    ttl: secondsBetweenLooks,
    events: events.map((event) => toIcs(event, frame)),
  });
  // Calendar properties come before components (RFC 5545 section 3.6); the library would mix them, and given a zone it
  // would no longer write its stamps in UTC. An empty calendar has the zone too: it needs at least one component.
  const rules = `${vtimezone(frame.zone, ...years(events, frame))}\r\n`;
  const text = calendar.toString();
  const body = text.replace(/^(?:BEGIN:VEVENT|END:VCALENDAR)/m, (line) => {
    return `X-WR-TIMEZONE:${frame.zone}\r\n${rules}${line}`;
  });
  return `${body}\r\n`;
}
