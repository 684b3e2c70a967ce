import { type FeedDate, readFeedDate } from '@/lib/base/dates/parse-feed-date';
import { atLocalTime } from '@/lib/base/dates/zone-time';
import type { FeedSource } from '@/lib/city/schema/news';
import { namesOf } from '@/lib/news/fields/element-names';
import type { Unnamed } from '@/lib/news/fields/find-id';
import type { ParsedItem } from '@/lib/news/news-item';
import { ladder, type RawElement } from '@/lib/news/parse/raw-feed';

/** Returns the first date that can be read; undefined if there is none (quirks 20 and 21). */
export function findDate(item: RawElement, zone: string): FeedDate | undefined {
  for (const element of ladder(item, namesOf.date)) {
    const date = readFeedDate(element.text, zone);
    if (date) return date;
  }
  return undefined;
}

type Dates = Pick<ParsedItem, 'pubDate' | 'dayOnly'> & Pick<Unnamed, 'midnightDay'>;

/**
 * Returns an item's dates. `zone` applies to times without a zone. A day without an hour begins at midnight in
 * `cityZone`, so that readers see the same day.
 */
export function datesOf(item: RawElement, zone: string, cityZone: string): Dates {
  const { date, day, hasHour } = findDate(item, zone) ?? {};
  const start = day && atLocalTime({ ...day, hour: 0, minute: 0, second: 0 }, cityZone);
  return start && !hasHour ? { pubDate: start, dayOnly: true } : { pubDate: date, midnightDay: start };
}

const MIN_MIDNIGHTS = 3;

/** Drops the hours of a feed's dates if all of them are exactly midnight or the source is marked `daysOnly`. */
export function withDays(items: readonly Unnamed[], { daysOnly }: FeedSource): readonly Unnamed[] {
  if (daysOnly) return items.map(({ guid, item }) => ({ guid, item: { ...item, dayOnly: true } }));
  const dated = items.filter(({ item }) => item.pubDate);
  const midnights = dated.filter(({ midnightDay }) => midnightDay).length;
  const areDays = dated.every(({ item, midnightDay }) => item.dayOnly || midnightDay);
  if (midnights < MIN_MIDNIGHTS || !areDays) return items;
  return items.map(({ guid, item, midnightDay: pubDate }) =>
    pubDate ? { guid, item: { ...item, pubDate, dayOnly: true } } : { guid, item },
  );
}
