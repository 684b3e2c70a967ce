import { escapeXml } from '@/lib/outbound/write/write-xml';

/** `day`: `2026-11-22` where no hour of the change is known. */
export type SitemapEntry = { url: string; changed?: Date; day?: string };

/** What a file may hold (sitemaps.org; discovery section 4). */
const mostAddresses = 50_000;
const sitemapSpace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const newsSpace = 'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';

function row({ url, changed, day }: SitemapEntry): string {
  const lastmod = changed ? `<lastmod>${day ?? changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeXml(url)}</loc>${lastmod}</url>\n`;
}

function urlSet(rows: readonly string[], spaces = sitemapSpace): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${rows.join('')}</urlset>\n`;
}

export function writeUrlSet(entries: readonly SitemapEntry[]): string {
  return urlSet(entries.slice(0, mostAddresses).map(row));
}

/** `day`: `2026-11-22` where no hour is known. */
export type NewsArticle = { url: string; title: string; published: Date; day?: string };

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

function newsRow({ url, title, published, day }: NewsArticle, { name, language }: Publication): string {
  return `<url><loc>${escapeXml(url)}</loc><news:news><news:publication><news:name>${escapeXml(name)}</news:name><news:language>${escapeXml(language)}</news:language></news:publication><news:publication_date>${day ?? published.toISOString()}</news:publication_date><news:title>${escapeXml(title)}</news:title></news:news></url>\n`;
}

export function writeNewsSitemap(articles: readonly NewsArticle[], publication: Publication): string {
  const rows = articles.map((article) => newsRow(article, publication));
  return urlSet(rows, `${sitemapSpace} ${newsSpace}`);
}
