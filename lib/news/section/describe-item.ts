import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/base/process-wide';
import { languageOf } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import type { FeedSource, ForSale, StoryKind } from '@/lib/city/schema/news';
import { storyKind } from '@/lib/news/classify/story-kind';
import { readPlace } from '@/lib/news/local/read-place';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

export type Reader = { feedKey?: FeedKey; city: Pick<City, 'local' | 'forSale'> };

export type DescribedItem = { item: NewsItem; isLocal: boolean };

/** By section, of what no city's own words change. */
const kinds = processWide('story kinds', () => new Map<FeedKey | undefined, WeakMap<NewsItem, StoryKind>>());

/** A shared feed's stories are of the same kind in each city. */
function kindOf(item: NewsItem, feedKey: FeedKey | undefined, forSale: ForSale | undefined): StoryKind {
  if (forSale) return storyKind(item, { feedKey, forSale });
  const known = kinds.get(feedKey) ?? new WeakMap<NewsItem, StoryKind>();
  const kind = known.get(item) ?? storyKind(item, { feedKey });
  kinds.set(feedKey, known.set(item, kind));
  return kind;
}

function describe(item: NewsItem, source: FeedSource, { feedKey, city }: Reader): DescribedItem {
  const { isLocal, reach, town } = readPlace(item, city.local, source.covers);
  const kind = kindOf(item, feedKey, city.forSale);
  const language = languageOf(`${item.title} ${item.description}`, item.declaredLanguage);
  const isNear = reach === 'town' || reach === 'county';
  // Farther off, the place is shown in local news only.
  const isTold = town !== undefined && (isNear || feedKey === 'local-news');
  const local = { reach, ...(isTold && { town }) };
  return { item: { ...item, local, kind, ...(language && { language }) }, isLocal };
}

/** By section and kind of source. */
type OfCity = Map<string, WeakMap<NewsItem, DescribedItem>>;

/** Of the cities that were read last: each has a description of each item. */
const mostCities = 200;
const known = processWide(
  'described items',
  () => new LRUCache<Reader['city']['local'], OfCity>({ max: mostCities }),
);

/** Cached: the same object for one item, city, section and kind of source. */
export function describeItem(item: NewsItem, source: FeedSource, reader: Reader): DescribedItem {
  const { local } = reader.city;
  const ofCity: OfCity = known.get(local) ?? new Map();
  known.set(local, ofCity);
  const key = `${reader.feedKey ?? ''} ${source.covers ?? ''}`;
  const here = ofCity.get(key) ?? new WeakMap<NewsItem, DescribedItem>();
  const described = here.get(item) ?? describe(item, source, reader);
  ofCity.set(key, here.set(item, described));
  return described;
}
