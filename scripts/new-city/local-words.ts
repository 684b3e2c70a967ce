import { readFileSync } from 'node:fs';
import { titleSlug } from '@/lib/base/addresses';
import type { City } from '@/lib/city/city-type';
import { countryName } from '@/lib/city/complete/region';
import type { Language } from '@/scripts/new-city/ask';
import {
  distance,
  type Home,
  largestFirst,
  outweighs,
  placeKey,
  shortForms,
  stateForms,
  type Town,
} from '@/scripts/new-city/towns';

const km = { part: 10, near: 25, wide: 80, region: 120, counties: 250 };
const count = { county: 24, fewest: 5, region: 20, farther: 60, counties: 24, meanings: 12 };
const largeCity = 100_000;
/** A city so many times larger, across the county line, is the region's and no neighbor. */
const metropolis = 5;

/**
 * `near`: all towns within 25 km, the largest of the county, or where few live the nearest; `region`: the twelve largest
 * farther off, also across a border. Nearest first.
 */
export function findNeighbors(home: Town, towns: readonly Town[]): { near: Town[]; region: Town[] } {
  const isInCounty = ({ region, county }: Town) => home.county === county && home.region === region && county;
  const isTooLarge = (town: Town) =>
    !isInCounty(town) && town.population >= Math.max(largeCity, metropolis * home.population);
  const far = new Map(towns.map((town) => [town, distance(home, town)]));
  const farOf = (town: Town) => far.get(town) ?? 0;
  const around = towns
    .filter((town) => town.key !== home.key && (isInCounty(town) || farOf(town) <= km.region))
    .toSorted((one, other) => farOf(one) - farOf(other));
  const cities = [home, ...around].filter(({ population }) => population >= largeCity);
  /** What nobody has counted beside a large city is a part of it. */
  const isPart = (town: Town) =>
    town.population === 0 && cities.some((city) => distance(city, town) <= km.part);
  const own = around.filter((town) => town.country === home.country && !isTooLarge(town) && !isPart(town));
  const ofCounty = own.filter(isInCounty).toSorted(largestFirst).slice(0, count.county);
  const close = own.filter((town) => farOf(town) <= km.near || ofCounty.includes(town));
  const wide = own.filter((town) => isInCounty(town) || farOf(town) <= km.wide).slice(0, count.fewest);
  const each = close.length < count.fewest ? wide : close;
  const near = each.filter(({ key }, index) => each.findIndex((one) => one.key === key) === index);
  return {
    near,
    region: around
      .filter((town) => town.population > 0 && !isInCounty(town) && !near.includes(town))
      .toSorted(largestFirst)
      .slice(0, count.region),
  };
}

/** Towns whose names are also words or people's names, as is what has an article: alone they say little. */
const commonNames = new Set(readFileSync('scripts/new-city/common-names.txt', 'utf8').split(/\s+/));

const tooMany = 3;
/** So large that its name is the city's even where it is a word, as with Phoenix or Dallas. */
const famous = 300_000;
const samePlaceKm = 50;

/** Whether a story may mean something else by the name: a word, a person, or a place that is as large. */
export function isUnsure(town: Town, towns: readonly Town[]): boolean {
  const isWord = commonNames.has(town.key) || /^(?:the|el|la|los|las) /.test(town.key);
  if (town.population < famous && isWord) return true;
  const others = towns
    .filter(({ key }) => key === town.key)
    .filter((one) => distance(town, one) > samePlaceKm);
  const largest = Math.max(0, ...others.map(({ population }) => population));
  if (others.length === 0 || town.population >= outweighs * Math.max(1, largest)) return false;
  const inCountry = others.filter(({ country }) => country === town.country);
  return largest >= town.population || inCountry.length >= tooMany;
}

export type CityLocal = City['local'];
type LocalPlace = CityLocal['places'][number];

/** In which the name is the town's. */
const phrases: Readonly<Record<Language, readonly string[]>> = {
  en: ['city of *', 'town of *', '* City Council', '* Police Department'],
  es: ['ciudad de *', 'municipio de *', 'alcaldía de *', 'Ayuntamiento de *', 'Policía de *', 'Cabildo de *'],
};

/** Longer names that hold this one and are far off: `Boulder City`; the twelve largest. */
function otherMeanings(home: Town, towns: readonly Town[]): string[] {
  const longer = towns.filter(({ key }) => key !== home.key && ` ${key} `.includes(` ${home.key} `));
  const near = new Set(longer.filter((town) => distance(home, town) <= samePlaceKm).map(({ key }) => key));
  const away = longer.filter(({ key }) => !near.has(key)).toSorted(largestFirst);
  return [...new Set(away.map(({ name }) => name))].slice(0, count.meanings);
}

/** The nearest other counties, where they are called so: `Starr County`. */
function countiesAround(home: Town, towns: readonly Town[]): string[] {
  const nearest = towns
    .filter((town) => distance(home, town) <= km.counties && / (?:County|Parish)$/.test(town.county ?? ''))
    .toSorted((one, other) => distance(home, one) - distance(home, other));
  const near = nearest.filter((town) => distance(home, town) <= km.near).map(({ county }) => county);
  const all = nearest.flatMap(({ county = '' }) => (near.includes(county) ? [] : county));
  return [...new Set(all)].slice(0, count.counties);
}

/** Alone in a headline the name of a country tells of all of it, but not in these; Americans do not write theirs out. */
const notTheCountry = { en: ['Environment *', '* Day', '* Post'], es: ['Nuevo *', 'Golfo de *'] };
function countryAs({ country }: Town, language: Language): string[] {
  return country === 'US' ? [] : [new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country];
}

/** Other parts of the country, and after `in` its large and near cities: their stories are theirs, whoever tells them. */
function farNames(home: Town, towns: readonly Town[], near: readonly Town[], language: Language) {
  const { country, state = '' } = home;
  const before = language === 'en' ? ['in'] : country === 'US' ? ['en', 'in'] : ['en'];
  const names = [...shortForms(home.name, state), state, countryName(country)];
  const own = [...near.map(({ key }) => key), ...names.map(placeKey)];
  const others = towns.filter((town) => town.country === country && !own.includes(town.key));
  const states = others.map((town) => (town.state ?? '').replace('Mexico City', 'Ciudad de México'));
  const parts = country === 'US' ? [] : states.filter((name) => name && !own.includes(placeKey(name)));
  const weight = ({ population, region }: Town) => population * (region === home.region ? 3 : 1);
  const pull = (town: Town) => weight(town) / Math.max(1, distance(home, town));
  const cities = others.toSorted((one, other) => pull(other) - pull(one)).slice(0, count.farther);
  const isSure = (name: string) => parts.includes(name) && !commonNames.has(placeKey(name));
  const around = near.filter((town) => distance(home, town) > km.wide);
  const called = [...cities, ...around].flatMap(({ name, state }) => shortForms(name, state));
  const isOther = (key: string) => !own.includes(key) && !commonNames.has(key);
  const all = new Set([...parts, ...called.filter((name) => isOther(placeKey(name)))]);
  const far = [...all].flatMap((name) => (isSure(name) ? name : before.map((word) => `${word} ${name}`)));
  return [...far, ...countryAs(home, language), ...(country === 'US' ? countiesAround(home, towns) : [])];
}

/** Words of the local filter (lib/city/schema/news.ts): town, neighbors, county, large cities around, state. */
export function localWords(
  { name, town: home }: Home,
  towns: readonly Town[],
  language: Language,
): CityLocal {
  const { country, county, state } = home;
  const sure = language === 'es' ? [...phrases.es, ...phrases.en] : phrases.en;
  /** A name that could be something else counts only in phrases that are sure, or beside another place (`unsure`). */
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
