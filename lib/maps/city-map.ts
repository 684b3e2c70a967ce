import type { City } from '@/lib/city/city-type';

/** Part of a city's map around one town: 3:2, cut to the shape of its frame. */
const LOCATOR_WIDTH = 480;
const LOCATOR_HEIGHT = 320;

export const DIRECTIONS = [
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'north',
  'northeast',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

export type Locator = {
  town: string;
  /** The part of the map to show; undefined for a city without a map. */
  viewBox?: string;
  /** From the city to the town; undefined for the city itself. */
  direction?: Direction;
  /** The county that both are in, if the city names it. */
  area?: string;
};

type MapCity = Pick<City, 'name' | 'local' | 'map'>;
type Spot = readonly [number, number];

function directionOf([fromX, fromY]: Spot, [x, y]: Spot): Direction | undefined {
  const eighths = Math.round(Math.atan2(y - fromY, x - fromX) / (Math.PI / 4));
  return DIRECTIONS[(eighths + 8) % 8];
}

/** Returns the name of the city's county. */
function countyOf({ places }: City['local']): string | undefined {
  const county = places.find(({ reach, town }) => reach === 'county' && town === undefined);
  return county && [...county.names, ...(county.unsure ?? [])][0];
}

/** Returns where a town lies; undefined for a town that is not on the city's map. */
export function locatorOf({ name, local, map }: MapCity, town: string): Locator | undefined {
  const isOwn = town === name;
  const [own, spot] = [map?.towns[name], map?.towns[town]];
  if (!spot) return isOwn ? { town } : undefined;
  const isInCounty = isOwn || local.places.some((place) => place.town === town && place.reach === 'county');
  const area = isInCounty ? countyOf(local) : undefined;
  const direction = own && !isOwn ? directionOf(own, spot) : undefined;
  const [x, y] = [spot[0] - LOCATOR_WIDTH / 2, spot[1] - LOCATOR_HEIGHT / 2];
  return {
    town,
    viewBox: `${x} ${y} ${LOCATOR_WIDTH} ${LOCATOR_HEIGHT}`,
    ...(direction && { direction }),
    ...(area && { area }),
  };
}
