import { newsSitemap } from '@/lib/outbound/crawlers/sitemap/news-sitemap';
import { notNow, reply } from '@/lib/outbound/reply';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  const xml = await newsSitemap(new Date());
  return xml.ok ? reply(request, xml.value, { type: 'application/xml; charset=utf-8' }) : notNow();
}
