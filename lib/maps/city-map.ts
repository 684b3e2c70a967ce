import type { City } from '@/lib/city/city-type';
import { MAP_HEIGHT, MAP_WIDTH } from '@/lib/city/schema/map';
import { type Label, placeLabels } from '@/lib/maps/place-labels';
import { messages } from '@/lib/messages/messages';

/**
 * Size of the part of a city's map that shows a town's location, in the ratio 3:2. Frames crop it to their
 * own shape.
 */
const LOCATOR_WIDTH = 480;
const LOCATOR_HEIGHT = 320;
/** Height of a county map, also 3:2. */
const COUNTY_HEIGHT = Math.round((MAP_WIDTH * 2) / 3);
/** Number of towns to name on a county map, largest first, and the size of their names in map units. */
const NAMED_TOWNS = 8;
export const NAME_SIZE = 30;

const DIRECTIONS = [
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'north',
  'northeast',
] as const;

/**
 * `viewBox`: the part of the map to show; undefined for a city without a map. `label`: the town's location in words.
 * `names`: labels of towns on a county map, which has the full width of the city's map; `town` is then the county.
 */
export type Locator = { town: string; viewBox?: string; label: string; names?: readonly Label[] };

type MapCity = Pick<City, 'name' | 'local' | 'map' | 'locale'>;
type Spot = readonly [number, number];

function directionOf([fromX, fromY]: Spot, [x, y]: Spot) {
  const eighths = Math.round(Math.atan2(y - fromY, x - fromX) / (Math.PI / 4));
  return DIRECTIONS[(eighths + 8) % 8];
}

/** Returns the name of the city's county. */
function countyOf({ places }: City['local']): string | undefined {
  const county = places.find(({ reach, town }) => reach === 'county' && town === undefined);
  return county && [...county.names, ...(county.unsure ?? [])][0];
}

/**
 * Returns a map of a town's location; undefined for a town that is not on the city's map. The city itself always gets a
 * label, even without a map.
 */
export function locatorOf(city: MapCity, town: string): Locator | undefined {
  const { name, local, map } = city;
  const isOwn = town === name;
  const [own, spot] = [map?.towns[name], map?.towns[town]];
  if (!spot && !isOwn) return undefined;
  const isInCounty = isOwn || local.places.some((place) => place.town === town && place.reach === 'county');
  const area = isInCounty ? countyOf(local) : undefined;
  const direction = own && spot && !isOwn ? directionOf(own, spot) : undefined;
  const label = messages(city).towns.mapOf({ town, city: name, direction, area });
  if (!spot) return { town, label };
  const [x, y] = [spot[0] - LOCATOR_WIDTH / 2, spot[1] - LOCATOR_HEIGHT / 2];
  return { town, label, viewBox: `${x} ${y} ${LOCATOR_WIDTH} ${LOCATOR_HEIGHT}` };
}

/**
 * Returns the largest towns as dots on a county map. `top` is the upper edge of the part of the city's map to show.
 * This part is centered vertically on those towns, and the dots' `y` is relative to `top`.
 */
function countyDots(towns: Record<string, Spot>) {
  const largest = Object.entries(towns).slice(0, NAMED_TOWNS);
  const middle = largest.reduce((sum, [, [, y]]) => sum + y, 0) / Math.max(1, largest.length);
  const top = Math.round(Math.min(MAP_HEIGHT - COUNTY_HEIGHT, Math.max(0, middle - COUNTY_HEIGHT / 2)));
  return {
    top,
    dots: largest.map(([name, [x, y]]) => ({ name, x, y: y - top, radius: 5, size: NAME_SIZE })),
  };
}

/**
 * Returns a map of the city's county; undefined if the city has no map or is outside the United States, where
 * maps show the country.
 */
export function countyLocator(city: MapCity & Pick<City, 'region'>): Locator | undefined {
  const county = countyOf(city.local);
  if (!county || !city.map || !city.region.startsWith('US-')) return undefined;
  const { top, dots } = countyDots(city.map.towns);
  return {
    town: county,
    label: messages(city).towns.mapOf({ town: county, city: city.name }),
    viewBox: `0 ${top} ${MAP_WIDTH} ${COUNTY_HEIGHT}`,
    names: placeLabels(dots, MAP_WIDTH, COUNTY_HEIGHT).map((one) => ({ ...one, y: Math.round(one.y + top) })),
  };
}
