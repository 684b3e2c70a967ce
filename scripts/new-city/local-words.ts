import type { City } from '@/lib/city/city-type';
import {
  distance,
  type Home,
  largestFirst,
  placeKey,
  stateForms,
  type Town,
  type TownTable,
} from '@/scripts/new-city/towns';

const km = { near: 25, wide: 80, region: 120 };
const count = { near: 24, fewest: 5, region: 3 };
const largeCity = 100_000;
/** A city so many times larger, across the county line, is the region's and no neighbor. */
const metropolis = 5;

/**
 * `near`: towns of the county, or within 25 km, or farther where few live, at most 24; `region`: at most three large
 * cities farther off. Nearest first.
 */
export function findNeighbors(home: Town, table: TownTable): { near: Town[]; region: Town[] } {
  const isInCounty = ({ admin1, admin2 }: Town) =>
    home.admin2 !== '' && admin1 === home.admin1 && admin2 === home.admin2;
  const isNear = (town: Town) => isInCounty(town) || distance(home, town) <= km.near;
  const isTooLarge = (town: Town) =>
    !isInCounty(town) && town.population >= Math.max(largeCity, metropolis * home.population);
  const around = table.all
    .filter(({ country, key }) => country === home.country && key !== home.key)
    .filter((town) => isInCounty(town) || distance(home, town) <= km.region)
    .toSorted(largestFirst)
    .filter(({ key }, index, all) => all.findIndex((one) => one.key === key) === index);
  const towns = around.filter((town) => !isTooLarge(town));
  const nearestFirst = (some: Town[]) =>
    some.toSorted((one, other) => distance(home, one) - distance(home, other));
  const close = towns.filter(isNear).slice(0, count.near);
  const wide = nearestFirst(towns.filter((town) => isNear(town) || distance(home, town) <= km.wide));
  const near = close.length < count.fewest ? wide.slice(0, count.fewest) : nearestFirst(close);
  const large = around.filter((town) => town.population >= largeCity && !near.includes(town));
  return { near, region: large.filter((town) => !isInCounty(town)).slice(0, count.region) };
}

/** Large towns whose names are also words or people's names: alone they say little. */
const commonNames: ReadonlySet<string> = new Set(
  (
    'alpine aurora bend concord corona davis denton enterprise erie eugene everett florence fountain franklin gilbert golden ' +
    'grant hamilton harmony hayward hope houston hurricane irving jackson jefferson kent lafayette lake liberty lincoln madison ' +
    'mobile monroe normal norman orange paradise parker pioneer plains price progress pueblo reading salem sandy spring ' +
    'springs stuart summit sunrise superior surprise temple troy tyler union university valley victor warren west winter'
  ).split(' '),
);

/** As many times larger than any other of its name, a place is what the name means. */
const outweighs = 4;
const tooMany = 3;
/** So large that its name is the city's even where it is a word, as with Phoenix or Dallas. */
const famous = 300_000;
const samePlaceKm = 50;

/** Whether a story may mean something else by the name: a word, a person, or a place that is as large. */
export function isUnsure(town: Town, table: TownTable): boolean {
  if (town.population < famous && commonNames.has(town.key)) return true;
  const others = table.named(town.key).filter((other) => distance(town, other) > samePlaceKm);
  const largest = Math.max(0, ...others.map(({ population }) => population));
  if (others.length === 0 || town.population >= outweighs * Math.max(1, largest)) return false;
  const inCountry = others.filter(({ country }) => country === town.country);
  return largest >= town.population || inCountry.length >= tooMany;
}

export type CityLocal = City['local'];
type LocalPlace = CityLocal['places'][number];

const elsewhereKm = 50;
const mostMeanings = 12;

/** A name that could be something else counts only in phrases that are sure, or beside another place (`unsure`). */
function localPlace({ name, town }: Home, reach: LocalPlace['reach'], table: TownTable): LocalPlace {
  const names = [...new Set([name, town.name])];
  if (!isUnsure(town, table)) return { reach, town: name, names };
  const sure = ['city of', 'town of'].map((kind) => `${kind} ${name}`);
  const offices = ['City Council', 'Police Department'].map((office) => `${name} ${office}`);
  const withState = stateForms(table.stateOf(town) ?? '').map((form) => `${name}, ${form}`);
  return { reach, town: name, names: [...withState, ...sure, ...offices], unsure: names };
}

/** Longer names that hold this one and are far off: `Boulder City`; the twelve largest. */
function otherMeanings(home: Town, table: TownTable): string[] {
  const longer = table.all.filter(({ key }) => key !== home.key && ` ${key} `.includes(` ${home.key} `));
  const near = longer.filter((town) => distance(home, town) <= elsewhereKm).map(({ key }) => key);
  const away = longer.filter(({ key }) => !near.includes(key)).toSorted(largestFirst);
  return [...new Set(away.slice(0, mostMeanings).map(({ name }) => name))];
}

/** Words of the local filter (lib/city/schema/news.ts): town, neighbors, county, large cities around, state. */
export function localWords(home: Home, table: TownTable): CityLocal {
  const { town } = home;
  const state = table.stateOf(town);
  const { near, region } = findNeighbors(town, table);
  const around = (towns: Town[], reach: LocalPlace['reach']) =>
    towns.map((one) => localPlace({ name: one.name, town: one }, reach, table));
  const places = [localPlace(home, 'town', table), ...around(near, 'county'), ...around(region, 'region')];
  const county = table.countyOf(town);
  const isOnly = county && table.isOnlyCounty(town.country, county);
  if (county && placeKey(county) !== town.key)
    places.push({ reach: 'county', ...(isOnly ? { names: [county] } : { names: [], unsure: [county] }) });
  if (state && placeKey(state) !== town.key)
    places.push({ reach: 'state', town: state, names: [...stateForms(state)] });
  return { places, takesIn: [], notPlaces: otherMeanings(town, table), addressParts: [] };
}
