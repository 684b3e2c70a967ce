import { headlinesPaths } from '@/lib/outbound/feeds/feed-list';
import { movedResponse } from '@/lib/outbound/feeds/feed-response';

/** Where many look for a feed: the headlines have their one address. */
export function GET(): Response {
  return movedResponse(headlinesPaths.rss);
}
