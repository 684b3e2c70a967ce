import { type Outcome, ok } from '@/lib/base/outcome';
import { authorPath, type BlogEntry, postPath, postsBy } from '@/lib/blog/blog-post';
import { getPosts } from '@/lib/blog/blog-store';
import type { City } from '@/lib/city/city-type';
import { type EventNews, upcomingEvents } from '@/lib/events/event-store';
import { sectionPageNews } from '@/lib/front/page-material';
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
import { isForSearch } from '@/lib/outbound/in-search';
import { postTimes } from '@/lib/outbound/metadata/blog-metadata';
import { isOwnSection } from '@/lib/outbound/own-section';
import { documentReply, unavailableReply } from '@/lib/outbound/reply';
import { pagesHere } from '@/lib/pages/site-pages';
import type { Section } from '@/lib/sections';

function postEntry(city: City, post: BlogEntry, now: Date): SitemapEntry {
  const url = absoluteUrl(city, postPath(post));
  const { published, modified } = postTimes(post, city.timeZone, now.getTime());
  return { url, changed: modified ?? published };
}

function pageEntries(city: City, empty: readonly string[]): SitemapEntry[] {
  return pagesHere(city)
    .filter(({ path }) => isForSearch(city, path) && !empty.includes(path))
    .map(({ path }) => ({ url: absoluteUrl(city, path) }));
}

function sectionEntry(city: City, section: Section, news: SectionNews, hasEvents: boolean): SitemapEntry[] {
  const isFull =
    (news.state === 'items' && isOwnSection(city, section.feedKey, news)) ||
    (section.feedKey === 'events' && hasEvents);
  const path = sectionPath(section, city);
  return isFull && isForSearch(city, path) ? [{ url: absoluteUrl(city, path) }] : [];
}

function authorEntries(city: City, posts: readonly BlogEntry[]): SitemapEntry[] {
  return city.authors
    .filter((author) => postsBy(author, posts, city).length > 0)
    .map((author) => ({ url: absoluteUrl(city, authorPath(author)) }));
}

/** Returns sitemap entries for town pages that have enough stories. */
function townEntries(city: City, towns: readonly TownNews[]): SitemapEntry[] {
  return towns
    .filter(({ town, stories }) => stories.length >= MIN_STORIES_IN_SEARCH && isForSearch(city, town.path))
    .map(({ town }) => ({ url: absoluteUrl(city, town.path) }));
}

/** Contents of a site that decide which pages are listed. */
type SiteContents = {
  sections: readonly { section: Section; news: SectionNews }[];
  posts: readonly BlogEntry[];
  calendar: EventNews;
  towns: readonly TownNews[];
  /** Whether the city has a morning briefing. */
  hasIssue: boolean;
};

/** Returns the pages for search engines. Posts have the date of their latest change (discovery section 4). */
export function entriesOf(
  city: City,
  { sections, posts, calendar, towns, hasIssue }: SiteContents,
  now: Date,
): SitemapEntry[] {
  const hasEvents = calendar.state === 'events';
  // Search engines get no sample events and no empty calendar.
  const events = hasEvents ? calendar.events.filter(({ sample }) => !sample) : [];
  // Inherited posts are the same in every city, so they are left out.
  const own = posts.filter(({ inherited }) => !inherited);
  const inherited = own.length < posts.length ? ['/blog'] : [];
  return [
    ...pageEntries(city, [
      ...(hasEvents ? [] : ['/events']),
      ...(hasIssue ? [] : ['/morning']),
      ...inherited,
    ]),
    ...sections.flatMap(({ section, news }) => sectionEntry(city, section, news, hasEvents)),
    ...own.map((post) => postEntry(city, post, now)),
    ...authorEntries(city, own),
    ...events.map((event) => ({ url: absoluteUrl(city, eventPath(event)) })),
    ...townEntries(city, towns),
  ];
}

export async function sitemapEntries(city: City, now: Date): Promise<Outcome<SitemapEntry[]>> {
  const [posts, calendar, towns, issues, ...sections] = await Promise.all([
    getPosts(city),
    upcomingEvents(city, now),
    readTowns(city),
    issuesHere(city, now),
    ...sectionsHere(city).map(async (section) => ({
      section,
      news: await sectionPageNews(city, section.feedKey),
    })),
  ]);
  if (!posts.ok) return posts;
  const contents = { sections, posts: posts.value, calendar, towns, hasIssue: issues.length > 0 };
  return ok(entriesOf(city, contents, now));
}

const TYPE = 'application/xml; charset=utf-8';
/** Responds to /sitemap.xml. */
export async function sitemapReply(city: City, now: Date): Promise<Response> {
  const entries = await sitemapEntries(city, now);
  return entries.ok
    ? documentReply(city, writeUrlSet(entries.value), { type: TYPE, path: '/sitemap.xml' }, now)
    : unavailableReply(city);
}

/** Returns a post as a news article; [] if it is not a report with a section and a date. */
function articlesOf(city: City, post: BlogEntry, now: Date): NewsArticle[] {
  const { date, section, kind, metaTitle: title } = post;
  const { published: publicationDate } = postTimes(post, city.timeZone, now.getTime());
  const isReport = section && kind === 'report';
  return isReport && date && publicationDate
    ? [{ url: absoluteUrl(city, postPath(post)), title, published: date, publicationDate }]
    : [];
}

/** Responds to /news-sitemap.xml with our reports from the last two days. */
export async function newsSitemapReply(city: City, now: Date): Promise<Response> {
  const posts = await getPosts(city);
  if (!posts.ok) return unavailableReply(city);
  const { siteTitle, locale } = city;
  const articles = recentArticles(
    posts.value.flatMap((post) => articlesOf(city, post, now)),
    now,
  );
  const publication = { name: siteTitle, language: new Intl.Locale(locale).language };
  const document = { type: TYPE, path: '/news-sitemap.xml' };
  return documentReply(city, writeNewsSitemap(articles, publication), document, now);
}
