import type { CityFile } from '@/lib/city/schema/city-file';
import type { CityEvents, FrontNotice } from '@/lib/city/schema/pages';
import { sections } from '@/lib/sections';

/** Keys that a language edition inherits from its city. The edition has its own text, posts and hosts. */
const inherited = [
  ...(['name', 'region', 'state', 'latitude', 'longitude', 'timeZone', 'email', 'robotName'] as const),
  ...(['local', 'map', 'forSale', 'front', 'brand', 'weather', 'radioPicture', 'books'] as const),
  ...(['donation', 'publisher', 'robots'] as const),
];

type Said = Record<string, unknown>;

/** Appends the city's list to the edition's. */
function concat(own: unknown, city: readonly unknown[] = []): unknown[] {
  return [...(Array.isArray(own) ? own : []), ...city];
}

type Entry = { key?: string };

/** Merges place names. The edition's names come first, so its headings use them. */
function places(own: Said, city: CityFile['local'] = {}): Said {
  const first = { places: concat(own.places, city.places), takesIn: concat(own.takesIn, city.takesIn) };
  return { ...city, ...own, ...first };
}

/** Adds the city's calendar to the edition's. If two editor events have the same key, the edition's wins. */
function calendar(own: Said, { editors = [], sample = [] }: Partial<CityEvents> = {}): Said {
  const ownEntries: Entry[] = Array.isArray(own.editors) ? own.editors : [];
  const others = editors.filter(({ key }) => !key || !ownEntries.some((one) => one.key === key));
  return { sample, ...own, editors: concat(ownEntries, others) };
}

function isEmergency({ level }: Partial<FrontNotice>): boolean {
  return String(level).toLowerCase() === 'emergency';
}

/**
 * Returns the edition's notices, then its city's emergencies. Each emergency of the edition replaces one of
 * the city: the one with the same start, else the first one that overlaps with it.
 */
function notices(own: unknown, city: readonly FrontNotice[]): unknown[] {
  const ownNotices: readonly FrontNotice[] = Array.isArray(own) ? own : [];
  const raised = city.filter(isEmergency);
  for (const { from, until } of ownNotices.filter(isEmergency)) {
    const same = raised.findIndex((one) => one.from === from);
    const meanwhile = raised.findIndex((one) => one.from <= `${until}T24:00` && from <= `${one.until}T24:00`);
    const at = same === -1 ? meanwhile : same;
    if (at !== -1) raised.splice(at, 1);
  }
  return [...ownNotices, ...raised];
}

/** Adds an edition's inherited values. Its own feeds, packs, emergencies, hides and pauses come first. */
export function withCity(own: Said, city: CityFile): Said {
  const of = Object.fromEntries(inherited.map((key) => [key, city[key]]));
  const feeds = (own.feeds ?? {}) as Said;
  const desk = (own.desk ?? {}) as Said;
  return {
    ...of,
    ...own,
    ...(own.local ? { local: places(own.local as Said, city.local) } : {}),
    packs: concat(own.packs, city.packs),
    feeds: Object.fromEntries(
      sections.map(({ feedKey }) => [feedKey, concat(feeds[feedKey], city.feeds[feedKey])]),
    ),
    events: calendar((own.events ?? {}) as Said, city.events),
    notices: notices(own.notices, [...(city.notices ?? []), ...(city.desk?.notices ?? [])]),
    desk: { ...desk, hide: concat(desk.hide, city.desk?.hide), pause: concat(desk.pause, city.desk?.pause) },
  };
}
