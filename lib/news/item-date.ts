import type { NewsItem } from '@/lib/news/news-item';

type Dates = Pick<NewsItem, 'pubDate' | 'firstSeen' | 'dateSeen'>;

const clockSlack = 60 * 60 * 1000;

/** In ms: the date, but no later than first seen: one in the future or of an edit is no reason to lead (quirks 22, 46). */
export function sortTime(item: Dates): number | undefined {
  return item.pubDate && Math.min(item.pubDate.getTime(), item.firstSeen.getTime());
}

/** Undefined when it was more than an hour ahead of the time at which it was first seen (quirk 22). */
export function shownDate({ pubDate, firstSeen, dateSeen = firstSeen }: Dates): Date | undefined {
  return pubDate && pubDate.getTime() - dateSeen.getTime() <= clockSlack ? pubDate : undefined;
}
