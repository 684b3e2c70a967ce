import { titleSlug } from '@/lib/base/address/title-slug';
import type { City } from '@/lib/city/city-type';
import type { Choice } from '../places/find-place';
import { stateForms } from '../places/names-around';
import { placeKey } from '../places/place-key';
import type { Place, PlaceTable } from '../places/place-table';
import { findNeighbors } from './find-neighbors';
import { isUnsure } from './is-unsure';
import { otherMeanings } from './other-meanings';

export type CityLocal = City['local'];
type LocalPlace = CityLocal['places'][number];

/** A state that shares its name with a larger city or the capital. */
const unsureStates = new Set(['Washington']);

/** A name that could be something else counts only in phrases that are sure, or beside another place (`unsure`). */
function homePlace({ name, place }: Choice, state: string | undefined, table: PlaceTable): LocalPlace {
  const names = [...new Set([name, place.name])];
  if (!isUnsure(place, table)) return { reach: 'town', town: name, names };
  const states = state ? (place.country === 'US' ? stateForms(state) : [state]) : [];
  const withState = states.map((form) => `${name}, ${form}`);
  const offices =
    place.country === 'US'
      ? [
          `city of ${name}`,
          `town of ${name}`,
          `${name} City Council`,
          `${name} Police Department`,
          `${name} High School`,
        ]
      : [];
  return { reach: 'town', town: name, names: [...withState, ...offices], unsure: names };
}

/** As papers write it first: St. Paul, Saint Paul. */
function spellings({ name, country }: Place): string[] {
  const short = country === 'US' ? name.replace(/\bSaint\b/, 'St.') : name;
  return [...new Set([short, name])];
}

function otherPlace(place: Place, reach: 'county' | 'region', table: PlaceTable): LocalPlace {
  const names = spellings(place);
  const [name = place.name] = names;
  if (!isUnsure(place, table)) return { reach, town: name, names };
  const sure = place.country === 'US' && reach === 'county' ? [`city of ${name}`, `town of ${name}`] : [];
  return { reach, town: name, names: sure, unsure: names };
}

function countyPlace(home: Place, county: string, table: PlaceTable): LocalPlace[] {
  if (placeKey(county) === home.key) return [];
  const isOnlyOne = table.countiesNamed(home.country, county) === 1;
  return [{ reach: 'county', names: isOnlyOne ? [county] : [], ...(!isOnlyOne && { unsure: [county] }) }];
}

function statePlace(home: Place, state: string): LocalPlace {
  const forms = home.country === 'US' ? stateForms(state) : [state];
  const sure = unsureStates.has(state) ? [`${state} state`, ...forms.slice(1)] : forms;
  return { reach: 'state', town: state, names: sure, ...(sure !== forms && { unsure: [state] }) };
}

function addressParts({ name, place }: Choice, county: string | undefined, table: PlaceTable) {
  const town = { part: titleSlug(name), reach: 'town', town: name } as const;
  const around = { part: titleSlug(county ?? ''), reach: 'county' } as const;
  const isOnlyOne = county !== undefined && table.countiesNamed(place.country, county) === 1;
  return [
    ...(isUnsure(place, table) ? [] : [town]),
    ...(isOnlyOne && around.part !== town.part ? [around] : []),
  ];
}

/** Words of the local filter (lib/city/schema/local.ts): town, neighbors, county, large cities around, state. */
export function localWords(home: Choice, state: string | undefined, table: PlaceTable): CityLocal {
  const { place } = home;
  const county = table.countyOf(place);
  const { near, region } = findNeighbors(place, table);
  const taken = new Set([place.key, placeKey(home.name)]);
  return {
    places: [
      homePlace(home, state, table),
      ...near.filter(({ key }) => !taken.has(key)).map((one) => otherPlace(one, 'county', table)),
      ...(county ? countyPlace(place, county, table) : []),
      ...region.map((one) => otherPlace(one, 'region', table)),
      ...(state && placeKey(state) !== place.key ? [statePlace(place, state)] : []),
    ],
    takesIn: [],
    notPlaces: otherMeanings(place, table),
    addressParts: addressParts(home, county, table),
  };
}
