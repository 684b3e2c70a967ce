import { LRUCache } from 'lru-cache';
import { languageOf } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { prominenceOf, storyKind } from '@/lib/news/classify/story-kind';
import { voiceOf } from '@/lib/news/classify/voice';
import { readPlace } from '@/lib/news/local/read-place';
import { isNear, type NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

export type Reader = {
  feedKey?: FeedKey;
  city: Pick<City, 'local' | 'forSale'> & Partial<Pick<City, 'locale'>>;
};

type DescribedItem = { item: NewsItem; isLocal: boolean };

function isOfArea({ covers }: FeedSource): boolean {
  return covers === 'town' || covers === 'county' || covers === 'region';
}

function describe(item: NewsItem, source: FeedSource, { feedKey, city }: Reader): DescribedItem {
  const { isLocal, reach, town, ...how } = readPlace(item, city.local, source.covers);
  const voice = voiceOf(item, source);
  const kind = storyKind(item, { feedKey, forSale: city.forSale, ...(voice && { voice }) });
  const language = languageOf(`${item.title} ${item.description}`, item.declaredLanguage, city.locale);
  // A town outside of the county is shown only in Local News.
  const showsTown = town !== undefined && (isNear({ reach }) || feedKey === 'local-news');
  const isOurs = isOfArea(source) && { isOurs: true as const };
  const local = { reach, ...(showsTown && { town }), ...how, ...isOurs };
  const prominence = prominenceOf(item, feedKey, local);
  const optional = { ...(voice && { voice }), ...(language && { language }) };
  return { item: { ...item, local, kind, prominence, ...optional }, isLocal };
}

/** Cached descriptions of a city's items, by section and by the source's coverage and voice. */
type CityDescriptions = Map<string, WeakMap<NewsItem, DescribedItem>>;

/** Maximum number of cities whose descriptions are cached. The least recently used one is dropped. */
const MAX_CITIES = 200;
const descriptions = new LRUCache<Reader['city']['local'], CityDescriptions>({ max: MAX_CITIES });

/**
 * Adds place, kind, prominence and language to an item, for one section of a city. Returns the same object for the same
 * item, city and section if the source's coverage and voice are the same.
 */
export function describeItem(item: NewsItem, source: FeedSource, reader: Reader): DescribedItem {
  const { local } = reader.city;
  const ofCity: CityDescriptions = descriptions.get(local) ?? new Map();
  descriptions.set(local, ofCity);
  const key = [reader.feedKey, source.covers, source.voice].join();
  const here = ofCity.get(key) ?? new WeakMap<NewsItem, DescribedItem>();
  const described = here.get(item) ?? describe(item, source, reader);
  ofCity.set(key, here.set(item, described));
  return described;
}
