import type { City } from '@/lib/city/city-type';
import type { FeedsSetting } from '@/lib/settings/settings';

/** What a city shows: under FEEDS=sample its bundled edition, and where it has none its live feeds. */
export function editionOf(
  { kind }: FeedsSetting,
  { sampleSections }: Pick<City, 'sampleSections'>,
): FeedsSetting['kind'] {
  return kind === 'sample' && sampleSections.length === 0 ? 'live' : kind;
}
