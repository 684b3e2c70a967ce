import { hostNames } from '@/lib/base/address/host-names';
import { type Headline, withoutPublisher } from '@/lib/base/text/excerpt/publisher-tail';
import { findLink } from '@/lib/news/fields/find-link';
import { findOwnSource } from '@/lib/news/fields/find-source';
import { findTitle } from '@/lib/news/fields/find-title';
import type { RawItem } from '@/lib/news/parse/raw-feed';

type Publisher = {
  /** Of relative addresses. */
  base: string;
  sourceName?: string;
  channelTitle?: string;
  places: readonly string[];
};

export function isGoogleNews(link: string): boolean {
  return /^https?:\/\/news\.google\.com\//.test(link);
}

function headlineOf(item: RawItem, { base, sourceName, channelTitle }: Publisher): Headline {
  const title = findTitle(item);
  const own = findOwnSource(item);
  // Google ends each title in the source of its item (quirk 38).
  if (own && isGoogleNews(findLink(item, base) ?? '')) return { title, names: [own], sign: '-' };
  // Not a host's bare name, which is often a place or a team.
  const [host] = hostNames(base);
  return { title, names: [own, sourceName, channelTitle, host].filter((name) => name !== undefined) };
}

/** Each item's headline as it is shown, without what all end in (quirk 53); '' where there is none. */
export function feedTitles(items: readonly RawItem[], publisher: Publisher): ReadonlyMap<RawItem, string> {
  const headlines = items.map((item) => headlineOf(item, publisher));
  const titles = withoutPublisher(headlines, publisher.places);
  return new Map(items.map((item, at) => [item, titles[at] ?? '']));
}
