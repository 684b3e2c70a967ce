import { connection } from 'next/server';
import { sitemapEntries } from '@/lib/outbound/crawlers/sitemap/sitemap-entries';
import { sitemapPartReply } from '@/lib/outbound/crawlers/sitemap/sitemap-reply';
import { notNow } from '@/lib/outbound/reply';

type Context = { params: Promise<{ part: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection();
  const { part } = await params;
  const entries = await sitemapEntries();
  return entries.ok ? sitemapPartReply(request, entries.value, part) : notNow();
}
