import { distance } from '../places/distance';
import { countryName, languageOf } from '../places/names-around';
import type { Place, PlaceTable } from '../places/place-table';

const aroundKm = 50;
const most = 12;
const wellKnown = 20_000;

function bySize(places: readonly Place[]): Place[] {
  return places.toSorted((one, other) => other.population - one.population);
}

/** `Mérida, Venezuela`: followed by their country, towns of the same name abroad are told apart. */
function abroad(home: Place, table: PlaceTable): string[] {
  const others = table
    .named(home.key)
    .filter(({ country, population }) => country !== home.country && population >= wellKnown);
  const languages = ['en', languageOf(home.country)];
  return bySize(others).flatMap(({ name, country }) =>
    languages.map((language) => `${name}, ${countryName(country, language)}`),
  );
}

/** Phrases that hold the name and mean another place: `Boulder City`, `Mérida, Spain`; at most twelve of each. */
export function otherMeanings(home: Place, table: PlaceTable): string[] {
  const longer = table.all.filter(
    ({ key, population }) => key !== home.key && population > 0 && ` ${key} `.includes(` ${home.key} `),
  );
  const away = bySize(longer.filter((place) => distance(home, place) > aroundKm));
  const near = new Set(longer.filter((place) => distance(home, place) <= aroundKm).map(({ key }) => key));
  const names = away
    .filter(({ key }) => !near.has(key))
    .slice(0, most)
    .map(({ name }) => name);
  return [...new Set([...names, ...abroad(home, table).slice(0, most)])];
}
