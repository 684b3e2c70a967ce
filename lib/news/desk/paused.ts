import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { folded } from '@/lib/news/desk/hide-rule';
import { inForce } from '@/lib/news/desk/in-force';
import type { ListedSource } from '@/lib/news/sources/listed-sources';

export function isPaused({ name }: FeedSource, city: City): boolean {
  return name !== undefined && inForce(city).paused.has(folded(name));
}

/** Whether none of the cities that list a feed has it asked. */
export function isPausedFor({ source, cities }: ListedSource): boolean {
  return cities.every((city) => isPaused(source, city));
}
