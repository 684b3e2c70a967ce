import { titleSlug } from '@/lib/base/addresses';
import { memoizeByObject } from '@/lib/base/cache';
import type { City } from '@/lib/city/city-type';
import { isNear, type Place } from '@/lib/news/news-item';

/** `path`: path of the town's page, which exists even if no story names the town. */
export type Town = { name: string; path: string };

type CityPlaces = Pick<City, 'name' | 'local'> & Partial<Pick<City, 'locale'>>;

/** Returns the city, then other towns of the county and named parts of town, sorted by name. */
export const townsOf = memoizeByObject(({ name: own, local, locale }: CityPlaces): readonly Town[] => {
  const near = local.places.filter(isNear);
  const names = new Set(near.flatMap(({ town = [], part = [] }) => [town, part].flat()));
  names.delete(own);
  const sorted = [own, ...[...names].toSorted(new Intl.Collator(locale).compare)];
  const towns = sorted.map((name) => ({ name, path: `/towns/${titleSlug(name)}` }));
  return [...new Map(towns.map((town) => [town.path, town])).values()];
});

/** Returns the town whose page is at `path`; undefined for other paths. */
export function townAt(city: City, path: string): Town | undefined {
  return townsOf(city).find((town) => town.path === path);
}

/** Returns the name shown above a headline: the part of town if the story names one, else the town. */
export function placeName({ town, part }: Partial<Pick<Place, 'town' | 'part'>> = {}): string | undefined {
  return part ?? town;
}

/** Returns the path of a town's page; undefined for a name without a page, such as the region's. */
export function townPath(city: City, name: string | undefined): string | undefined {
  return townsOf(city).find((town) => town.name === name)?.path;
}
