import { headlinesPaths } from '@/lib/outbound/feeds/feed-list';
import { movedResponse } from '@/lib/outbound/feeds/feed-response';

export function GET(): Response {
  return movedResponse(headlinesPaths.rss);
}
