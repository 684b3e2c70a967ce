import { writeXml, type XmlElement } from '@/lib/outbound/write/write-xml';

/** `changed` as it is written: an instant, or a day where no hour of the change is known. */
export type SitemapEntry = { url: string; changed?: string };

/** What a file may hold (sitemaps.org; discovery section 4). */
const mostAddresses = 50_000;
const sitemapSpace = { '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const newsSpace = { '@_xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9' };

export function writeUrlSet(entries: readonly SitemapEntry[]): string {
  const url = entries
    .slice(0, mostAddresses)
    .map(({ url: loc, changed }): XmlElement => ({ loc, lastmod: changed }));
  return writeXml({ urlset: { ...sitemapSpace, url } });
}

/** `told`: as it is written, an instant or a day. */
export type NewsArticle = { url: string; title: string; published: Date; told: string };

export type Publication = { name: string; language: string };

const twoDays = 2 * 24 * 60 * 60 * 1000;
const mostArticles = 1000;

/** Articles of the last two days, newest first, at most a thousand; none from the future (discovery section 3). */
export function recentArticles(articles: readonly NewsArticle[], now: Date): NewsArticle[] {
  return articles
    .filter(({ published }) => published <= now && now.getTime() - published.getTime() <= twoDays)
    .toSorted((one, other) => other.published.getTime() - one.published.getTime())
    .slice(0, mostArticles);
}

export function writeNewsSitemap(articles: readonly NewsArticle[], { name, language }: Publication): string {
  const url = articles.map(
    ({ url: loc, title, told }): XmlElement => ({
      loc,
      'news:news': {
        'news:publication': { 'news:name': name, 'news:language': language },
        'news:publication_date': told,
        'news:title': title,
      },
    }),
  );
  return writeXml({ urlset: { ...sitemapSpace, ...newsSpace, url } });
}
