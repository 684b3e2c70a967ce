import { connection } from 'next/server';
import { sitemapEntries, sitemapReply } from '@/lib/outbound/crawlers/sitemap';

export async function GET(): Promise<Response> {
  await connection();
  return sitemapReply(await sitemapEntries());
}
