import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';
import { documentReply, notHere } from '@/lib/outbound/reply';
import { type SitemapEntry, splitEntries, writeSitemapIndex, writeUrlSet } from './write-sitemap';

const type = 'application/xml; charset=utf-8';

function partUrl(part: number): string {
  return absoluteUrl(`/sitemaps/${part}.xml`);
}

/** /sitemap.xml: all pages where one file holds them, else the index. */
export function sitemapReply(request: Request, entries: readonly SitemapEntry[]): Response {
  const files = splitEntries(entries);
  const body = files.length > 1 ? writeSitemapIndex(files, partUrl) : writeUrlSet(entries);
  return documentReply(request, body, { type, path: '/sitemap.xml' });
}

/** /sitemaps/{n}.xml: the nth file of several; 404 for any other name. */
export function sitemapPartReply(request: Request, entries: readonly SitemapEntry[], name: string): Response {
  const files = splitEntries(entries);
  const number = Number(/^([1-9]\d{0,4})\.xml$/.exec(name)?.[1]);
  const file = files.length > 1 ? files[number - 1] : undefined;
  return file ? documentReply(request, writeUrlSet(file), { type, path: `/sitemaps/${name}` }) : notHere();
}
