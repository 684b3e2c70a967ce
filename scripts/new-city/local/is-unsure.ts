import { distance, type Town, type TownTable } from '../places/town-table';

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
