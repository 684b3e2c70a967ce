import { wordsOf } from '@/lib/news/local/words-of';
import { bad, good, type Result } from '../result';
import { countryName, namesAround } from './names-around';
import { placeKey } from './place-key';
import type { Place, PlaceTable } from './place-table';
import type { Country } from './region-code';

/** `name`: as it was written, where the table has another form: New York for New York City, St. Paul for Saint Paul. */
export type Choice = { name: string; place: Place };

const mostChoices = 12;

/** `Boulder, Colorado`, with the county where that is needed to tell it from another place. */
export function inFull({ name, place }: Choice, table: PlaceTable, withCounty = false): string {
  const country = place.country === 'US' ? undefined : countryName(place.country);
  const parts = [name, withCounty ? table.countyOf(place) : undefined, table.stateOf(place), country];
  return parts.filter((part, index) => part && part !== parts[index - 1]).join(', ');
}

function sameArea(one: Place, other: Place): boolean {
  return one.country === other.country && one.admin1 === other.admin1 && one.admin2 === other.admin2;
}

/** Largest first; of several in one county only the largest, and no neighborhood beside a town. */
function distinct(places: readonly Place[]): Place[] {
  const towns = places.some(({ isPart }) => !isPart) ? places.filter(({ isPart }) => !isPart) : places;
  const sorted = towns.toSorted((one, other) => other.population - one.population);
  return sorted.filter((place, index) => sorted.findIndex((other) => sameArea(place, other)) === index);
}

function nothing(text: string, name: string, table: PlaceTable): { ok: false; why: string } {
  const others = distinct(table.named(placeKey(name))).map((place) => inFull({ name, place }, table));
  const known = others.length > 0 ? ` There is ${others.slice(0, mostChoices).join('; ')}.` : '';
  return bad(
    `No place “${text}” in the table of places with about 1,000 people or more: check its spelling.${known}`,
  );
}

/** The places that `Boulder, CO` or `Mérida, Yucatán, Mexico` may mean, largest first; never an empty list. */
export function findPlaces(text: string, table: PlaceTable, all: readonly Country[]): Result<Choice[]> {
  const [name = '', ...around] = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (!name) return bad('A city and its region are needed, such as “Boulder, Colorado”.');
  const key = placeKey(name);
  const fits = (place: Place) => {
    const names = namesAround(place, table, all);
    return around.every((part) => names.has(placeKey(part)));
  };
  const exact = distinct(table.named(key).filter(fits));
  const places = exact.length > 0 ? exact : distinct(table.named(`${key} city`).filter(fits));
  if (places.length === 0) return nothing(text, name, table);
  const isSame = (place: Place) => wordsOf(place.name).join() === wordsOf(name).join();
  return good(places.map((place) => ({ name: isSame(place) ? place.name : name, place })));
}

/** One line a choice, told apart by state, and by county where two are in one state. */
export function choiceLines(choices: readonly Choice[], table: PlaceTable): string[] {
  return choices.slice(0, mostChoices).map((choice) => {
    const { country, admin1 } = choice.place;
    const inState = choices.filter(({ place }) => place.country === country && place.admin1 === admin1);
    return inFull(choice, table, inState.length > 1);
  });
}
