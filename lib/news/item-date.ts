import type { NewsItem } from '@/lib/news/news-item';

type Dates = Pick<NewsItem, 'pubDate' | 'firstSeen'>;

const clockSlack = 60 * 60 * 1000;

/**
 * The time that an item is sorted by, in ms: its date, but never later than when we first saw it, so that a date in
 * the future does not pin it to the top (quirk 22). Nothing when it has no date.
 */
export function sortTime(item: Dates): number | undefined {
  return item.pubDate && Math.min(item.pubDate.getTime(), item.firstSeen.getTime());
}

/** The date that a reader may be shown: nothing when it was more than an hour ahead as we first saw it (quirk 22). */
export function shownDate({ pubDate, firstSeen }: Dates): Date | undefined {
  return pubDate && pubDate.getTime() - firstSeen.getTime() <= clockSlack ? pubDate : undefined;
}
