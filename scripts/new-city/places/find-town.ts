import { bad, good, type Result } from '../answers/ask';
import { countryName, largestFirst, placeKey, stateForms, type Town, type TownTable } from './town-table';

/** `name`: as it was written, where the table has another form: New York for New York City. */
export type Home = { name: string; town: Town };

const mostShown = 12;

/** Keys of all that may stand after the name of a town: county, state, its short forms and codes, country. */
function namesAround(town: Town, table: TownTable): ReadonlySet<string> {
  const { country, admin1 } = town;
  const county = table.countyOf(town) ?? '';
  const state = table.stateOf(town) ?? '';
  const american = country === 'US' ? ['USA', admin1, `US-${admin1}`, ...stateForms(state)] : [];
  const names = [country, countryName(country), county, county.replace(/ (County|Parish|Borough)$/, '')];
  return new Set([...names, state, ...american].map(placeKey).filter(Boolean));
}

/** Largest first; of several in one county only the largest. */
function distinct(towns: readonly Town[]): Town[] {
  const areaOf = ({ country, admin1, admin2 }: Town) => `${country} ${admin1} ${admin2}`;
  const sorted = towns.toSorted(largestFirst);
  return sorted.filter((town, index) => sorted.findIndex((one) => areaOf(one) === areaOf(town)) === index);
}

/** `Boulder, Boulder County, Colorado; Boulder, Jefferson County, Montana`, abroad with the country; at most twelve. */
function listed(towns: readonly Town[], table: TownTable): string {
  const lines = towns.slice(0, mostShown).map((town) => {
    const country = town.country === 'US' ? undefined : countryName(town.country);
    return [town.name, table.countyOf(town), table.stateOf(town), country].filter(Boolean).join(', ');
  });
  return lines.join('; ');
}

/** The one town that `Boulder, CO` or `Mérida, Yucatán, Mexico` means. */
export function findTown(text: string, table: TownTable): Result<Home> {
  const [name = '', ...around] = text.split(',').map((part) => part.trim());
  const key = placeKey(name);
  if (!key) return bad('A city and its region are needed, such as “Boulder, Colorado”.');
  const fits = (town: Town) => {
    const names = namesAround(town, table);
    return around.every((part) => names.has(placeKey(part)));
  };
  const exact = distinct(table.named(key).filter(fits));
  const [town, ...others] = exact.length > 0 ? exact : distinct(table.named(`${key} city`).filter(fits));
  if (town && others.length > 0)
    return bad(
      `“${text}” is the name of several places: ${listed([town, ...others], table)}. Name one of them.`,
    );
  if (town) return good({ name: town.name.toLowerCase() === name.toLowerCase() ? town.name : name, town });
  const known = listed(distinct(table.named(key)), table);
  const hint = known ? `There is ${known}.` : 'It has those with about 1,000 people or more.';
  return bad(`No place “${text}” in the table of places: check its spelling. ${hint}`);
}
