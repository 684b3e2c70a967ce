import type { NewsItem } from '@/lib/news/news-item';

type Dates = Pick<NewsItem, 'pubDate' | 'firstSeen'>;

const clockSlack = 60 * 60 * 1000;

/** In ms: the date, but no later than first seen, so that a future one is not pinned to the top (quirk 22). */
export function sortTime(item: Dates): number | undefined {
  return item.pubDate && Math.min(item.pubDate.getTime(), item.firstSeen.getTime());
}

/** Undefined when more than an hour ahead of first seen (quirk 22). */
export function shownDate({ pubDate, firstSeen }: Dates): Date | undefined {
  return pubDate && pubDate.getTime() - firstSeen.getTime() <= clockSlack ? pubDate : undefined;
}
