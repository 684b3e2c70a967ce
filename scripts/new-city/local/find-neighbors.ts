import { distance } from '../places/distance';
import type { Place, PlaceTable } from '../places/place-table';

export type Neighbors = {
  /** Of the county, or within 25 km, or farther where few live; nearest first. */
  near: readonly Place[];
  /** Large cities of the region; largest first. */
  region: readonly Place[];
};

const nearKm = 25;
const regionKm = 120;
const largeCity = 100_000;
/** A city so many times larger, across the county line, is the region's and no neighbor. */
const metropolis = 5;
const most = { near: 24, region: 3 };
/** In a wide country a town 60 km away is a neighbor. */
const wide = { fewest: 5, km: 80 };

type Candidate = { place: Place; km: number; inCounty: boolean };

function candidates(home: Place, table: PlaceTable): Candidate[] {
  return table.all
    .filter(({ country, isPart, key }) => country === home.country && !isPart && key !== home.key)
    .map((place) => ({
      place,
      km: distance(home, place),
      inCounty: home.admin2 !== '' && place.admin1 === home.admin1 && place.admin2 === home.admin2,
    }))
    .filter(({ place, km, inCounty }) => place.population > 0 && (inCounty || km <= regionKm));
}

function eachOnce(list: readonly Candidate[]): Candidate[] {
  return list.filter(
    ({ place }, index) => list.findIndex((other) => other.place.key === place.key) === index,
  );
}

/** With the next ones down the road, where there are fewer than five. */
function atLeastSome(near: readonly Candidate[], others: readonly Candidate[]): Candidate[] {
  const byDistance = (one: Candidate, other: Candidate) => one.km - other.km;
  const farther = others.filter((one) => one.km <= wide.km && !near.includes(one)).toSorted(byDistance);
  const missing = Math.max(0, wide.fewest - near.length);
  return [...near, ...farther.slice(0, missing)].toSorted(byDistance);
}

/** Towns that a reader there calls neighbors, at most 24, and at most three large cities farther off. */
export function findNeighbors(home: Place, table: PlaceTable): Neighbors {
  const bySize = eachOnce(
    candidates(home, table).toSorted((one, other) => other.place.population - one.place.population),
  );
  const isMetropolis = ({ place, inCounty }: Candidate) =>
    !inCounty && place.population >= Math.max(largeCity, metropolis * home.population);
  const [large, small] = [bySize.filter(isMetropolis), bySize.filter((one) => !isMetropolis(one))];
  const around = small.filter(({ inCounty, km }) => inCounty || km <= nearKm).slice(0, most.near);
  const near = atLeastSome(around, small);
  const region = bySize.filter(
    (one) => !near.includes(one) && !one.inCounty && (one.km > nearKm || large.includes(one)),
  );
  return {
    near: near.map(({ place }) => place),
    region: region.flatMap(({ place }) => (place.population >= largeCity ? place : [])).slice(0, most.region),
  };
}
