import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { folded } from '@/lib/news/desk/hide-rule';
import { inForce } from '@/lib/news/desk/in-force';
import type { ListedSource } from '@/lib/news/sources/listed-sources';

/** Whether a city's editors have paused a source. */
export function isPaused({ name }: FeedSource, city: City): boolean {
  return name !== undefined && inForce(city, Date.now()).paused.has(folded(name));
}

/** Whether all cities that list a feed have paused it. Such a feed is not fetched. */
export function isPausedFor({ source, cities }: ListedSource): boolean {
  return cities.every((city) => isPaused(source, city));
}
