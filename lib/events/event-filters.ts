import { DateTime } from 'luxon';
import type { Catalog } from '@/lib/messages/messages';
import { firstDay, type LocalEvent, lastDay } from '@/lib/news/event';

/** A filter for events by days or by kind. `query`: the filter in an address, as in /events?when=today. */
export type EventFilter = {
  /** Also used as the key of the filter's name in the messages. */
  query: keyof Catalog['events']['filters'];
  days?: (today: DateTime) => [first: DateTime, last: DateTime];
  fits?: (event: LocalEvent) => boolean;
};

/** Returns the first and last day of the weekend. On Sunday, both are Sunday. */
function weekend(today: DateTime): [DateTime, DateTime] {
  const saturday = today.startOf('week').plus({ days: 5 });
  return [DateTime.max(saturday, today), saturday.plus({ days: 1 })];
}

/** Returns a function that tells whether an event's title, place or organizer contains the words. */
function mentions(words: RegExp) {
  return ({ title, place = '', source }: LocalEvent) => words.test(`${title} / ${place} / ${source.name}`);
}

const meeting =
  /\b(?:meetings?|council (?:session|workshop)|commission(?:ers)?|committee|board of (?:supervisors|education|trustees|directors)|hearing|town hall|reuni[oó]n(?:es)?|asamblea|audiencia p[uú]blica|cabildo|sesi[oó]n del concejo)\b/i;
const library = /\b(?:librar(?:y|ies)|story ?times?|book (?:clubs?|sales?)|bibliotecas?)\b/i;
const art =
  /\b(?:arts?|concerts?|music|theat(?:er|re)|danc(?:e|es|ing)|ballet|opera|symphony|films?|movies?|museums?|muzeo|galler(?:y|ies)|exhibit(?:s|ion|ions)?|poetry|comedy|choir|conciertos?|m[uú]sica|teatro|danza|cine|museos?|exposici[oó]n|poes[ií]a)\b/i;
const family =
  /\b(?:famil(?:y|ies)|kids?|child(?:ren)?(?:’s|'s)?|toddlers?|teens?|story ?times?|crafts?|parade|santa|puppets?|trick-or-treat|familias?|familiar(?:es)?|niñ[oa]s?|desfile)\b/i;
/** Matches "free" and similar words, but not "sugar-free", "toll-free" and "free of". */
const free =
  /(?<![-\w])free\b(?!-| of\b)|\bno (?:charge|cost|admission fee)\b|\b(?:gratis|gratuit[oa]s?|entrada libre)\b/i;

/** Whether an event is a public meeting. All lists label public meetings. */
export function isMeeting({ title }: Pick<LocalEvent, 'title'>): boolean {
  return meeting.test(title);
}

const market = /\b(?:markets?|swap meet|mercados?|tianguis)\b/i;
const game = /\b(?:games?|match(?:es)?|vs\.?|5k|run|race|partidos?|carrera)\b/i;

export type EventKind = 'meeting' | 'library' | 'market' | 'game' | 'arts' | 'other';

const kinds: readonly [EventKind, (event: LocalEvent) => boolean][] = [
  ['meeting', isMeeting],
  ['library', mentions(library)],
  ['market', ({ title }) => market.test(title)],
  ['game', ({ title }) => game.test(title)],
  ['arts', mentions(art)],
];

/**
 * Returns an event's kind, judged by the words in its title and, for libraries and arts, in its place and
 * organizer.
 */
export function eventKind(event: LocalEvent): EventKind {
  return kinds.find(([, fits]) => fits(event))?.[0] ?? 'other';
}

/** All filters of /events. */
// biome-ignore format: one filter, one line
export const eventFilters: readonly EventFilter[] = [
  { query: 'when=today', days: (today) => [today, today] },
  { query: 'when=weekend', days: weekend },
  { query: 'kind=meetings', fits: isMeeting },
  { query: 'kind=arts', fits: mentions(art) },
  { query: 'kind=family', fits: mentions(family) },
  { query: 'kind=libraries', fits: mentions(library) },
  { query: 'kind=free', fits: ({ title, text }) => free.test(`${title} / ${text}`) },
];

/** Returns the filter that an address's query selects; if several match, the first in eventFilters. */
export function filterOf(query: URLSearchParams): EventFilter | undefined {
  const pairs = [...query].map(([name, value]) => `${name}=${value}`);
  return eventFilters.find((filter) => pairs.includes(filter.query));
}

/** Returns the events that pass a filter, and `from`: the start of the filter's first day, or now. */
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
