import type { City } from '@/lib/city/city-type';
import { servedCities } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';

type Told = Pick<City, 'banner' | 'locale' | 'key' | 'editionOf'>;

/** What a city says of its network: its own words, else how many publications there are; undefined for one alone, in whatever languages. */
export function bannerOf(city: Told): string | undefined {
  const all = servedCities();
  const paper = city.editionOf ?? city.key;
  const isAlone = all.every(({ key, editionOf }) => (editionOf ?? key) === paper);
  return city.banner ?? (isAlone ? undefined : messages(city).layout.network(all.length));
}
