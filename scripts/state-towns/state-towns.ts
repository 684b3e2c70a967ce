import { Info } from 'luxon';
import { countryName } from '@/lib/city/complete/region';
import { isUnsure } from '@/scripts/new-city/local-words';
import { OUTWEIGHS, placeKey, type Town } from '@/scripts/new-city/towns';

/** Town names by ISO 3166-2 code. `unsure`: names that may also be a person's name or an ordinary word. */
export type StateTowns = Record<string, { names: string[]; unsure: string[] }>;

/** Countries whose cities the site supports. */
const countries = ['CA', 'MX', 'US'];
const MIN_POPULATION = 2000;
/**
 * Names of towns with fewer people than this are `unsure`, because they often mean something else. `words`: for names
 * of several words; `word`: for single words, which may be surnames.
 */
const SURE_POPULATION = { words: 5000, word: 100_000 };
/** Names that are left out because they usually mean a date. August, for example, is a town in California. */
const dates = [...Info.months(), ...Info.weekdays(), 'Christmas', 'Easter'];

/**
 * Lists each state's towns by name. Leaves out names of other places that are not much smaller: `Pasadena` is in
 * California and Texas. Also leaves out names of states, countries and months.
 */
export function stateTowns(towns: readonly Town[]): StateTowns {
  const sameName = new Map<string, Town[]>();
  for (const town of towns) sameName.set(town.key, [...(sameName.get(town.key) ?? []), town]);
  const otherNames = new Set(
    [...dates, ...towns.flatMap(({ state = '', country }) => [state, countryName(country)])].map(placeKey),
  );
  const isClear = (town: Town) =>
    !otherNames.has(town.key) &&
    sameName
      .get(town.key)
      ?.every((one) => one.region === town.region || town.population >= OUTWEIGHS * one.population);
  const listed = towns.filter(
    (town) =>
      countries.includes(town.country) &&
      town.region !== town.country &&
      town.population >= MIN_POPULATION &&
      isClear(town),
  );
  const all: StateTowns = {};
  for (const town of listed.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const state = all[town.region] ?? { names: [], unsure: [] };
    all[town.region] = state;
    const isSmall = town.population < SURE_POPULATION[town.key.includes(' ') ? 'words' : 'word'];
    const list = isSmall || isUnsure(town, sameName.get(town.key) ?? []) ? state.unsure : state.names;
    if (!list.includes(town.name)) list.push(town.name);
  }
  return Object.fromEntries(Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
