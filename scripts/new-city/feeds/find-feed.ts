import { webAddress } from '@/lib/base/address/web-address';
import type { Failure } from '@/lib/base/outcome';
import { decodeText } from '@/lib/news/parse/encoding/decode-text';
import { type ParsedFeed, readFeed } from '@/lib/news/read-feed';
import { refusal } from '@/lib/web/guard/address-guard';
import { adviceFor, failureText } from '../../doctor/advice';
import { bad, good, type Result } from '../result';
import type { Body, FeedGet } from './feed-get';
import { linkedFeeds, usualFeeds } from './page-links';

/** `isOwn`: at the origin that the editor wrote, not one that a page or a redirect led to. */
export type FoundFeed = { url: string; isOwn: boolean; feed: ParsedFeed };

const mostLinked = 4;

type Tried = { feed: ParsedFeed; movedTo?: string } | { failure: Failure; page?: Body };

async function tryFeed(address: string, get: FeedGet, zone: string, found?: boolean): Promise<Tried> {
  const answer = await get(address, found);
  if (!answer.ok) return { failure: answer.failure };
  if (answer.value.kind !== 'body') return { failure: { reason: 'not-modified-unasked', detail: '304' } };
  const { bytes, charset, movedTo } = answer.value;
  const read = readFeed({ bytes, charset, source: { url: address }, zone });
  return read.ok ? { feed: read.value, movedTo } : { failure: read.failure, page: answer.value };
}

/** The first address with a feed that has items; only the editor's own origin may be private. */
async function firstFeed(
  addresses: readonly string[],
  ownOrigin: string,
  get: FeedGet,
  zone: string,
): Promise<{ url: string; feed: ParsedFeed } | undefined> {
  for (const address of addresses.filter((one) => !refusal(new URL(one), ownOrigin))) {
    const tried = await tryFeed(address, get, zone, new URL(address).origin !== ownOrigin);
    if ('feed' in tried && tried.feed.items.length > 0)
      return { url: tried.movedTo ?? address, feed: tried.feed };
  }
  return undefined;
}

/**
 * The feed at an address, or of the website there: what its page links, then the usual addresses. `zone`: IANA, of dates
 * that name none.
 */
export async function findFeed(written: string, get: FeedGet, zone: string): Promise<Result<FoundFeed>> {
  const address = webAddress(/^https?:\/\//i.test(written) ? written : `https://${written}`);
  if (!address) return bad(`${written} is no web address.`);
  const tried = await tryFeed(address, get, zone);
  const { origin } = new URL(address);
  const found = (url: string, feed: ParsedFeed) => good({ url, isOwn: new URL(url).origin === origin, feed });
  if ('feed' in tried) return found(tried.movedTo ?? address, tried.feed);
  const { failure, page } = tried;
  if (!page || failure.reason !== 'not-a-feed')
    return bad(`${address}: ${failureText(failure)}. ${adviceFor(failure)}`);
  const pageUrl = page.movedTo ?? address;
  const linked = linkedFeeds(decodeText(page.bytes, page.charset), pageUrl).slice(0, mostLinked);
  const first = await firstFeed([...linked, ...usualFeeds(pageUrl)], origin, get, zone);
  if (first) return found(first.url, first.feed);
  return bad(`${address} is a web page, and no feed was found on its site: look there for “RSS”.`);
}
