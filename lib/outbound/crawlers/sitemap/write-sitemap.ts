import { escapeXml } from '@/lib/outbound/write/xml-characters';

/** A page in the sitemap; `changed` is when its content last changed, absent where that is not known. */
export type SitemapEntry = { url: string; changed?: Date };

/** What one file may hold (sitemaps.org; discovery section 4). */
export type SitemapLimits = { urls: number; bytes: number };

const limitsOfTheProtocol: SitemapLimits = { urls: 50_000, bytes: 52_428_800 };
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const roomForTheFrame = 200;

function row(element: 'url' | 'sitemap', { url, changed }: SitemapEntry): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<${element}><loc>${escapeXml(url)}</loc>${lastmod}</${element}>\n`;
}

/** When anything in a list last changed, as far as that is known. */
export function newestChange(entries: readonly SitemapEntry[]): Date | undefined {
  const times = entries.flatMap(({ changed }) => (changed ? [changed.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/** Entries in files that each keep the limits, in order; one empty file for none. */
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

/** One file of pages. */
export function writeUrlSet(entries: readonly SitemapEntry[]): string {
  return `${head}<urlset ${namespace}>\n${entries.map((entry) => row('url', entry)).join('')}</urlset>\n`;
}

/** The index of several files; each is as new as the newest page in it. */
export function writeSitemapIndex(
  files: readonly (readonly SitemapEntry[])[],
  urlOf: (part: number) => string,
): string {
  const rows = files.map((file, at) => row('sitemap', { url: urlOf(at + 1), changed: newestChange(file) }));
  return `${head}<sitemapindex ${namespace}>\n${rows.join('')}</sitemapindex>\n`;
}
