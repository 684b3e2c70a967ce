import type { City } from '@/lib/city/city-type';
import { servedCities } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';

type NetworkFacts = Pick<City, 'banner' | 'locale' | 'key' | 'editionOf'>;

/**
 * Returns the city's text on its network, else the number of publications; undefined for a single one in any number of
 * languages.
 */
export function bannerOf(city: NetworkFacts): string | undefined {
  const all = servedCities();
  const ownKey = city.editionOf ?? city.key;
  const isAlone = all.every(({ key, editionOf }) => (editionOf ?? key) === ownKey);
  return city.banner ?? (isAlone ? undefined : messages(city).layout.network(all.length));
}
