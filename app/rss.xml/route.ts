import { feedReply } from '@/lib/outbound/feeds/feed-reply';

export const dynamic = 'force-dynamic';

/** The paper's own posts as RSS 2.0, the newest 50. */
export function GET(request: Request): Promise<Response> {
  return feedReply(request, '/rss.xml');
}
