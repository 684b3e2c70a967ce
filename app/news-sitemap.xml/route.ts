import { connection } from 'next/server';
import { newsSitemap } from '@/lib/outbound/crawlers/sitemap/news-sitemap';
import { documentReply, notNow } from '@/lib/outbound/reply';

export async function GET(request: Request): Promise<Response> {
  await connection();
  const xml = await newsSitemap(new Date());
  const document = { path: '/news-sitemap.xml', type: 'application/xml; charset=utf-8' };
  return xml.ok ? documentReply(request, xml.value, document) : notNow();
}
