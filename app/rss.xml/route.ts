import { absoluteUrl } from '@/lib/metadata/page-metadata';
import { postsResponse } from '@/lib/outbound/feeds/posts-response';
import { writeRss } from '@/lib/outbound/write-rss';

export const dynamic = 'force-dynamic';

/** The paper's own posts as RSS 2.0, the newest 50. */
export function GET(request: Request): Promise<Response> {
  return postsResponse(request, 'application/rss+xml', (feed) => writeRss(feed, absoluteUrl('/rss.xml')));
}
