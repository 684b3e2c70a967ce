import { distance } from '../places/distance';
import type { Place, PlaceTable } from '../places/place-table';
import { commonNames } from './common-names';

/** As many times larger than any other of its name, a place is what the name means. */
const outweighs = 4;
const tooMany = 3;
/** So large that its name is the city's even where it is a word, as with Phoenix or Dallas. */
const famous = 300_000;
const samePlaceKm = 50;

/** Whether a story may mean something else by the name: a word, a person, or a place that is as large. */
export function isUnsure(place: Place, table: PlaceTable): boolean {
  if (place.population < famous && commonNames.has(place.key)) return true;
  const others = table.named(place.key).filter((other) => distance(place, other) > samePlaceKm);
  const largest = Math.max(0, ...others.map(({ population }) => population));
  if (others.length === 0 || place.population >= outweighs * Math.max(1, largest)) return false;
  const inCountry = others.filter(({ country }) => country === place.country);
  return largest >= place.population || inCountry.length >= tooMany;
}
