import type { City } from '@/lib/city/city-type';
import { ownReports } from '@/lib/front/editors/own-reports';
import { pinnedNow } from '@/lib/front/editors/pinned-stories';
import type { FrontPage, FrontStory, LocalPage } from '@/lib/front/front-page';
import { frontPage, localPage } from '@/lib/front/make-pages';
import { isNear, isOfSubject } from '@/lib/front/order';
import type { PageMaterial } from '@/lib/front/page-material';
import { nothingShown } from '@/lib/front/take-stories';
import { withEvents } from '@/lib/news/calendar/upcoming';
import { subjectsOf } from '@/lib/news/classify/subject';
import { byNewsTime, type NewsItem, newsTime } from '@/lib/news/news-item';
import { getSection, MAX_ITEMS, type SectionNews, sectionFeeds } from '@/lib/news/section/section-news';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { pictureProxy } from '@/lib/pictures/proxy/open-picture-proxy';
import type { FeedKey } from '@/lib/sections';

/**
 * Maximum number of our own reports from the last week that are always listed. Other reports compete with headlines by
 * time.
 */
const MAX_KEPT = 20;
const KEPT_MS = 7 * 86_400_000;

/**
 * Adds our own reports (newest first) to a section's news. A section with such a report has items even if its feeds
 * failed.
 */
export function withReports(news: SectionNews, own: readonly NewsItem[], now: number): SectionNews {
  const [newest] = own;
  if (!newest) return news;
  const known = news.state === 'items' ? news : { items: [], updatedAt: newest.firstSeen, stale: false };
  const kept = own.filter((report) => now - newsTime(report) < KEPT_MS).slice(0, MAX_KEPT);
  const others = [...own.slice(kept.length), ...known.items.filter(({ event }) => !event)];
  const events = known.items.filter(({ event }) => event);
  const rest = others.toSorted(byNewsTime).slice(0, MAX_ITEMS - kept.length);
  const headlines = [...kept, ...rest].toSorted(byNewsTime);
  return { ...known, state: 'items', items: withEvents(events, headlines, MAX_ITEMS) };
}

/** Returns a section's headlines from its feeds and our own reports. */
export async function sectionHeadlines(city: City, feedKey: FeedKey): Promise<SectionNews> {
  const [news, own] = await Promise.all([getSection(city, feedKey), ownReports(city, feedKey)]);
  return withReports(news, own, Date.now());
}

/** Adds stories from Local News that are local and about the section's subject, unless the section has them already. */
export function withLocal(feedKey: FeedKey, news: SectionNews, local: SectionNews, now: number): SectionNews {
  if (!isOfSubject(feedKey) || local.state !== 'items') return news;
  const shown = nothingShown();
  for (const item of news.state === 'items' ? news.items : []) shown.add(item);
  const isOurs = (item: NewsItem) =>
    isNear({ item }) && subjectsOf(item).has(feedKey) && !shown.hasLike(item);
  return withReports(news, local.items.filter(isOurs), now);
}

/** Returns the news for a section's own page and feed: its headlines and local stories about its subject. */
export async function sectionPageNews(city: City, feedKey: FeedKey): Promise<SectionNews> {
  const [news, local] = await Promise.all([
    sectionHeadlines(city, feedKey),
    sectionHeadlines(city, 'local-news'),
  ]);
  return withLocal(feedKey, news, local, Date.now());
}

/** Reads the latest news of all sections of a city. */
export async function readMaterial(city: City): Promise<PageMaterial> {
  const sections = sectionsHere(city);
  // Read all feeds first, so that reports on one event are grouped only once.
  await Promise.all(sections.map(({ feedKey }) => sectionFeeds(city, feedKey)));
  const read = sections.map(async ({ feedKey }) => ({
    feedKey,
    news: await sectionHeadlines(city, feedKey),
  }));
  return { sections: await Promise.all(read), city, now: Date.now() };
}

/** Fetches the lead's photo before a reader requests it. If that fails, the page is rendered again without it. */
function prefetchPhoto({ item, photo }: Partial<FrontStory> = {}): void {
  if (!photo || photo !== item?.image) return;
  const wanted = { address: photo, width: 720, whole: false, format: 'avif' } as const;
  // A failure is reported when a reader requests the picture.
  void pictureProxy()
    .picture(wanted)
    .catch(() => undefined);
}

/** Arranges a city's front page; fetches no photo. */
export async function arrangeFrontPage(city: City): Promise<FrontPage> {
  const material = await readMaterial(city);
  return frontPage({ ...material, pinned: await pinnedNow(material, city) });
}

/** Reads and arranges the front page of the current city. */
export async function readFrontPage(city: City): Promise<FrontPage> {
  const page = await arrangeFrontPage(city);
  prefetchPhoto(page.lead);
  return page;
}

/** Reads and arranges the Local News page of the current city. */
export async function readLocalPage(city: City): Promise<LocalPage> {
  const page = localPage(await readMaterial(city));
  prefetchPhoto(page.featured);
  return page;
}
