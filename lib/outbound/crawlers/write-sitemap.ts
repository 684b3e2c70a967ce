import { writeXml, type XmlElement } from '@/lib/outbound/write/write-xml';

/** `changed`: an ISO 8601 instant, or a day if the hour is unknown. */
export type SitemapEntry = { url: string; changed?: string };

/** Maximum number of URLs that sitemaps.org allows (discovery section 4). */
const MAX_URLS = 50_000;
const sitemapSpace = { '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const newsSpace = { '@_xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9' };

export function writeUrlSet(entries: readonly SitemapEntry[]): string {
  const url = entries
    .slice(0, MAX_URLS)
    .map(({ url: loc, changed }): XmlElement => ({ loc, lastmod: changed }));
  return writeXml({ urlset: { ...sitemapSpace, url } });
}

/** `publicationDate`: `published` as text, either an ISO 8601 instant or a day. */
export type NewsArticle = { url: string; title: string; published: Date; publicationDate: string };

export type Publication = { name: string; language: string };

const MAX_AGE_MS = 2 * 24 * 60 * 60 * 1000;
const MAX_ARTICLES = 1000;

/** Returns at most 1,000 articles of the last two days, newest first, none from the future (discovery section 3). */
export function recentArticles(articles: readonly NewsArticle[], now: Date): NewsArticle[] {
  return articles
    .filter(({ published }) => published <= now && now.getTime() - published.getTime() <= MAX_AGE_MS)
    .toSorted((one, other) => other.published.getTime() - one.published.getTime())
    .slice(0, MAX_ARTICLES);
}

export function writeNewsSitemap(articles: readonly NewsArticle[], { name, language }: Publication): string {
  const url = articles.map(
    ({ url: loc, title, publicationDate }): XmlElement => ({
      loc,
      'news:news': {
        'news:publication': { 'news:name': name, 'news:language': language },
        'news:publication_date': publicationDate,
        'news:title': title,
      },
    }),
  );
  return writeXml({ urlset: { ...sitemapSpace, ...newsSpace, url } });
}
