import { feedReply } from '@/lib/outbound/feeds/feed-reply';

export function GET(request: Request): Promise<Response> {
  return feedReply(request, '/headlines/feed.json');
}
