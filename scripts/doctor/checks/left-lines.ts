import type { FeedSource } from '@/lib/city/schema/news';
import { thisCity } from '@/lib/city/this-city';
import { countsInWords } from '@/lib/news/item-tally';
import type { ParsedFeed } from '@/lib/news/read-feed';
import { leftOutOf } from '@/lib/news/section/left-out';
import { listPlace } from '@/lib/news/section/section-news';
import type { FeedKey } from '@/lib/sections';

export type Use = { source: FeedSource; feedKey: FeedKey };

/** As in "not kept: 1 listed twice", "not in sports: 9 not local". */
export function leftLines(feed: ParsedFeed, uses: readonly Use[], now: number): string[] {
  const items = feed.items.map((item) => ({ ...item, firstSeen: new Date(now) }));
  const dropped = countsInWords(feed.tally.dropped);
  const left = uses.map(({ source, feedKey }) => {
    const lists = [{ feedKey, feeds: [{ source, items }] }];
    const left = leftOutOf(lists, thisCity(), listPlace(now)).get(source.url)?.[feedKey];
    const words = countsInWords(left ?? {});
    return words && `not in ${feedKey}: ${words}`;
  });
  return [dropped && `not kept: ${dropped}`, ...left].filter(Boolean);
}
