import { languageOf } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/feed-source';
import { storyKind } from '@/lib/news/classify/story-kind';
import { readPlace } from '@/lib/news/local/read-place';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

/** Where an item is read: the section, and what the city says of places and of things for sale. */
export type Reader = { feedKey?: FeedKey; city: Pick<City, 'local' | 'forSale'> };

/** An item with its place, its kind and its language, and whether it belongs on the local pages. */
export type DescribedItem = { item: NewsItem; isLocal: boolean };

function describe(item: NewsItem, source: FeedSource, { feedKey, city }: Reader): DescribedItem {
  const { isLocal, reach, town } = readPlace(item, city.local, source.covers);
  const kind = storyKind(item, { feedKey, forSale: city.forSale });
  const language = languageOf(`${item.title} ${item.description}`);
  const isNear = reach === 'town' || reach === 'county';
  // Farther off, a place says something among the local news alone.
  const isTold = town !== undefined && (isNear || feedKey === 'local-news');
  const local = { reach, ...(isTold && { town }) };
  return { item: { ...item, local, kind, ...(language && { language }) }, isLocal };
}

type Known = Map<string, DescribedItem>;
const known = new WeakMap<Reader['city']['local'], WeakMap<NewsItem, Known>>();

/** Reads an item once for each city, section and kind of source; the answer is the same object every time. */
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
