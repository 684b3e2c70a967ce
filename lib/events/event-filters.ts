import { DateTime } from 'luxon';
import { firstDay, type LocalEvent, lastDay } from '@/lib/news/calendar/event';

/** `query` stands in the address: /events?when=today. It keeps events of some days, from the first to the last, or a kind. */
export type EventFilter = {
  query: string;
  label: string;
  days?: (today: DateTime) => [first: DateTime, last: DateTime];
  fits?: (event: LocalEvent) => boolean;
};

/** Saturday and Sunday; on Sunday only what is left of them. */
function weekend(today: DateTime): [DateTime, DateTime] {
  const saturday = today.startOf('week').plus({ days: 5 });
  return [DateTime.max(saturday, today), saturday.plus({ days: 1 })];
}

/** By the words of its title, its place and who holds it. */
function told(words: RegExp) {
  return ({ title, place = '', source }: LocalEvent) => words.test(`${title} / ${place} / ${source.name}`);
}

const meeting =
  /\b(?:meetings?|council (?:session|workshop)|commission(?:ers)?|committee|board of (?:supervisors|education|trustees|directors)|hearing|town hall)\b/i;
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

/** The only queries that /events knows. */
// biome-ignore format: one filter, one line
export const eventFilters: readonly EventFilter[] = [
  { query: 'when=today', label: 'Today', days: (today) => [today, today] },
  { query: 'when=weekend', label: 'This weekend', days: weekend },
  { query: 'kind=meetings', label: 'Meetings', fits: isMeeting },
  { query: 'kind=arts', label: 'Arts', fits: told(art) },
  { query: 'kind=family', label: 'Family', fits: told(family) },
  { query: 'kind=libraries', label: 'Libraries', fits: told(library) },
  { query: 'kind=free', label: 'Free', fits: ({ title, text }) => free.test(`${title} / ${text}`) },
];

/** Of an address's query; of several the first in the table counts. */
export function filterOf(query: URLSearchParams): EventFilter | undefined {
  const asked = [...query].map(([name, value]) => `${name}=${value}`);
  return eventFilters.find((filter) => asked.includes(filter.query));
}

/** The events that fit, and the moment from which their days count: those of the weekend stand under its days. */
export function filtered(
  events: readonly LocalEvent[],
  filter: EventFilter | undefined,
  now: Date,
  zone: string,
) {
  const { fits = () => true, days } = filter ?? {};
  const [from, to] = days?.(DateTime.fromJSDate(now, { zone }).startOf('day')) ?? [];
  const [first, last] = [from?.toISODate() ?? '', to?.toISODate() ?? '9999'];
  const kept = events.filter(
    (event) => fits(event) && firstDay(event.when, zone) <= last && lastDay(event.when, zone) >= first,
  );
  return { events: kept, from: from?.toJSDate() ?? now };
}
