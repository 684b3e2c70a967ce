import type { CityFile } from '@/lib/city/schema/city-file';
import type { CityEvents, FrontNotice } from '@/lib/city/schema/pages';
import { sections } from '@/lib/sections';

/** What an edition in another language has of its city where it says nothing itself; its texts, posts and hosts are its own. */
const inherited = [
  ...(['name', 'region', 'state', 'latitude', 'longitude', 'timeZone', 'email', 'robotName'] as const),
  ...(['local', 'map', 'forSale', 'front', 'brand', 'weather', 'radioPicture', 'books'] as const),
  ...(['donation', 'publisher', 'robots'] as const),
];

type Said = Record<string, unknown>;

/** The entries of an edition's list, then those of its city's. */
function both(own: unknown, city: readonly unknown[] = []): unknown[] {
  return [...(Array.isArray(own) ? own : []), ...city];
}

type Entry = { key?: string };

/** Names of places in the edition's language stand first, so that its headings have them. */
function places(own: Said, city: CityFile['local'] = {}): Said {
  const first = { places: both(own.places, city.places), takesIn: both(own.takesIn, city.takesIn) };
  return { ...city, ...own, ...first };
}

/** The calendar in the edition's words; what the city's editors list is in it too, but for an entry of the same key. */
function calendar(own: Said, { editors = [], sample = [] }: Partial<CityEvents> = {}): Said {
  const said: Entry[] = Array.isArray(own.editors) ? own.editors : [];
  const others = editors.filter(({ key }) => !key || !said.some((one) => one.key === key));
  return { sample, ...own, editors: both(said, others) };
}

function isEmergency({ level }: Partial<FrontNotice>): boolean {
  return String(level).toLowerCase() === 'emergency';
}

/**
 * The edition's notices, then the emergencies of its city. Each emergency of its own stands in place of one of the city's:
 * of the one that began at the same moment, else of the first at the same time.
 */
function notices(own: unknown, city: readonly FrontNotice[]): unknown[] {
  const said: readonly FrontNotice[] = Array.isArray(own) ? own : [];
  const raised = city.filter(isEmergency);
  for (const { from, until } of said.filter(isEmergency)) {
    const same = raised.findIndex((one) => one.from === from);
    const meanwhile = raised.findIndex((one) => one.from <= `${until}T24:00` && from <= `${one.until}T24:00`);
    const at = same === -1 ? meanwhile : same;
    if (at !== -1) raised.splice(at, 1);
  }
  return [...said, ...raised];
}

/** Adds to an edition what it shares with its city: feeds and packs after its own, emergencies, hides and pauses. */
export function withCity(own: Said, city: CityFile): Said {
  const of = Object.fromEntries(inherited.map((key) => [key, city[key]]));
  const feeds = (own.feeds ?? {}) as Said;
  const desk = (own.desk ?? {}) as Said;
  return {
    ...of,
    ...own,
    ...(own.local ? { local: places(own.local as Said, city.local) } : {}),
    packs: both(own.packs, city.packs),
    feeds: Object.fromEntries(
      sections.map(({ feedKey }) => [feedKey, both(feeds[feedKey], city.feeds[feedKey])]),
    ),
    events: calendar((own.events ?? {}) as Said, city.events),
    notices: notices(own.notices, [...(city.notices ?? []), ...(city.desk?.notices ?? [])]),
    desk: { ...desk, hide: both(desk.hide, city.desk?.hide), pause: both(desk.pause, city.desk?.pause) },
  };
}
