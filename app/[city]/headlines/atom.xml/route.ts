import { feedReply } from '@/lib/outbound/feeds/feed-reply';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return feedReply(request, '/headlines/atom.xml');
}
