import type { FeedSource } from '@/lib/city/schema/news';
import { type ListPlace, splitEvents } from '@/lib/news/calendar/upcoming';
import { added, type Counts, type SectionReason, total } from '@/lib/news/item-tally';
import { mergeLists } from '@/lib/news/merge-items';
import type { NewsItem } from '@/lib/news/news-item';
import type { Reader } from '@/lib/news/section/describe-item';
import { filterItems } from '@/lib/news/section/filter-items';
import type { FeedKey } from '@/lib/sections';

export type SectionLists = {
  feedKey: FeedKey;
  feeds: readonly { source: FeedSource; items: readonly NewsItem[] }[];
};

export type LeftOut = Readonly<Partial<Record<FeedKey, Counts<SectionReason>>>>;

/** By the feed's address: left out by filters, because an event is past, or because another feed has the story too. */
export function leftOutOf(
  sections: readonly SectionLists[],
  city: Reader['city'],
  place: ListPlace,
): ReadonlyMap<string, LeftOut> {
  const byFeed = new Map<string, Partial<Record<FeedKey, Counts<SectionReason>>>>();
  for (const { feedKey, feeds } of sections) {
    const sorted = feeds.map(({ source, items }) => filterItems(items, source, { feedKey, city }));
    const lists = sorted.map(({ wanted }, i) => ({ url: feeds[i]?.source.url ?? '', items: wanted }));
    const { headlines, dropped } = splitEvents(lists, place);
    const { twins } = mergeLists(headlines);
    feeds.forEach(({ source }, i) => {
      const unlisted = { ...dropped[i], 'in-another-feed': twins[i] ?? 0 };
      const left = added<SectionReason>(sorted[i]?.left ?? {}, unlisted);
      if (total(left) > 0) byFeed.set(source.url, { ...byFeed.get(source.url), [feedKey]: left });
    });
  }
  return byFeed;
}
