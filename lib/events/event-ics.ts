import ical, { type ICalEventData, ICalEventStatus } from 'ical-generator';
import { LRUCache } from 'lru-cache';
import { DateTime } from 'luxon';
import type { EventWhen, LocalEvent } from '@/lib/news/calendar/event';
import { stablePart } from '@/lib/news/calendar/event-id';
import { dayAt, firstDay, lastDay } from '@/lib/news/calendar/event-when';
import { statusWord } from '@/lib/news/calendar/event-words';

const stamp = "yyyyLLdd'T'HHmmss";

function offsetText(minutes: number): string {
  const whole = Math.abs(minutes);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${part(Math.floor(whole / 60))}${part(whole % 60)}`;
}

function changeBetween(before: DateTime, after: DateTime): DateTime {
  let [low, high] = [before.toMillis(), after.toMillis()];
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 120_000) * 60_000;
    const same = DateTime.fromMillis(middle, { zone: before.zone }).offset === before.offset;
    if (same) low = middle;
    else high = middle;
  }
  return DateTime.fromMillis(high, { zone: before.zone });
}

/** One rule, from a change on. `from`: the offset before it, in which its start is given (RFC 5545). */
function observance(change: DateTime, from: number): string[] {
  const name = change.isInDST ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${change.toUTC().plus({ minutes: from }).toFormat(stamp)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(change.offset)}`,
    `TZNAME:${change.offsetNameShort ?? change.zoneName ?? 'LT'}`,
    `END:${name}`,
  ];
}

function writtenZone(zone: string, firstYear: number, lastYear: number): string {
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`];
  let week = DateTime.fromObject({ year: firstYear }, { zone });
  lines.push(...observance(week, week.offset));
  const end = DateTime.fromObject({ year: lastYear + 1 }, { zone });
  while (week < end) {
    const next = week.plus({ weeks: 1 });
    if (next.offset !== week.offset) lines.push(...observance(changeBetween(week, next), week.offset));
    week = next;
  }
  return [...lines, 'END:VTIMEZONE'].join('\r\n');
}

const knownZones = new LRUCache<string, string>({ max: 100 });

/** An IANA zone's VTIMEZONE, change by change (RFC 5545 section 3.6.5); cached, since making it is slow. */
function vtimezone(zone: string, firstYear: number, lastYear: number): string {
  const key = `${zone} ${firstYear} ${lastYear}`;
  const text = knownZones.get(key) ?? writtenZone(zone, firstYear, lastYear);
  knownZones.set(key, text);
  return text;
}

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
