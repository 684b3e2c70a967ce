import { LRUCache } from 'lru-cache';
import { memoizeByObject } from '@/lib/base/cache';
import { languageOf } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { type ListPlace, splitEvents } from '@/lib/news/calendar/upcoming';
import { prominenceOf, storyKind } from '@/lib/news/classify/story-kind';
import { voiceOf } from '@/lib/news/classify/voice';
import { type Counts, counted, type SectionReason } from '@/lib/news/item-tally';
import { believed } from '@/lib/news/local/believed';
import { readPlace } from '@/lib/news/local/read-place';
import type { NewsItem } from '@/lib/news/news-item';
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
  const isNear = reach === 'town' || reach === 'county';
  // Only local news names the town of a story from outside of the county.
  const showsTown = town !== undefined && (isNear || feedKey === 'local-news');
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

const patternOf = memoizeByObject((words: readonly string[]): RegExp => {
  const each = words.map((word) =>
    word
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+'),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${each.join('|')})(?:e?s|['’]s)?(?![\\p{L}\\p{N}])`, 'iu');
});

/** Whether text contains one of the words or phrases: `event` finds "Events" and "event's", not "prevent". */
export function anyWordIn(words: readonly string[], text: string): boolean {
  return words.length > 0 && patternOf(words).test(text);
}

export type FilteredItems = {
  wanted: readonly NewsItem[];
  left: Counts<SectionReason>;
  /** Items left out because they are not local. The front page falls back on them. */
  beyond: readonly NewsItem[];
};

/**
 * Returns why a section leaves out an item; undefined if it fits. Events need one of `onlyWords` in the headline,
 * because words such as `weekend` are common in excerpts.
 */
function unwantedReason(
  item: NewsItem,
  { blockWords = [], onlyWords }: FeedSource,
  feedKey?: FeedKey,
): SectionReason | undefined {
  if (anyWordIn(blockWords, `${item.title} ${item.category ?? ''}`)) return 'blocked-word';
  const text = feedKey === 'events' ? item.title : `${item.title} ${item.description}`;
  const fits = !onlyWords || anyWordIn(onlyWords, text);
  return fits ? undefined : 'other-subject';
}

/**
 * Describes the items of a feed. Leaves out items that sell something or have a blocked word (quirk 47) and, if the
 * source requires it, items with none of its `onlyWords` and items that are not local.
 */
export function filterItems(items: readonly NewsItem[], source: FeedSource, reader: Reader): FilteredItems {
  const wanted: NewsItem[] = [];
  const beyond: NewsItem[] = [];
  const left: SectionReason[] = [];
  const as = believed(source, items, reader.city.local);
  for (const one of items) {
    const { item, isLocal } = describeItem(one, as, reader);
    const isForSale = item.kind === 'commerce' ? 'for-sale' : undefined;
    const isFar = source.onlyLocal && !isLocal ? 'not-local' : undefined;
    const reason = unwantedReason(one, source, reader.feedKey) ?? isForSale ?? isFar;
    if (!reason) wanted.push(item);
    else left.push(reason);
    if (reason === 'not-local') beyond.push(item);
  }
  return { wanted, left: counted(left), beyond };
}

export type LeftOut = Readonly<Partial<Record<FeedKey, Counts<SectionReason>>>>;

/**
 * Counts by reason what a section leaves out of a feed: filtered items, past events and events without a readable day.
 */
export function leftOutOf(
  items: readonly NewsItem[],
  source: FeedSource,
  reader: Reader,
  place: ListPlace,
): Counts<SectionReason> {
  const { wanted, left } = filterItems(items, source, reader);
  const { dropped } = splitEvents([{ url: source.url, items: wanted }], place);
  return { ...left, ...dropped[0] };
}
