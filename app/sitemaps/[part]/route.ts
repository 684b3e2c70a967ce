import { connection } from 'next/server';
import { sitemapEntries, sitemapPartReply } from '@/lib/outbound/crawlers/sitemap';

type Context = { params: Promise<{ part: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection();
  return sitemapPartReply(await sitemapEntries(), (await params).part);
}
