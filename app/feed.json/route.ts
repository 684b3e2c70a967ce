import { absoluteUrl } from '@/lib/metadata/page-metadata';
import { postsResponse } from '@/lib/outbound/feeds/posts-response';
import { writeJsonFeed } from '@/lib/outbound/write-json-feed';

export const dynamic = 'force-dynamic';

/** The paper's own posts as JSON Feed, the newest 50. */
export function GET(request: Request): Promise<Response> {
  return postsResponse(request, 'application/feed+json', (feed) =>
    writeJsonFeed(feed, absoluteUrl('/feed.json')),
  );
}
