import { feedResponse } from '@/lib/outbound/feeds/feed-response';
import { subscriptions } from '@/lib/outbound/feeds/subscriptions';
import { writeOpml } from '@/lib/outbound/write/write-opml';

export function GET(request: Request): Response {
  return feedResponse(request, { path: '/opml.xml', body: writeOpml(subscriptions()), type: 'text/x-opml' });
}
