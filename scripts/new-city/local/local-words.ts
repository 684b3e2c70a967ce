import type { City } from '@/lib/city/city-type';
import type { Home } from '../places/find-town';
import {
  distance,
  largestFirst,
  placeKey,
  stateForms,
  type Town,
  type TownTable,
} from '../places/town-table';
import { findNeighbors } from './find-neighbors';
import { isUnsure } from './is-unsure';

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
