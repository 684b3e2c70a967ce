import { escapeXml } from '@/lib/outbound/write/write-xml';

/** `day`: `2026-11-22` where no hour of the change is known. */
export type SitemapEntry = { url: string; changed?: Date; day?: string };

/** What one file may hold (sitemaps.org; discovery section 4). */
type SitemapLimits = { urls: number; bytes: number };

const limitsOfTheProtocol: SitemapLimits = { urls: 50_000, bytes: 52_428_800 };
const roomForTheFrame = 200;
const sitemapSpace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const newsSpace = 'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';

function row(element: 'url' | 'sitemap', { url, changed, day }: SitemapEntry): string {
  const lastmod = changed ? `<lastmod>${day ?? changed.toISOString()}</lastmod>` : '';
  return `<${element}><loc>${escapeXml(url)}</loc>${lastmod}</${element}>\n`;
}

function documentOf(root: string, rows: readonly string[], spaces = sitemapSpace): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${spaces}>\n${rows.join('')}</${root}>\n`;
}

/** Splits entries into files within the limits; one empty file for none. */
export function splitEntries(
  entries: readonly SitemapEntry[],
  limits: SitemapLimits = limitsOfTheProtocol,
): SitemapEntry[][] {
  const files: SitemapEntry[][] = [[]];
  let bytes = roomForTheFrame;
  for (const entry of entries) {
    const size = Buffer.byteLength(row('url', entry));
    const file = files[files.length - 1] as SitemapEntry[];
    const full = file.length >= limits.urls || bytes + size > limits.bytes;
    if (full && file.length > 0) {
      files.push([entry]);
      bytes = roomForTheFrame + size;
    } else {
      file.push(entry);
      bytes += size;
    }
  }
  return files;
}

export function writeUrlSet(entries: readonly SitemapEntry[]): string {
  return documentOf(
    'urlset',
    entries.map((entry) => row('url', entry)),
  );
}

const timeOf = ({ changed }: SitemapEntry) => changed?.getTime() ?? Number.NEGATIVE_INFINITY;

/** Each file is dated by its newest entry. */
export function writeSitemapIndex(
  files: readonly (readonly SitemapEntry[])[],
  urlOf: (part: number) => string,
): string {
  const rows = files.map((file, at) => {
    const [newest] = file.toSorted((one, other) => timeOf(other) - timeOf(one) || 0);
    return row('sitemap', { ...newest, url: urlOf(at + 1) });
  });
  return documentOf('sitemapindex', rows);
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
  return documentOf('urlset', rows, `${sitemapSpace} ${newsSpace}`);
}
