import type { Failure } from '@/lib/base/outcome';
import type { City } from '@/lib/city/city-type';
import { decodeText } from '@/lib/news/parse/encoding/decode-text';
import { failureText } from '../../doctor/advice';
import { type DescribedFeed, describeFeed } from './describe-feed';
import type { FeedGet } from './feed-get';
import { type FoundFeed, findFeed } from './find-feed';
import { robotsHint } from './robots-hint';

export type ReadFeed = { written: string } & ({ described: DescribedFeed; robots: string } | { why: string });

export type Reading = { get: FeedGet; local: City['local']; zone: string; agent: string; now: () => number };

function isAbsent({ status }: Failure): boolean {
  return status === 404 || status === 410;
}

async function robotsOf({ url, isOwn }: FoundFeed, { get, agent }: Reading): Promise<string> {
  const answer = await get(new URL('/robots.txt', url).href, !isOwn);
  if (!answer.ok)
    return isAbsent(answer.failure) ? 'no robots.txt' : `robots.txt: ${failureText(answer.failure)}`;
  if (answer.value.kind !== 'body') return 'no robots.txt';
  return robotsHint(decodeText(answer.value.bytes, answer.value.charset), url, agent);
}

/** Each address in turn; a feed that two of them lead to counts once. */
export async function readFeeds(addresses: readonly string[], reading: Reading): Promise<ReadFeed[]> {
  const seen = new Set<string>();
  const read: ReadFeed[] = [];
  for (const written of addresses) {
    const found = await findFeed(written, reading.get, reading.zone);
    if (!found.ok) read.push({ written, why: found.why });
    else if (seen.has(found.value.url)) read.push({ written, why: `${found.value.url} is listed already.` });
    else {
      seen.add(found.value.url);
      const described = describeFeed(found.value, reading.local, reading.now());
      read.push({ written, described, robots: await robotsOf(found.value, reading) });
    }
  }
  return read;
}
