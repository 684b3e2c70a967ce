import { connection } from 'next/server';
import { sitemapReply } from '@/lib/outbound/crawlers/sitemap';

export async function GET(): Promise<Response> {
  await connection();
  return sitemapReply();
}
