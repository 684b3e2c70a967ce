import { connection } from 'next/server';
import { newsSitemapReply } from '@/lib/outbound/crawlers/sitemap';

export async function GET(): Promise<Response> {
  await connection();
  return newsSitemapReply();
}
