import type { City } from '@/lib/city/city-type';
import type { FrontStory } from '@/lib/front/front-page';

/** Number of headlines by town. */
export type TownCounts = ReadonlyMap<string, number>;

/** Returns the town that a story names, or that its source covers; undefined for a story from farther away. */
export function townOf({ name }: Pick<City, 'name'>, { item }: Pick<FrontStory, 'item'>): string | undefined {
  const { reach, town } = item.local ?? {};
  if (reach === 'town') return town ?? name;
  return reach === 'county' || reach === 'region' ? town : undefined;
}

/** Counts the stories of each town. A story that several sections list is counted once. */
export function countByTown(city: Pick<City, 'name'>, stories: readonly FrontStory[]): TownCounts {
  const links = new Map<string, Set<string>>();
  for (const story of stories) {
    const town = townOf(city, story);
    if (town !== undefined) links.set(town, (links.get(town) ?? new Set()).add(story.item.link));
  }
  return new Map([...links].map(([town, own]) => [town, own.size]));
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
