import { thisCity } from '@/lib/city/this-city';
import { upcomingEvents } from '@/lib/events/event-store';
import type { FrontStory } from '@/lib/front/front-page';
import { byLanguage, byTime } from '@/lib/front/order';
import { allStories, failedOf, type PageMaterial } from '@/lib/front/page-material';
import { readMaterial } from '@/lib/front/read-front-page';
import { nothingShown, takeStories } from '@/lib/front/take-stories';
import { type Town, townAt, townsOf } from '@/lib/front/towns/town-list';
import { messages } from '@/lib/messages/messages';
import type { LocalEvent } from '@/lib/news/calendar/event';
import { readPlace } from '@/lib/news/local/read-place';
import type { Place } from '@/lib/news/news-item';
import { isUnread, mostItems, sectionFeeds } from '@/lib/news/section/section-news';
import { sectionsHere } from '@/lib/news/sources/sections-here';

export type TownNews = { town: Town; stories: readonly FrontStory[] };

/** Fewer stories make a page for readers of the town, but none for search engines. */
export const fewestListed = 5;

/** What names no town is the city's own. */
function carries({ reach, town, part }: Partial<Place>, name: string): boolean {
  const own = reach === 'town' ? thisCity().name : undefined;
  return part === name || (town ?? own) === name;
}

function storiesOf(name: string, all: readonly FrontStory[]): FrontStory[] {
  const ofTown = all.filter(({ item }) => !item.event && carries(item.local ?? {}, name));
  const { main, others } = byLanguage(byTime(ofTown), thisCity(), all);
  return takeStories([...main, ...others], mostItems, nothingShown());
}

/** Of these towns those that stories of any section name, each with these, newest first. */
export function townNews(material: Pick<PageMaterial, 'sections'>, among = townsOf()): TownNews[] {
  const all = allStories(material);
  const towns = among.map((town) => ({ town, stories: storiesOf(town.name, all) }));
  return towns.filter(({ stories }) => stories.length > 0);
}

export async function readTowns(): Promise<TownNews[]> {
  return townNews(await readMaterial());
}

export function townSentence({ name }: Town): string {
  return messages().towns.sentence(name);
}

/** Undefined for a town that no story names; without stories while what some of the news tells is not known. */
export async function readTown(path: string): Promise<TownNews | undefined> {
  const town = townAt(path);
  if (!town) return undefined;
  const material = await readMaterial();
  const [known] = townNews(material, [town]);
  if (known) return known;
  const feeds = await Promise.all(sectionsHere().map(({ feedKey }) => sectionFeeds(feedKey)));
  const isUnknown = failedOf(material).length > 0 || feeds.flat().some(isUnread);
  return isUnknown ? { town, stories: [] } : undefined;
}

const inAddress = /([^,]+), [A-Z]{2}(?: [\d-]+)?$/;

/** By its address, else by its words; where these name none it is the city's own, as in data for machines. */
function placeOf({ title, place, address = '' }: LocalEvent): Partial<Place> {
  const words = [title, place, address].join('. ');
  const told = readPlace({ title: words, description: '', link: '' }, thisCity().local, 'town');
  const town = inAddress.exec(address)?.[1]?.trim();
  return { ...told, ...(town && { town }) };
}

/** Events to come there, soonest first. */
export async function eventsIn({ name }: Town, now: Date): Promise<LocalEvent[]> {
  const calendar = await upcomingEvents(now);
  const events = calendar.state === 'events' ? calendar.events : [];
  return events.filter((event) => carries(placeOf(event), name));
}
