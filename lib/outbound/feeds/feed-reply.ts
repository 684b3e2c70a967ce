import { feedAt } from '@/lib/outbound/feeds/feed-at';
import { type FeedForm, feedTypes } from '@/lib/outbound/feeds/feed-list';
import type { FeedModel } from '@/lib/outbound/feeds/feed-model';
import { feedResponse, noFeedResponse, notYetResponse } from '@/lib/outbound/feeds/feed-response';
import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';
import { writeAtom } from '@/lib/outbound/write/write-atom';
import { writeJsonFeed } from '@/lib/outbound/write/write-json-feed';
import { writeRss } from '@/lib/outbound/write/write-rss';

const writers: Readonly<Record<FeedForm, (feed: FeedModel, self: string) => string>> = {
  rss: writeRss,
  atom: writeAtom,
  json: writeJsonFeed,
};

function feedText(feed: FeedModel, form: FeedForm, path: string): string {
  return writers[form](feed, absoluteUrl(path));
}

/** The feed at a path, 304, 404 where there is none, or 503 while its source is silent. */
export async function feedReply(request: Request, path: string): Promise<Response> {
  const found = feedAt(path);
  if (!found) return noFeedResponse();
  const { feed, form } = found;
  const model = await feed.model(Date.now());
  if (!model.ok) return notYetResponse(model.failure.retryAfterSeconds);
  const body = feedText(model.value, form, path);
  return feedResponse(request, { path, body, type: feedTypes[form], hub: model.value.hub });
}

/** As feedReply, for a section; another spelling has been led to its one address before (lib/server/addresses). */
export function sectionFeedReply(request: Request, slug: string, file: string): Promise<Response> {
  return feedReply(request, `/news/${slug}/${file}`);
}
