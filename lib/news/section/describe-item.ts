import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/base/process-wide';
import { languageOf } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { prominenceOf, storyKind } from '@/lib/news/classify/story-kind';
import { readPlace } from '@/lib/news/local/read-place';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

export type Reader = {
  feedKey?: FeedKey;
  city: Pick<City, 'local' | 'forSale'> & Partial<Pick<City, 'locale'>>;
};

export type DescribedItem = { item: NewsItem; isLocal: boolean };

function isOfArea({ covers }: FeedSource): boolean {
  return covers === 'town' || covers === 'county' || covers === 'region';
}

function describe(item: NewsItem, source: FeedSource, { feedKey, city }: Reader): DescribedItem {
  const { isLocal, reach, town, ...how } = readPlace(item, city.local, source.covers);
  const kind = storyKind(item, { feedKey, forSale: city.forSale });
  const language = languageOf(`${item.title} ${item.description}`, item.declaredLanguage, city.locale);
  const isNear = reach === 'town' || reach === 'county';
  // Only local news shows the place of a story from farther off.
  const showsTown = town !== undefined && (isNear || feedKey === 'local-news');
  const isOurs = isOfArea(source) && { isOurs: true as const };
  const local = { reach, ...(showsTown && { town }), ...how, ...isOurs };
  const prominence = prominenceOf(item, feedKey, local);
  return { item: { ...item, local, kind, prominence, ...(language && { language }) }, isLocal };
}

/** Descriptions of a city's items by section and coverage of the source. */
type CityDescriptions = Map<string, WeakMap<NewsItem, DescribedItem>>;

/** Cities whose descriptions are kept, the most recently read first. */
const MAX_CITIES = 200;
const known = processWide(
  'described items',
  () => new LRUCache<Reader['city']['local'], CityDescriptions>({ max: MAX_CITIES }),
);

/**
 * Adds to an item its place, kind, prominence and language, as a section of a city sees it. Returns the same object for
 * the same item, city, section and coverage of the source.
 */
export function describeItem(item: NewsItem, source: FeedSource, reader: Reader): DescribedItem {
  const { local } = reader.city;
  const ofCity: CityDescriptions = known.get(local) ?? new Map();
  known.set(local, ofCity);
  const key = `${reader.feedKey ?? ''} ${source.covers ?? ''}`;
  const here = ofCity.get(key) ?? new WeakMap<NewsItem, DescribedItem>();
  const described = here.get(item) ?? describe(item, source, reader);
  ofCity.set(key, here.set(item, described));
  return described;
}
