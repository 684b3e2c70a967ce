import type { NewsItem } from '@/lib/news/news-item';

const clockSlack = 60 * 60 * 1000;

/**
 * The time that an item is sorted by, in ms: its date, but never later than when we first saw it, so that a date in
 * the future does not pin it to the top (row 22). Nothing when it has no date.
 */
export function sortTime(item: NewsItem): number | undefined {
  return item.pubDate && Math.min(item.pubDate.getTime(), item.firstSeen.getTime());
}

/** The date that a reader may be shown: nothing when it was more than an hour ahead as we first saw it (row 22). */
export function shownDate(item: NewsItem): Date | undefined {
  const { pubDate, firstSeen } = item;
  return pubDate && pubDate.getTime() - firstSeen.getTime() <= clockSlack ? pubDate : undefined;
}
