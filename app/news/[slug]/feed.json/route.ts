import { connection } from 'next/server';
import { feedReply } from '@/lib/outbound/feeds/feed-reply';

type Context = { params: Promise<{ slug: string }> };

/** Another spelling of the slug redirects (requirements section 10). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection();
  return feedReply(`/news/${(await params).slug}/feed.json`);
}
