import { countryName } from '@/lib/city/complete/region';
import { type CityMap, MAP_HEIGHT, MAP_WIDTH } from '@/lib/city/schema/map';
import { type Area, type Atlas, atlasFor } from '@/scripts/city-map/atlas';
import { type Box, isWithin, type Point, pathOf, project, type Sheet } from '@/scripts/city-map/geometry';

/** A town from the table of towns (scripts/new-city/towns.ts). */
type MapTown = { name: string; latitude: number; longitude: number; population: number };

/** A city to draw. `near`: names of the towns that its news covers. */
export type MapCity = MapTown & { country: string; near: readonly string[] };

const KM_PER_DEGREE = 111.2;
/** Minimum and maximum width of a map. For a larger county, only the surroundings of the city are drawn. */
const MIN_KM = 36;
const MAX_KM = 100;
/** Share of the covered towns that the map must show. */
const MIN_SHARE = 0.75;
const PADDING = 20;
/**
 * Width of the land drawn beyond each edge, so that locator maps can center towns near the edge (lib/maps/city-map.ts).
 */
const BLEED = 280;
/** Tolerance for simplifying the outlines of countries, which have more detail than the map needs. */
const TOLERANCE = 1.2;
/** Minimum distance of a town from the edge, so that its label is not cut off. */
const EDGE = 15;
const MAX_TOWNS = 40;

const frame: Box = [-BLEED, -BLEED, MAP_WIDTH + BLEED, MAP_HEIGHT + BLEED];

function sheetAround(center: Point, km: number): Sheet {
  return { center, unitsPerDegree: (MAP_WIDTH / km) * KM_PER_DEGREE, width: MAP_WIDTH, height: MAP_HEIGHT };
}

/** Returns the width in km of a map around the city that shows most of the towns in its news. */
function reachOf(city: MapCity, towns: readonly MapTown[]): number {
  const shrink = Math.cos((city.latitude * Math.PI) / 180);
  const far = towns
    .filter(({ name }) => city.near.includes(name))
    .map((town) => Math.hypot(town.latitude - city.latitude, (town.longitude - city.longitude) * shrink))
    .toSorted((one, other) => one - other);
  const most = far[Math.floor(far.length * MIN_SHARE)] ?? Number.POSITIVE_INFINITY;
  return Math.min(MAX_KM, Math.max(MIN_KM, 2 * most * KM_PER_DEGREE));
}

/** Returns a sheet that shows the whole county, or `reach` km around the city if its county is too large or unknown. */
function sheetFor(city: Point, reach: number, county?: Area): Sheet {
  const points = county?.rings.flat() ?? [];
  if (points.length === 0) return sheetAround(city, reach);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const wide = (east - west) * Math.cos((city[1] * Math.PI) / 180) * KM_PER_DEGREE;
  const high = ((north - south) * KM_PER_DEGREE * MAP_WIDTH) / MAP_HEIGHT;
  const km = Math.max(wide, high) * (1 + (2 * PADDING) / MAP_WIDTH);
  if (km > MAX_KM) return sheetAround(city, reach);
  return sheetAround([(west + east) / 2, (south + north) / 2], Math.max(MIN_KM, km));
}

const projectRing = (ring: readonly Point[], sheet: Sheet) => ring.map((point) => project(point, sheet));

function layersOf(atlas: Atlas, sheet: Sheet, country: string): CityMap['layers'] {
  const draw = (kind: CityMap['layers'][number]['kind'], areas: readonly Area[], tolerance = 0) => {
    const rings = areas.flatMap((area) => area.rings.map((ring) => projectRing(ring, sheet)));
    const path = pathOf(rings, frame, tolerance);
    return path ? [{ kind, path }] : [];
  };
  const isOwn = ({ name }: Area) => name === countryName(country);
  return [
    ...draw(
      'land',
      atlas.countries.filter((area) => !isOwn(area)),
      TOLERANCE,
    ),
    ...draw('home', atlas.countries.filter(isOwn), TOLERANCE),
    ...draw('lake', atlas.lakes, TOLERANCE),
    ...draw('land', atlas.counties),
    ...draw('home', atlas.county ? [atlas.county] : []),
  ];
}

function isAround(town: MapTown, { latitude, longitude, near }: MapCity): boolean {
  const isClose = Math.abs(town.latitude - latitude) < 1 && Math.abs(town.longitude - longitude) < 3;
  return isClose && (town.population > 0 || near.includes(town.name));
}

/**
 * Returns the city, then other towns by population: the towns that its news covers and the largest towns of its county.
 */
function townsOf(city: MapCity, towns: readonly MapTown[], sheet: Sheet, county?: Area): CityMap['towns'] {
  const spots = towns
    .filter((town) => isAround(town, city))
    .map((town) => {
      const place: Point = [town.longitude, town.latitude];
      const [x, y] = project(place, sheet);
      const isOwn = town.name === city.name;
      const isShown = !isOwn && x > EDGE && x < MAP_WIDTH - EDGE && y > EDGE && y < MAP_HEIGHT - EDGE;
      const isNear = city.near.includes(town.name);
      return { ...town, place, x, y, isNear, isShown };
    });
  const shown = spots
    .filter(({ isShown, isNear, place }) => isShown && (isNear || (county && isWithin(place, county.rings))))
    .toSorted((one, other) => Number(other.isNear) - Number(one.isNear) || other.population - one.population)
    .slice(0, MAX_TOWNS)
    .toSorted((one, other) => other.population - one.population);
  const [x, y] = project([city.longitude, city.latitude], sheet);
  const all = [{ name: city.name, x, y }, ...shown].toReversed();
  const once = new Map(all.map((town) => [town.name, [Math.round(town.x), Math.round(town.y)] as const]));
  return Object.fromEntries([...once].toReversed());
}

/** Draws a city's map; undefined if there is no land to show. */
export function drawMap(city: MapCity, towns: readonly MapTown[]): CityMap | undefined {
  const place: Point = [city.longitude, city.latitude];
  const atlas = atlasFor(place, city.country);
  const around = towns.filter((town) => isAround(town, city));
  const sheet = sheetFor(place, reachOf(city, around), atlas.county);
  const layers = layersOf(atlas, sheet, city.country);
  if (!layers.some(({ kind }) => kind === 'home')) return undefined;
  return { towns: townsOf(city, around, sheet, atlas.county), layers };
}
