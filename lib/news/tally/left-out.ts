import type { FeedSource } from '@/lib/city/schema/feed-source';
import { mergeLists } from '@/lib/news/merge-items';
import type { NewsItem } from '@/lib/news/news-item';
import type { Reader } from '@/lib/news/sources/describe-item';
import { wantedItems } from '@/lib/news/sources/wanted-items';
import { added, type Counts, type SectionReason, total } from '@/lib/news/tally/item-tally';
import type { FeedKey } from '@/lib/sections';

export type SectionLists = {
  feedKey: FeedKey;
  feeds: readonly { source: FeedSource; items: readonly NewsItem[] }[];
};

export type LeftOut = Readonly<Partial<Record<FeedKey, Counts<SectionReason>>>>;

/** By the feed's address: left out by filters, or because another feed has the story too. */
export function leftOutOf(
  sections: readonly SectionLists[],
  city: Reader['city'],
): ReadonlyMap<string, LeftOut> {
  const byFeed = new Map<string, Partial<Record<FeedKey, Counts<SectionReason>>>>();
  for (const { feedKey, feeds } of sections) {
    const sorted = feeds.map(({ source, items }) => wantedItems(items, source, { feedKey, city }));
    const { twins } = mergeLists(sorted.map(({ wanted }) => wanted));
    feeds.forEach(({ source }, i) => {
      const left = added<SectionReason>(sorted[i]?.left ?? {}, { 'in-another-feed': twins[i] ?? 0 });
      if (total(left) > 0) byFeed.set(source.url, { ...byFeed.get(source.url), [feedKey]: left });
    });
  }
  return byFeed;
}
