import type { FeedSource } from '@/lib/city/schema/news';
import { type ListPlace, splitEvents } from '@/lib/news/calendar/upcoming';
import type { Counts, SectionReason } from '@/lib/news/item-tally';
import type { NewsItem } from '@/lib/news/news-item';
import type { Reader } from '@/lib/news/section/describe-item';
import { filterItems } from '@/lib/news/section/filter-items';
import type { FeedKey } from '@/lib/sections';

export type LeftOut = Readonly<Partial<Record<FeedKey, Counts<SectionReason>>>>;

/** What a section leaves out of a feed: by its filters, or because an event is past or has no day. */
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
