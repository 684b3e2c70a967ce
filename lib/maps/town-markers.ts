import type { City } from '@/lib/city/city-type';
import type { Marker } from '@/lib/maps/place-labels';

/** `figure`: the number in the circle. */
export type TownMarker = Marker & { kind: 'own' | 'named' | 'other'; figure?: number };

type MapCity = Pick<City, 'name' | 'map'>;

const SIZES = { own: 42, named: 30, other: 25 } as const;
const DOT = 5;
/** A circle with fewer headlines has no room for its number. */
const MIN_FIGURE = 6;
/** Maximum number of towns without headlines that are named, largest first. */
const MAX_OTHERS = 10;
const NUMBER_RADIUS = 26;

function markersOf({ name: own, map }: MapCity, mark: (name: string) => Partial<TownMarker>): TownMarker[] {
  const all = Object.entries(map?.towns ?? {}).map(([name, [x, y]]): TownMarker => {
    const kind = name === own ? 'own' : 'other';
    const marked = { kind, radius: DOT, ...mark(name) } as const;
    return { name, x, y, size: SIZES[marked.kind], ...marked };
  });
  const order = ['own', 'named', 'other'];
  return all.toSorted(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind) || other.radius - one.radius,
  );
}

/** Returns a circle for each town with headlines, sized by the number of headlines, and dots for other towns. */
export function newsMarkers(city: MapCity, counts: ReadonlyMap<string, number>): TownMarker[] {
  const all = markersOf(city, (name) => {
    const count = counts.get(name) ?? 0;
    if (count === 0) return {};
    const kind = name === city.name ? 'own' : 'named';
    const figure = kind === 'own' || count >= MIN_FIGURE ? { figure: count } : {};
    return { kind, radius: Math.round(8 + 4.8 * Math.sqrt(count)), ...figure };
  });
  const named = all.filter(({ kind }) => kind !== 'other');
  return all.slice(0, named.length + MAX_OTHERS);
}

/** Returns a circle with a number for each town in `numbers`, all of one size; for example for a list of events. */
export function numberedMarkers(city: MapCity, numbers: ReadonlyMap<string, number>): TownMarker[] {
  const all = markersOf(city, (name) => {
    const figure = numbers.get(name);
    return figure === undefined ? {} : { kind: 'own', radius: NUMBER_RADIUS, size: SIZES.named, figure };
  });
  return all.filter(({ figure }) => figure !== undefined);
}
