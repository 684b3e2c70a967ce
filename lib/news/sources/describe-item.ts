import { languageOf } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/feed-source';
import { storyKind } from '@/lib/news/classify/story-kind';
import { readPlace } from '@/lib/news/local/read-place';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

export type Reader = { feedKey?: FeedKey; city: Pick<City, 'local' | 'forSale'> };

export type DescribedItem = { item: NewsItem; isLocal: boolean };

function describe(item: NewsItem, source: FeedSource, { feedKey, city }: Reader): DescribedItem {
  const { isLocal, reach, town } = readPlace(item, city.local, source.covers);
  const kind = storyKind(item, { feedKey, forSale: city.forSale });
  const language = languageOf(`${item.title} ${item.description}`);
  const isNear = reach === 'town' || reach === 'county';
  // Farther off, the place is shown in local news only.
  const isTold = town !== undefined && (isNear || feedKey === 'local-news');
  const local = { reach, ...(isTold && { town }) };
  return { item: { ...item, local, kind, ...(language && { language }) }, isLocal };
}

type Known = Map<string, DescribedItem>;
const known = new WeakMap<Reader['city']['local'], WeakMap<NewsItem, Known>>();

/** Cached: the same object for one item, city, section and kind of source. */
export function describeItem(item: NewsItem, source: FeedSource, reader: Reader): DescribedItem {
  const { local } = reader.city;
  const ofCity = known.get(local) ?? new WeakMap<NewsItem, Known>();
  known.set(local, ofCity);
  const ofItem: Known = ofCity.get(item) ?? new Map();
  ofCity.set(item, ofItem);
  const key = `${reader.feedKey ?? ''} ${source.covers ?? ''}`;
  const described = ofItem.get(key) ?? describe(item, source, reader);
  ofItem.set(key, described);
  return described;
}
