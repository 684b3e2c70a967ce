import type { CityFile } from '@/lib/city/schema/city-file';
import { sections } from '@/lib/sections';

/** What an edition in another language has of its city where it says nothing itself; its texts, posts and hosts are its own. */
const inherited = [
  ...(['name', 'region', 'state', 'latitude', 'longitude', 'timeZone', 'email', 'robotName'] as const),
  ...(['local', 'forSale', 'front', 'brand', 'weather', 'radioPicture', 'events', 'books'] as const),
  ...(['donation', 'publisher', 'robots'] as const),
];

type Said = Record<string, unknown>;

/** The entries of an edition's list, then those of its city's. */
function both(own: unknown, city: readonly unknown[] = []): unknown[] {
  return [...(Array.isArray(own) ? own : []), ...city];
}

/** What an edition says, with what it has of its city: feeds and packs after its own, and all that the city's editors hide or pause. */
export function withCity(own: Said, city: CityFile): Said {
  const of = Object.fromEntries(inherited.map((key) => [key, city[key]]));
  const feeds = (own.feeds ?? {}) as Said;
  const desk = (own.desk ?? {}) as Said;
  return {
    ...of,
    ...own,
    packs: both(own.packs, city.packs),
    feeds: Object.fromEntries(
      sections.map(({ feedKey }) => [feedKey, both(feeds[feedKey], city.feeds[feedKey])]),
    ),
    desk: { ...desk, hide: both(desk.hide, city.desk?.hide), pause: both(desk.pause, city.desk?.pause) },
  };
}
