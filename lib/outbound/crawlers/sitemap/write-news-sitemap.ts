import { escapeXml } from '@/lib/outbound/write/xml-characters';

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

function row({ url, title, published, day }: NewsArticle, { name, language }: Publication): string {
  return `<url><loc>${escapeXml(url)}</loc><news:news><news:publication><news:name>${escapeXml(name)}</news:name><news:language>${escapeXml(language)}</news:language></news:publication><news:publication_date>${day ?? published.toISOString()}</news:publication_date><news:title>${escapeXml(title)}</news:title></news:news></url>\n`;
}

export function writeNewsSitemap(articles: readonly NewsArticle[], publication: Publication): string {
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';
  const rows = articles.map((article) => row(article, publication)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${rows}</urlset>\n`;
}
