import type { CityFile } from '@/lib/city/schema/city-file';
import type { FeedSource } from '@/lib/city/schema/feed-source';
import { type FeedKey, sections } from '@/lib/sections';

export type Feeds = CityFile['feeds'];

function once(sources: readonly FeedSource[]): FeedSource[] {
  return sources.filter((source, index) => sources.findIndex(({ url }) => url === source.url) === index);
}

/** Of each section the city's own sources, then those of its packs in their order; each address once. */
export function feedsOf(own: Feeds, packs: readonly Feeds[]): Record<FeedKey, readonly FeedSource[]> {
  const lists = sections.map(({ feedKey }) => {
    const all = [own, ...packs].flatMap((feeds) => feeds[feedKey] ?? []);
    return [feedKey, once(all)] as const;
  });
  return Object.fromEntries(lists) as Record<FeedKey, FeedSource[]>;
}
