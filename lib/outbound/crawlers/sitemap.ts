import { type Outcome, ok } from '@/lib/base/outcome';
import { authorPath, type BlogEntry, postPath, postsBy } from '@/lib/blog/blog-post';
import { getPosts } from '@/lib/blog/blog-store';
import { thisCity } from '@/lib/city/this-city';
import { type EventNews, upcomingEvents } from '@/lib/events/event-store';
import { sectionPageNews } from '@/lib/front/editors/section-headlines';
import { MIN_STORIES_IN_SEARCH, readTowns, type TownNews } from '@/lib/front/towns/read-towns';
import { sectionPath } from '@/lib/messages/section-paths';
import { issuesHere } from '@/lib/morning/issue-store';
import type { SectionNews } from '@/lib/news/section/section-news';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { absoluteUrl, eventPath } from '@/lib/outbound/addresses';
import {
  type NewsArticle,
  recentArticles,
  type SitemapEntry,
  writeNewsSitemap,
  writeUrlSet,
} from '@/lib/outbound/crawlers/write-sitemap';
import { isForSearch, isOwnSection } from '@/lib/outbound/in-search';
import { postTimes } from '@/lib/outbound/metadata/blog-metadata';
import { documentReply, notNow } from '@/lib/outbound/reply';
import { pagesHere } from '@/lib/pages/site-pages';
import type { Section } from '@/lib/sections';

export type SectionState = { section: Section; news: SectionNews };

function postEntry(post: BlogEntry, now: Date): SitemapEntry {
  const url = absoluteUrl(postPath(post));
  const { published, modified } = postTimes(post, thisCity().timeZone, now.getTime());
  return { url, changed: modified ?? published };
}

function pageEntries(empty: readonly string[]): SitemapEntry[] {
  return pagesHere(thisCity())
    .filter(({ path }) => isForSearch(path) && !empty.includes(path))
    .map(({ path }) => ({ url: absoluteUrl(path) }));
}

function sectionEntry({ section, news }: SectionState, hasEvents: boolean): SitemapEntry[] {
  const isFull =
    (news.state === 'items' && isOwnSection(section.feedKey, news)) ||
    (section.feedKey === 'events' && hasEvents);
  const path = sectionPath(section);
  return isFull && isForSearch(path) ? [{ url: absoluteUrl(path) }] : [];
}

function authorEntries(posts: readonly BlogEntry[]): SitemapEntry[] {
  const city = thisCity();
  return city.authors
    .filter((author) => postsBy(author, posts, city).length > 0)
    .map((author) => ({ url: absoluteUrl(authorPath(author)) }));
}

/** Every address that a search engine should know; posts with the date of their last change (discovery section 4). */
export function entriesOf(
  states: readonly SectionState[],
  posts: readonly BlogEntry[],
  now: Date,
  calendar: EventNews = { state: 'empty' },
  hasIssue = true,
): SitemapEntry[] {
  const hasEvents = calendar.state === 'events';
  // Sample events and an empty calendar are not for search engines.
  const events = hasEvents ? calendar.events.filter(({ sample }) => !sample) : [];
  // Not the guides of all cities.
  const own = posts.filter(({ inherited }) => !inherited);
  const inherited = own.length < posts.length ? ['/blog'] : [];
  return [
    ...pageEntries([...(hasEvents ? [] : ['/events']), ...(hasIssue ? [] : ['/morning']), ...inherited]),
    ...states.flatMap((state) => sectionEntry(state, hasEvents)),
    ...own.map((post) => postEntry(post, now)),
    ...authorEntries(own),
    ...events.map((event) => ({ url: absoluteUrl(eventPath(event)) })),
  ];
}

/** A page of few stories is not for search engines. */
function townEntries(towns: readonly TownNews[]): SitemapEntry[] {
  return towns
    .filter(({ town, stories }) => stories.length >= MIN_STORIES_IN_SEARCH && isForSearch(town.path))
    .map(({ town }) => ({ url: absoluteUrl(town.path) }));
}

export async function sitemapEntries(): Promise<Outcome<SitemapEntry[]>> {
  const [posts, calendar, towns, issues, ...states] = await Promise.all([
    getPosts(thisCity()),
    upcomingEvents(),
    readTowns(),
    issuesHere(),
    ...sectionsHere(thisCity()).map(async (section) => ({
      section,
      news: await sectionPageNews(section.feedKey),
    })),
  ]);
  if (!posts.ok) return posts;
  const entries = entriesOf(states, posts.value, new Date(), calendar, issues.length > 0);
  return ok([...entries, ...townEntries(towns)]);
}

const type = 'application/xml; charset=utf-8';
/** /sitemap.xml. */
export async function sitemapReply(): Promise<Response> {
  const entries = await sitemapEntries();
  return entries.ok ? documentReply(writeUrlSet(entries.value), { type, path: '/sitemap.xml' }) : notNow();
}

/** Of our reports alone: neither a guide nor what has no section or date is news. */
function articlesOf(post: BlogEntry): NewsArticle[] {
  const { date, section, kind, metaTitle: title } = post;
  const { published: told } = postTimes(post, thisCity().timeZone, Date.now());
  const isReport = section && kind === 'report';
  return isReport && date && told ? [{ url: absoluteUrl(postPath(post)), title, published: date, told }] : [];
}

/** /news-sitemap.xml: our own reports of the last two days. */
export async function newsSitemapReply(now = new Date()): Promise<Response> {
  const posts = await getPosts(thisCity());
  if (!posts.ok) return notNow();
  const { siteTitle, locale } = thisCity();
  const articles = recentArticles(posts.value.flatMap(articlesOf), now);
  const publication = { name: siteTitle, language: new Intl.Locale(locale).language };
  return documentReply(writeNewsSitemap(articles, publication), { type, path: '/news-sitemap.xml' });
}
