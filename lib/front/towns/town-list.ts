import { titleSlug } from '@/lib/base/addresses';
import { onceOf } from '@/lib/base/cache';
import type { City } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import type { Place } from '@/lib/news/news-item';

/** `path`: of its page, which is there while stories name it. */
export type Town = { name: string; path: string };

type OfCity = Pick<City, 'name' | 'local'> & Partial<Pick<City, 'locale'>>;

const listTowns = onceOf(({ name: own, local, locale }: OfCity): readonly Town[] => {
  const near = local.places.filter(({ reach }) => reach === 'town' || reach === 'county');
  const names = new Set(near.flatMap(({ town = [], part = [] }) => [town, part].flat()));
  names.delete(own);
  const sorted = [own, ...[...names].toSorted(new Intl.Collator(locale).compare)];
  const towns = sorted.map((name) => ({ name, path: `/towns/${titleSlug(name)}` }));
  return [...new Map(towns.map((town) => [town.path, town])).values()];
});

/** The city, then its neighbors in the county and parts of town with a name of their own. */
export function townsOf(city: OfCity = thisCity()): readonly Town[] {
  return listTowns(city);
}

export function townAt(path: string): Town | undefined {
  return townsOf().find((town) => town.path === path);
}

/** What stands over a headline: the part of town, where it has a name of its own. */
export function placeName({ town, part }: Partial<Pick<Place, 'town' | 'part'>> = {}): string | undefined {
  return part ?? town;
}

/** The path of its page; undefined for what has none, such as the region. */
export function townPath(name: string | undefined): string | undefined {
  return townsOf().find((town) => town.name === name)?.path;
}
