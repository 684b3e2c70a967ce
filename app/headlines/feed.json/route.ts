import { feedReply } from '@/lib/outbound/feeds/feed-reply';

export const dynamic = 'force-dynamic';

/** The headlines of the front page and all local ones as JSON Feed, the newest 50. */
export function GET(request: Request): Promise<Response> {
  return feedReply(request, '/headlines/feed.json');
}
