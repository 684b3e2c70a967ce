import type { Outcome } from '@/lib/base/outcome';
import { type FeedResponse, fetchFeed } from '@/lib/news/fetch-feed';

export type Body = Extract<FeedResponse, { kind: 'body' }>;

/** `found`: named by a page and not by the editor, so it must be public. */
export type FeedGet = (address: string, found?: boolean) => Promise<Outcome<FeedResponse>>;

export type Asking = { userAgent: string; proxyUrl: string | undefined; now: () => number };

/** As the site fetches its feeds, through the proxy where one is set. */
export function feedGet(asking: Asking): FeedGet {
  return (address, found) => fetchFeed(address, {}, { ...asking, untrusted: found });
}
