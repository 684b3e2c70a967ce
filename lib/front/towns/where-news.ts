import type { City } from '@/lib/city/city-type';
import type { FrontStory } from '@/lib/front/front-page';
import { byLanguage, byTime } from '@/lib/front/order';
import { nothingShown, takeStories } from '@/lib/front/take-stories';
import type { Place } from '@/lib/news/news-item';

type Paper = Pick<City, 'name' | 'region' | 'locale'>;

/** Number of headlines by town. */
export type TownCounts = ReadonlyMap<string, number>;

/** Returns the town that a story names, or that its source covers; undefined for a story from farther away. */
export function townOf({ name }: Pick<City, 'name'>, { item }: Pick<FrontStory, 'item'>): string | undefined {
  const { reach, town } = item.local ?? {};
  if (reach === 'town') return town ?? name;
  return reach === 'county' || reach === 'region' ? town : undefined;
}

/** Whether a place is in the town or part of town called `name`. A local place without a town is in the city itself. */
export function isInTown(
  city: Pick<City, 'name'>,
  { reach, town, part }: Partial<Place>,
  name: string,
): boolean {
  const own = reach === 'town' ? city.name : undefined;
  return part === name || (town ?? own) === name;
}

/**
 * Returns a town's stories, each once, newest first. If they are separated by language (byLanguage), other languages
 * come last.
 */
export function storiesOfTown(city: Paper, name: string, all: readonly FrontStory[]): FrontStory[] {
  const ofTown = all.filter(({ item }) => !item.event && isInTown(city, item.local ?? {}, name));
  const { main, others } = byLanguage(byTime(ofTown), city, all);
  return takeStories([...main, ...others], ofTown.length, nothingShown());
}

/** Counts the stories on each town's page. */
export function countByTown(city: Paper, all: readonly FrontStory[]): TownCounts {
  const names = new Set(all.flatMap((story) => townOf(city, story) ?? []));
  const counts = [...names].map((name) => [name, storiesOfTown(city, name, all).length] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

/**
 * Returns the first of `stories` from each town, then `others`. The city itself comes first, then the towns
 * with the most stories.
 */
export function townsFirst(
  city: Pick<City, 'name'>,
  stories: readonly FrontStory[],
  others: readonly FrontStory[],
  counts: TownCounts,
): FrontStory[] {
  const first = new Map<string, FrontStory>();
  for (const story of stories) {
    const town = townOf(city, story);
    if (town !== undefined && !first.has(town)) first.set(town, story);
  }
  const rank = ([town]: readonly [string, FrontStory]) =>
    town === city.name ? Number.POSITIVE_INFINITY : (counts.get(town) ?? 0);
  const firsts = [...first]
    .toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1))
    .map(([, story]) => story);
  return [...new Set([...firsts, ...others])];
}
