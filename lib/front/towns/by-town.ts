import type { City } from '@/lib/city/city-type';
import type { FrontStory } from '@/lib/front/front-page';
import { messages } from '@/lib/messages/messages';

type TownStories = { town: string; stories: readonly FrontStory[] };

/**
 * Returns the heading for a story without a town: the county, under the first name that the city lists for
 * it, else the region.
 */
function areaOf({ item }: FrontStory, city: City): string {
  const { local } = city;
  const county = local.places.find(({ reach, town }) => reach === 'county' && town === undefined)?.names[0];
  if (item.local?.reach === 'county' && county) return county;
  return local.takesIn[0] ?? messages(city).front.aroundRegion;
}

/**
 * Groups stories by town: the city itself first, then other towns in the order of their first story, then stories
 * without a town.
 */
export function byTown(stories: readonly FrontStory[], city: City): TownStories[] {
  const towns = new Map<string, FrontStory[]>([[city.name, []]]);
  const areas = new Map<string, FrontStory[]>();
  for (const story of stories) {
    const { town, reach } = story.item.local ?? {};
    const groups = town === undefined || reach === 'state' ? areas : towns;
    const name = town ?? areaOf(story, city);
    groups.set(name, [...(groups.get(name) ?? []), story]);
  }
  return [...towns, ...areas].flatMap(([town, list]) => (list.length > 0 ? [{ town, stories: list }] : []));
}
