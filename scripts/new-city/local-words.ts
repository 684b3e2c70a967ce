import { readFileSync } from 'node:fs';
import { titleSlug } from '@/lib/base/addresses';
import { memoizeByObject } from '@/lib/base/cache';
import type { City } from '@/lib/city/city-type';
import { countryName } from '@/lib/city/complete/region';
import type { Language } from '@/scripts/new-city/ask';
import {
  distance,
  type Home,
  isWithinKm,
  largestFirst,
  OUTWEIGHS,
  placeKey,
  shortForms,
  stateForms,
  type Town,
} from '@/scripts/new-city/towns';

const km = { part: 10, near: 25, wide: 80, region: 120, counties: 250 };
const count = { county: 24, minimum: 5, region: 20, farther: 60, counties: 24, meanings: 12 };
const LARGE_CITY = 100_000;
/** A city this many times larger, outside the county, is part of the region instead of a neighbor. */
const METROPOLIS_FACTOR = 5;

/**
 * Finds neighbors, nearest first. `near`: towns within 25 km, and the largest towns of the county; in sparse
 * areas, the nearest towns. `region`: the largest other towns within 120 km, even across borders.
 */
export function findNeighbors(home: Town, towns: readonly Town[]): { near: Town[]; region: Town[] } {
  const isInCounty = ({ region, county }: Town) => home.county === county && home.region === region && county;
  const isTooLarge = (town: Town) =>
    !isInCounty(town) && town.population >= Math.max(LARGE_CITY, METROPOLIS_FACTOR * home.population);
  const close = towns.filter(
    (town) => town.key !== home.key && (isInCounty(town) || isWithinKm(home, town, km.region)),
  );
  const far = new Map(close.map((town) => [town, distance(home, town)]));
  const farOf = (town: Town) => far.get(town) ?? 0;
  const around = close.toSorted((one, other) => farOf(one) - farOf(other));
  const cities = [home, ...around].filter(({ population }) => population >= LARGE_CITY);
  /** A place with population 0 that is next to a large city is a part of that city. */
  const isPart = (town: Town) =>
    town.population === 0 && cities.some((city) => isWithinKm(city, town, km.part));
  const own = around.filter((town) => town.country === home.country && !isTooLarge(town) && !isPart(town));
  const ofCounty = own.filter(isInCounty).toSorted(largestFirst).slice(0, count.county);
  const nearest = own.filter((town) => farOf(town) <= km.near || ofCounty.includes(town));
  const wide = own.filter((town) => isInCounty(town) || farOf(town) <= km.wide).slice(0, count.minimum);
  const each = nearest.length < count.minimum ? wide : nearest;
  const near = each.filter(({ key }, index) => each.findIndex((one) => one.key === key) === index);
  return {
    near,
    region: around
      .filter((town) => town.population > 0 && !isInCounty(town) && !near.includes(town))
      .toSorted(largestFirst)
      .slice(0, count.region),
  };
}

/** Names that are also common words or people's names. */
const commonNames = new Set(readFileSync('scripts/new-city/common-names.txt', 'utf8').split(/\s+/));

const MAX_NAMESAKES = 3;
/**
 * If a town has more people than this, its name means the town even if it is also a word, such as Phoenix.
 */
const FAMOUS_POPULATION = 300_000;
const SAME_PLACE_KM = 50;

/** Groups towns by their key; towns with the same key are namesakes. */
const townsByKey = memoizeByObject((towns: readonly Town[]) => {
  const namesakes = new Map<string, Town[]>();
  for (const town of towns) {
    const known = namesakes.get(town.key);
    if (known) known.push(town);
    else namesakes.set(town.key, [town]);
  }
  return namesakes;
});

/** Returns whether a town's name often means something else: a word, a person, or a place of similar size. */
export function isUnsure(town: Town, towns: readonly Town[]): boolean {
  const isWord = commonNames.has(town.key) || /^(?:the|el|la|los|las) /.test(town.key);
  if (town.population < FAMOUS_POPULATION && isWord) return true;
  const namesakes = townsByKey(towns).get(town.key) ?? [];
  const others = namesakes.filter((one) => distance(town, one) > SAME_PLACE_KM);
  const largest = Math.max(0, ...others.map(({ population }) => population));
  if (others.length === 0 || town.population >= OUTWEIGHS * Math.max(1, largest)) return false;
  const inCountry = others.filter(({ country }) => country === town.country);
  return largest >= town.population || inCountry.length >= MAX_NAMESAKES;
}

export type CityLocal = City['local'];
type LocalPlace = CityLocal['places'][number];

/** Phrases in which a name clearly means the town. */
const phrases: Readonly<Record<Language, readonly string[]>> = {
  en: ['city of *', 'town of *', '* City Council', '* Police Department'],
  es: ['ciudad de *', 'municipio de *', 'alcaldía de *', 'Ayuntamiento de *', 'Policía de *', 'Cabildo de *'],
};

/** Returns the twelve largest distant places whose longer name contains the town's name: `Boulder City`. */
function otherMeanings(home: Town, towns: readonly Town[]): string[] {
  const longer = towns.filter(({ key }) => key !== home.key && ` ${key} `.includes(` ${home.key} `));
  const near = new Set(longer.filter((town) => distance(home, town) <= SAME_PLACE_KM).map(({ key }) => key));
  const away = longer.filter(({ key }) => !near.has(key)).toSorted(largestFirst);
  return [...new Set(away.map(({ name }) => name))].slice(0, count.meanings);
}

/** Returns the nearest other counties whose names end in "County" or "Parish": `Starr County`. */
function countiesAround(home: Town, towns: readonly Town[]): string[] {
  const nearest = towns
    .filter((town) => isWithinKm(home, town, km.counties) && / (?:County|Parish)$/.test(town.county ?? ''))
    .toSorted((one, other) => distance(home, one) - distance(home, other));
  const near = nearest.filter((town) => distance(home, town) <= km.near).map(({ county }) => county);
  const all = nearest.flatMap(({ county = '' }) => (near.includes(county) ? [] : county));
  return [...new Set(all)].slice(0, count.counties);
}

/**
 * Phrases that contain a country's name but mean something else. Not used in the United States, where headlines rarely
 * name the country.
 */
const notTheCountry = { en: ['Environment *', '* Day', '* Post'], es: ['Nuevo *', 'Golfo de *'] };
function countryAs({ country }: Town, language: Language): string[] {
  return country === 'US' ? [] : [new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country];
}

/** Returns names of places whose stories are not local: other states, and other cities after the word `in`. */
function farNames(home: Town, towns: readonly Town[], near: readonly Town[], language: Language) {
  const { country, state = '' } = home;
  const before = language === 'en' ? ['in'] : country === 'US' ? ['en', 'in'] : ['en'];
  const names = [...shortForms(home.name, state), state, countryName(country)];
  const own = [...near.map(({ key }) => key), ...names.map(placeKey)];
  const others = towns.filter((town) => town.country === country && !own.includes(town.key));
  const states = others.map((town) => (town.state ?? '').replace('Mexico City', 'Ciudad de México'));
  const parts = country === 'US' ? [] : states.filter((name) => name && !own.includes(placeKey(name)));
  const weight = ({ population, region }: Town) => population * (region === home.region ? 3 : 1);
  const pulls = others.map((town) => ({ town, pull: weight(town) / Math.max(1, distance(home, town)) }));
  const cities = pulls
    .toSorted((one, other) => other.pull - one.pull)
    .slice(0, count.farther)
    .map(({ town }) => town);
  const isSure = (name: string) => parts.includes(name) && !commonNames.has(placeKey(name));
  const around = near.filter((town) => distance(home, town) > km.wide);
  const called = [...cities, ...around].flatMap(({ name, state }) => shortForms(name, state));
  const isOther = (key: string) => !own.includes(key) && !commonNames.has(key);
  const all = new Set([...parts, ...called.filter((name) => isOther(placeKey(name)))]);
  const far = [...all].flatMap((name) => (isSure(name) ? name : before.map((word) => `${word} ${name}`)));
  return [...far, ...countryAs(home, language), ...(country === 'US' ? countiesAround(home, towns) : [])];
}

/** Builds the local filter (lib/city/schema/news.ts): town, neighbors, county, region and state. */
export function localWords(
  { name, town: home }: Home,
  towns: readonly Town[],
  language: Language,
): CityLocal {
  const { country, county, state } = home;
  const sure = language === 'es' ? [...phrases.es, ...phrases.en] : phrases.en;
  /** Ambiguous names match only in clear phrases, or next to another place (`unsure`). */
  const placeOf = (reach: LocalPlace['reach'], town: Town, called = town.name): LocalPlace => {
    const names = [...new Set([called, town.name])];
    if (!isUnsure({ ...town, key: placeKey(called) }, towns)) return { reach, town: called, names };
    const withState = stateForms(town.state ?? '').map((form) => `${called}, ${form}`);
    const all = [...withState, ...sure.map((phrase) => phrase.replace('*', called))];
    return { reach, town: called, names: all, unsure: names };
  };
  const { near, region } = findNeighbors(home, towns);
  const places = [
    placeOf('town', home, name),
    ...near.map((one) => placeOf('county', one)),
    ...region.map((one) => placeOf('region', one)),
  ];
  const isOnly = towns.every(
    (one) => one.country !== country || one.county !== county || one.state === state,
  );
  if (county && placeKey(county) !== home.key)
    places.push({ reach: 'county', ...(isOnly ? { names: [county] } : { names: [], unsure: [county] }) });
  if (state && placeKey(state) !== home.key)
    places.push({ reach: 'state', town: state, names: [...stateForms(state)] });
  const addressParts = [
    { part: titleSlug(name), reach: 'town', town: name } as const,
    { part: titleSlug(state ?? name), reach: 'state' } as const,
  ];
  const farther = farNames(home, towns, [...near, ...region], language);
  const [own] = countryAs(home, language);
  const ofCountry = own ? notTheCountry[language].map((phrase) => phrase.replace('*', own)) : [];
  const notPlaces = [...otherMeanings({ ...home, key: placeKey(name) }, towns), ...ofCountry];
  return { places, takesIn: [], farther, notPlaces, addressParts };
}
