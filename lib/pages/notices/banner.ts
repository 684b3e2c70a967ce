import type { City } from '@/lib/city/city-type';
import { servedCities } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';

/** What a city says of its network: its own words, else how many publications there are; undefined for one alone. */
export function bannerOf(city: Pick<City, 'banner' | 'locale'>): string | undefined {
  const { length } = servedCities();
  return city.banner ?? (length > 1 ? messages(city).layout.network(length) : undefined);
}
