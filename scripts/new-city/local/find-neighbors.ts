import { distance, largestFirst, type Town, type TownTable } from '../places/town-table';

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
