import ical, { type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { City } from '@/lib/city/city-type';
import { statusWord } from '@/lib/news/calendar/event-words';
import { type EventWhen, type LocalEvent, stablePart } from '@/lib/news/event';

type IcsFrame = {
  name: string;
  siteUrl: string;
  /** Time at which the file is written. No event gets a later time stamp. */
  now: Date;
};

const REFRESH_SECONDS = 6 * 60 * 60;

const statuses = {
  scheduled: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  // RFC 5545 has no status for postponed events. The title says that the event is postponed.
  postponed: ICalEventStatus.TENTATIVE,
} as const;

function times(when: EventWhen): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (when.kind === 'hours') return { start: when.start, end: when.end };
  // The end of an all-day event is exclusive (RFC 5545 section 3.6.1).
  const end = new Date(Date.parse(when.last) + 24 * 60 * 60 * 1000);
  return { start: new Date(when.first), end, allDay: true };
}

function toIcs(city: City, event: LocalEvent, { siteUrl, now }: IcsFrame): ICalEventData {
  const page = `${siteUrl}/events/${event.id}`;
  const word = statusWord(city, event.status);
  const { place, address, changed = event.known } = event;
  const title = place ?? address;
  return {
    id: `${stablePart(event.id) ?? event.id}@${new URL(siteUrl).hostname}`,
    stamp: changed < now ? changed : now,
    // Must increase with each change, so that calendar programs update the copies that they imported (RFC
    // 5545 section 3.8.7.4).
    sequence: Math.ceil((changed.getTime() - event.known.getTime()) / 60_000),
    ...times(event.when),
    summary: word ? `${word}: ${event.title}` : event.title,
    description: [event.text, event.url && `${event.source.name}: ${event.url}`].filter(Boolean).join('\n\n'),
    location: title ? { title, address: place && address } : undefined,
    url: page,
    // Sample events are calculated from a rule, so their days are not confirmed.
    status: event.sample ? ICalEventStatus.TENTATIVE : statuses[event.status],
  };
}

/** Matches an escape sequence that line folding has split. Some programs read the two halves separately. */
const SPLIT_ESCAPE = /(?<!\\)((?:\\\\)*)\\\r\n /g;

/** Returns a calendar file (RFC 5545): hours in UTC, all-day events as dates, stable ids. */
export function eventsIcs(city: City, events: readonly LocalEvent[], frame: IcsFrame): string {
  const calendar = ical({
    name: frame.name,
    prodId: { company: new URL(frame.siteUrl).hostname, product: 'events' },
    ttl: REFRESH_SECONDS,
    events: events.map((event) => toIcs(city, event, frame)),
  });
  return `${calendar.toString().replace(SPLIT_ESCAPE, '$1\r\n \\')}\r\n`;
}
