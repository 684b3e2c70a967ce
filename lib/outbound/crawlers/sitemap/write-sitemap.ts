import { escapeXml } from '@/lib/outbound/write/xml-characters';

/** `day`: `2026-11-22` where no hour of the change is known. */
export type SitemapEntry = { url: string; changed?: Date; day?: string };

/** What one file may hold (sitemaps.org; discovery section 4). */
export type SitemapLimits = { urls: number; bytes: number };

const limitsOfTheProtocol: SitemapLimits = { urls: 50_000, bytes: 52_428_800 };
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const roomForTheFrame = 200;

function row(element: 'url' | 'sitemap', { url, changed, day }: SitemapEntry): string {
  const lastmod = changed ? `<lastmod>${day ?? changed.toISOString()}</lastmod>` : '';
  return `<${element}><loc>${escapeXml(url)}</loc>${lastmod}</${element}>\n`;
}

const timeOf = ({ changed }: SitemapEntry) => changed?.getTime() ?? Number.NEGATIVE_INFINITY;

function newestOf(entries: readonly SitemapEntry[]): SitemapEntry | undefined {
  return entries.toSorted((one, other) => timeOf(other) - timeOf(one) || 0)[0];
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
  return `${head}<urlset ${namespace}>\n${entries.map((entry) => row('url', entry)).join('')}</urlset>\n`;
}

export function writeSitemapIndex(
  files: readonly (readonly SitemapEntry[])[],
  urlOf: (part: number) => string,
): string {
  const rows = files.map((file, at) => row('sitemap', { ...newestOf(file), url: urlOf(at + 1) }));
  return `${head}<sitemapindex ${namespace}>\n${rows.join('')}</sitemapindex>\n`;
}
