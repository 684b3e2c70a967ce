import { connection } from 'next/server';
import { sectionFeedReply } from '@/lib/outbound/feeds/feed-reply';

type Context = { params: Promise<{ slug: string }> };

/** Another spelling of the slug redirects (requirements section 10). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection();
  return sectionFeedReply(request, (await params).slug, 'atom.xml');
}
