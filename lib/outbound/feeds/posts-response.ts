import type { FeedType } from '@/lib/outbound/feeds/feed-list';
import type { FeedModel } from '@/lib/outbound/feeds/feed-model';
import { feedResponse, notYetResponse } from '@/lib/outbound/feeds/feed-response';
import { postsFeed } from '@/lib/outbound/feeds/posts-feed';

/** The answer to a reader of the paper's own posts, in the form that `write` gives them. */
export async function postsResponse(
  request: Request,
  type: FeedType,
  write: (feed: FeedModel) => string,
): Promise<Response> {
  const feed = await postsFeed(Date.now());
  if (!feed.ok) return notYetResponse(feed.failure.retryAfterSeconds);
  return feedResponse(request, { body: write(feed.value), type, updated: feed.value.updated });
}
