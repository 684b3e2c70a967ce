import { connection } from 'next/server';
import { feedResponse } from '@/lib/outbound/feeds/feed-response';
import { subscriptions } from '@/lib/outbound/feeds/subscriptions';
import { writeOpml } from '@/lib/outbound/write/write-opml';

export async function GET(request: Request): Promise<Response> {
  await connection();
  return feedResponse(request, { path: '/opml.xml', body: writeOpml(subscriptions()), type: 'text/x-opml' });
}
