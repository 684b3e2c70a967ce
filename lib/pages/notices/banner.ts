import type { City } from '@/lib/city/city-type';
import { servedCities } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';

type NetworkFacts = Pick<City, 'banner' | 'locale' | 'key' | 'editionOf'>;

/**
 * Returns the city's own banner text, else the number of publications in the network. Undefined if the network has only
 * this city and its language editions.
 */
export function bannerOf(city: NetworkFacts): string | undefined {
  const all = servedCities();
  const ownKey = city.editionOf ?? city.key;
  const isAlone = all.every(({ key, editionOf }) => (editionOf ?? key) === ownKey);
  return city.banner ?? (isAlone ? undefined : messages(city).layout.network(all.length));
}
