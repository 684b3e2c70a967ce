import { ownReports } from '@/lib/front/editors/own-reports';
import { withEvents } from '@/lib/news/calendar/upcoming';
import { byNewsTime, type NewsItem, newsTime } from '@/lib/news/news-item';
import { mostItems, type SectionNews, sectionNews } from '@/lib/news/section/section-news';
import type { FeedKey } from '@/lib/sections';

/** Of our own of the last days, so many are never crowded out by those of others; older ones stand by their time. */
const mostKept = 20;
const keptMs = 7 * 86_400_000;

/** `own`: newest first. With one of them a section has something to show, whatever became of its feeds. */
export function withReports(news: SectionNews, own: readonly NewsItem[], now: number): SectionNews {
  const [newest] = own;
  if (!newest) return news;
  const known = news.state === 'items' ? news : { items: [], updatedAt: newest.firstSeen, stale: false };
  const kept = own.filter((report) => now - newsTime(report) < keptMs).slice(0, mostKept);
  const others = [...own.slice(kept.length), ...known.items.filter(({ event }) => !event)];
  const events = known.items.filter(({ event }) => event);
  const rest = others.toSorted(byNewsTime).slice(0, mostItems - kept.length);
  const headlines = [...kept, ...rest].toSorted(byNewsTime);
  return { ...known, state: 'items', items: withEvents(events, headlines, mostItems) };
}

/** All that a section shows, from what is known: the headlines of its feeds, and our own reports. */
export async function sectionHeadlines(feedKey: FeedKey): Promise<SectionNews> {
  const [news, own] = await Promise.all([sectionNews(feedKey), ownReports(feedKey)]);
  return withReports(news, own, Date.now());
}
