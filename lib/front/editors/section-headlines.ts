import { ownReports } from '@/lib/front/editors/own-reports';
import { withEvents } from '@/lib/news/calendar/upcoming';
import { byNewsTime, type NewsItem } from '@/lib/news/news-item';
import { mostItems, type SectionNews, sectionNews } from '@/lib/news/section/section-news';
import type { FeedKey } from '@/lib/sections';

/** Of our own, so many are never crowded out by those of others. */
const mostOwn = 20;

/** `own`: newest first. With one of them a section has something to show, whatever became of its feeds. */
export function withReports(news: SectionNews, own: readonly NewsItem[]): SectionNews {
  const [newest] = own;
  if (!newest) return news;
  const known = news.state === 'items' ? news : { items: [], updatedAt: newest.firstSeen, stale: false };
  const ours = own.slice(0, mostOwn);
  const others = known.items.filter(({ event }) => !event).slice(0, mostItems - ours.length);
  const events = known.items.filter(({ event }) => event);
  const headlines = [...ours, ...others].toSorted(byNewsTime);
  return { ...known, state: 'items', items: withEvents(events, headlines, mostItems) };
}

/** All that a section shows, from what is known: the headlines of its feeds, and our own reports. */
export async function sectionHeadlines(feedKey: FeedKey): Promise<SectionNews> {
  const [news, own] = await Promise.all([sectionNews(feedKey), ownReports(feedKey)]);
  return withReports(news, own);
}
