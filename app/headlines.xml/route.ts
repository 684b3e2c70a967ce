import { feedReply } from '@/lib/outbound/feeds/feed-reply';

export const dynamic = 'force-dynamic';

/** The headlines of the front page and all local ones as RSS 2.0, the newest 50. */
export function GET(request: Request): Promise<Response> {
  return feedReply(request, '/headlines.xml');
}
