import { isoDay } from '@/lib/base/dates/format-date';
import { type Outcome, ok } from '@/lib/base/outcome';
import { authorPath, type BlogEntry, changedOn, postPath, postsBy } from '@/lib/blog/blog-post';
import { allPosts } from '@/lib/blog/blog-store';
import { thisCity } from '@/lib/city/this-city';
import { type EventNews, upcomingEvents } from '@/lib/events/event-store';
import { shownDate } from '@/lib/news/news-item';
import { type SectionNews, sectionNews } from '@/lib/news/section/section-news';
import { mayBeListed, sectionsHere } from '@/lib/news/sources/sections-here';
import { absoluteUrl, eventPath } from '@/lib/outbound/addresses';
import {
  type NewsArticle,
  recentArticles,
  type SitemapEntry,
  writeNewsSitemap,
  writeUrlSet,
} from '@/lib/outbound/crawlers/write-sitemap';
import { documentReply, notNow } from '@/lib/outbound/reply';
import { pagesHere } from '@/lib/pages/site-pages';
import { type Section, sectionPath } from '@/lib/sections';

export type SectionState = { section: Section; news: SectionNews };

type Change = { date: Date | undefined; dayOnly: boolean | undefined };

/** An instant, or a day where no hour is known. */
function told(date: Date, dayOnly: boolean | undefined): string {
  return dayOnly ? isoDay(date, thisCity().timeZone) : date.toISOString();
}

function newestOf(changes: readonly Change[], now: Date): Omit<SitemapEntry, 'url'> {
  const past = changes.flatMap(({ date, dayOnly }) => (date && date <= now ? [{ date, dayOnly }] : []));
  const [newest] = past.toSorted((one, other) => other.date.getTime() - one.date.getTime());
  return newest ? { changed: told(newest.date, newest.dayOnly) } : {};
}

function publicationOf({ date, dayOnly }: BlogEntry): Change {
  return { date, dayOnly: dayOnly?.includes('date') };
}

function updateOf(post: BlogEntry, now: Date): Change {
  return { date: changedOn(post, now.getTime()), dayOnly: post.dayOnly?.includes('updated') };
}

function pageEntries(posts: readonly BlogEntry[], now: Date, empty: readonly string[]): SitemapEntry[] {
  const list = newestOf(posts.map(publicationOf), now);
  return pagesHere(thisCity())
    .filter(({ path }) => mayBeListed(path) && !empty.includes(path))
    .map(({ path }) => ({ url: absoluteUrl(path), ...(path === '/blog' && list) }));
}

function sectionEntry({ section, news }: SectionState, hasEvents: boolean, now: Date): SitemapEntry[] {
  const items = news.state === 'items' ? news.items : [];
  const isFull = items.length > 0 || (section.feedKey === 'events' && hasEvents);
  if (!isFull || !mayBeListed(sectionPath(section))) return [];
  const changes = items.map((item) => ({ date: shownDate(item), dayOnly: item.dayOnly }));
  return [{ url: absoluteUrl(sectionPath(section)), ...newestOf(changes, now) }];
}

function authorEntries(posts: readonly BlogEntry[]): SitemapEntry[] {
  const city = thisCity();
  return city.authors
    .filter((author) => postsBy(author, posts, city).length > 0)
    .map((author) => ({ url: absoluteUrl(authorPath(author)) }));
}

/** Every address that a search engine should know, dated by its content where that is known (discovery section 4). */
export function entriesOf(
  states: readonly SectionState[],
  posts: readonly BlogEntry[],
  now: Date,
  calendar: EventNews = { state: 'empty' },
): SitemapEntry[] {
  const hasEvents = calendar.state === 'events';
  const own = posts.map((post) => ({
    url: absoluteUrl(postPath(post)),
    ...newestOf([publicationOf(post), updateOf(post, now)], now),
  }));
  // Sample events and an empty calendar are not for search engines.
  const events = hasEvents ? calendar.events.filter(({ sample }) => !sample) : [];
  return [
    ...pageEntries(posts, now, hasEvents ? [] : ['/events']),
    ...states.flatMap((state) => sectionEntry(state, hasEvents, now)),
    ...own,
    ...authorEntries(posts),
    ...events.map((event) => ({ url: absoluteUrl(eventPath(event)) })),
  ];
}

export async function sitemapEntries(): Promise<Outcome<SitemapEntry[]>> {
  const [posts, calendar, ...states] = await Promise.all([
    allPosts(),
    upcomingEvents(),
    ...sectionsHere().map(async (section) => ({ section, news: await sectionNews(section.feedKey) })),
  ]);
  return posts.ok ? ok(entriesOf(states, posts.value, new Date(), calendar)) : posts;
}

const type = 'application/xml; charset=utf-8';
/** /sitemap.xml. */
export async function sitemapReply(): Promise<Response> {
  const entries = await sitemapEntries();
  return entries.ok ? documentReply(writeUrlSet(entries.value), { type, path: '/sitemap.xml' }) : notNow();
}

/** Of a post without a date none: it is not news. */
function articlesOf(post: BlogEntry): NewsArticle[] {
  const { date: published, dayOnly } = publicationOf(post);
  if (!published) return [];
  const { metaTitle: title } = post;
  return [{ url: absoluteUrl(postPath(post)), title, published, told: told(published, dayOnly) }];
}

/** /news-sitemap.xml: the posts of the last two days. */
export async function newsSitemapReply(now = new Date()): Promise<Response> {
  const posts = await allPosts();
  if (!posts.ok) return notNow();
  const { siteTitle, locale } = thisCity();
  const articles = recentArticles(posts.value.flatMap(articlesOf), now);
  const publication = { name: siteTitle, language: new Intl.Locale(locale).language };
  return documentReply(writeNewsSitemap(articles, publication), { type, path: '/news-sitemap.xml' });
}
