import type { City } from '@/lib/city/city-type';
import { upcomingEvents } from '@/lib/events/event-store';
import type { FrontStory } from '@/lib/front/front-page';
import { allStories, failedOf, type PageMaterial, readMaterial } from '@/lib/front/page-material';
import { type Town, townAt, townsOf } from '@/lib/front/towns/town-list';
import { isInTown, storiesOfTown } from '@/lib/front/towns/where-news';
import type { LocalEvent } from '@/lib/news/event';
import { readPlace } from '@/lib/news/local/read-place';
import type { Place } from '@/lib/news/news-item';
import { isUnread, sectionFeeds } from '@/lib/news/section/section-news';
import { sectionsHere } from '@/lib/news/sources/sections-here';

/** `isLoading`: there are no stories, but some feeds have not been read yet. */
export type TownNews = { town: Town; stories: readonly FrontStory[]; isLoading?: true };

/** Minimum number of stories for a town's page to be listed in search engines. */
export const MIN_STORIES_IN_SEARCH = 5;

/** Returns the towns that have stories in any section, each with its stories. */
export function townNews(
  city: City,
  material: Pick<PageMaterial, 'sections'>,
  candidates: readonly Town[],
): TownNews[] {
  const all = allStories(material);
  const towns = candidates.map((town) => ({ town, stories: storiesOfTown(city, town.name, all) }));
  return towns.filter(({ stories }) => stories.length > 0);
}

export async function readTowns(city: City): Promise<TownNews[]> {
  return townNews(city, await readMaterial(city), townsOf(city));
}

/** Returns a town's news, even if it has no stories; undefined if the city has no such town. */
export async function readTown(city: City, path: string): Promise<TownNews | undefined> {
  const town = townAt(city, path);
  if (!town) return undefined;
  const material = await readMaterial(city);
  const [known] = townNews(city, material, [town]);
  if (known) return known;
  const feeds = await Promise.all(sectionsHere(city).map(({ feedKey }) => sectionFeeds(city, feedKey)));
  const isUnknown = failedOf(material).length > 0 || feeds.flat().some(isUnread);
  return { town, stories: [], ...(isUnknown && { isLoading: true }) };
}

const inAddress = /([^,]+), [A-Z]{2}(?: [\d-]+)?$/;

/** Returns where an event takes place, according to its address or, failing that, its title and place. */
function placeOf(city: City, { title, place, address = '' }: LocalEvent): Partial<Place> {
  const words = [title, place, address].join('. ');
  const named = readPlace({ title: words, description: '', link: '' }, city.local, 'town');
  const town = inAddress.exec(address)?.[1]?.trim();
  return { ...named, ...(town && { town }) };
}

/** Returns a town's upcoming events, soonest first. */
export async function eventsIn(city: City, { name }: Town, now: Date): Promise<LocalEvent[]> {
  const calendar = await upcomingEvents(city, now);
  const events = calendar.state === 'events' ? calendar.events : [];
  return events.filter((event) => isInTown(city, placeOf(city, event), name));
}
