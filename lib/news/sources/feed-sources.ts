import { readInside } from '@/lib/base/files/read-inside';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { cityStore } from '@/lib/city/this-city';
import type { FeedKey } from '@/lib/sections';
import type { FeedsSetting, Settings } from '@/lib/settings/settings';

/** Returns which edition a city shows. With FEEDS=sample, a city without samples shows its live feeds. */
export function editionOf(
  { kind }: FeedsSetting,
  { sampleSections }: Pick<City, 'sampleSections'>,
): FeedsSetting['kind'] {
  return kind === 'sample' && sampleSections.length === 0 ? 'live' : kind;
}

/** Returns the address of a section in a city's sample edition, such as `sample:anaheim/business`. */
function sampleAddress({ key }: Pick<City, 'key'>, feedKey: FeedKey): string {
  return `sample:${key}/${feedKey}`;
}

/** Whether an address is in a sample edition, such as `sample:anaheim/business`. */
export function isSampleAddress(address: string): boolean {
  return address.startsWith('sample:');
}

const MAX_SAMPLE_BYTES = 5 * 1024 * 1024;

/** Reads the feed at an address such as `sample:anaheim/business`. */
export async function readSample(address: string): Promise<Outcome<Buffer>> {
  const [, key = '', feedKey = ''] = /^sample:([^/]+)\/([^/]+)$/.exec(address) ?? [];
  const folder = cityStore().city(key)?.folder;
  if (!folder) return fail('no-file', `${address}: there is no such city`);
  const read = await readInside(folder, `sample/${feedKey}.xml`, { maxBytes: MAX_SAMPLE_BYTES });
  return read.ok ? ok(read.value.bytes) : read;
}

const NO_SOURCES: readonly FeedSource[] = [];

/** Returns a section's feeds: samples, whose links may be paths on this site, or live feeds. */
export function feedSources(
  city: City,
  feedKey: FeedKey,
  { feeds, siteUrl }: Pick<Settings, 'feeds' | 'siteUrl'>,
): readonly FeedSource[] {
  // Local news from a template or from samples counts as covering the county.
  const covers = feedKey === 'local-news' ? { covers: 'county' as const } : {};
  if (editionOf(feeds, city) === 'sample') {
    if (!city.sampleSections.includes(feedKey)) return NO_SOURCES;
    return [{ url: sampleAddress(city, feedKey), base: siteUrl, daysOnly: true, ...covers }];
  }
  if (feeds.kind === 'template') return [{ url: feeds.template.replaceAll('{section}', feedKey), ...covers }];
  return city.feeds[feedKey];
}
