import { DateTime } from 'luxon';
import { dayAt, firstDay, type LocalEvent, lastDay } from '@/lib/news/calendar/event';

type Span = { from: string; to: string };

/** `name` and `value` stand in the address: /events?when=today. */
export type EventFilter = {
  name: 'when' | 'kind';
  value: string;
  label: string;
  /** In a sentence: "No events … are listed." */
  inWords: string;
} & (
  | { name: 'when'; span: (today: DateTime) => Span }
  | { name: 'kind'; fits: (event: LocalEvent) => boolean }
);

function iso(day: DateTime): string {
  return day.toISODate() ?? '';
}

/** Saturday and Sunday; on Sunday only what is left of them. */
function weekend(today: DateTime): Span {
  const saturday = today.startOf('week').plus({ days: 5 });
  return { from: iso(DateTime.max(saturday, today)), to: iso(saturday.plus({ days: 1 })) };
}

/** By the words of its title, its place and who holds it. */
function told(words: RegExp) {
  return ({ title, place = '', source }: LocalEvent) => words.test(`${title} / ${place} / ${source.name}`);
}

const meeting =
  /\b(?:meetings?|council (?:session|workshop)|planning commission|commission(?:ers)?|committee|board of (?:supervisors|education|trustees|directors)|(?:public )?hearing|town hall)\b/i;
const library = /\b(?:librar(?:y|ies)|story ?times?|book (?:clubs?|sales?))\b/i;
const art =
  /\b(?:arts?|concerts?|music|theat(?:er|re)|danc(?:e|es|ing)|ballet|opera|symphony|films?|movies?|museums?|muzeo|galler(?:y|ies)|exhibit(?:s|ion|ions)?|poetry|comedy|choir)\b/i;
const family =
  /\b(?:famil(?:y|ies)|kids?|child(?:ren)?(?:’s|'s)?|toddlers?|teens?|story ?times?|crafts?|parade|santa|puppets?|trick-or-treat)\b/i;
/** Not "sugar-free", "toll-free" or "free of". */
const free = /(?<![-\w])free\b(?!-| of\b)|\bno (?:charge|cost|admission fee)\b/i;

/** A public meeting or another; labeled as one in every list. */
export function isMeeting({ title }: Pick<LocalEvent, 'title'>): boolean {
  return meeting.test(title);
}

/** What a list of events can be narrowed to; the only queries that /events knows. */
export const eventFilters: readonly EventFilter[] = [
  {
    ...{ name: 'when', value: 'today', label: 'Today', inWords: 'for today' },
    span: (today) => ({ from: iso(today), to: iso(today) }),
  },
  { name: 'when', value: 'weekend', label: 'This weekend', inWords: 'for this weekend', span: weekend },
  { name: 'kind', value: 'meetings', label: 'Meetings', inWords: 'under Meetings', fits: isMeeting },
  { name: 'kind', value: 'arts', label: 'Arts', inWords: 'under Arts', fits: told(art) },
  { name: 'kind', value: 'family', label: 'Family', inWords: 'under Family', fits: told(family) },
  { name: 'kind', value: 'libraries', label: 'Libraries', inWords: 'under Libraries', fits: told(library) },
  {
    ...{ name: 'kind', value: 'free', label: 'Free', inWords: 'as free' },
    fits: ({ title, text }) => free.test(`${title} / ${text}`),
  },
];

export function filterPath({ name, value }: Pick<EventFilter, 'name' | 'value'>): string {
  return `/events?${name}=${value}`;
}

/** Of an address's query; of several the first in the table counts. */
export function filterOf(query: URLSearchParams): EventFilter | undefined {
  return eventFilters.find(({ name, value }) => query.get(name) === value);
}

/** The events that fit, and the moment from which their days count: those of the weekend stand under its days. */
export function filtered(
  events: readonly LocalEvent[],
  filter: EventFilter | undefined,
  now: Date,
  zone: string,
): { events: readonly LocalEvent[]; from: Date } {
  if (!filter) return { events, from: now };
  if (filter.name === 'kind') return { events: events.filter(filter.fits), from: now };
  const { from, to } = filter.span(DateTime.fromISO(dayAt(now, zone), { zone: 'utc' }));
  const within = events.filter(({ when }) => firstDay(when, zone) <= to && lastDay(when, zone) >= from);
  return { events: within, from: DateTime.fromISO(`${from}T12:00`, { zone }).toJSDate() };
}
