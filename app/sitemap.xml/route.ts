import { connection } from 'next/server';
import { sitemapEntries } from '@/lib/outbound/crawlers/sitemap/sitemap-entries';
import { sitemapReply } from '@/lib/outbound/crawlers/sitemap/sitemap-reply';
import { notNow } from '@/lib/outbound/reply';

export async function GET(request: Request): Promise<Response> {
  await connection();
  const entries = await sitemapEntries();
  return entries.ok ? sitemapReply(request, entries.value) : notNow();
}
