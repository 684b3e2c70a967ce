import { readInside } from '@/lib/base/files/read-inside';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { cityStore } from '@/lib/city/this-city';
import type { FeedKey } from '@/lib/sections';
import { type FeedsSetting, settings } from '@/lib/settings/settings';

/** What a city shows: under FEEDS=sample its bundled edition, and where it has none its live feeds. */
export function editionOf(
  { kind }: FeedsSetting,
  { sampleSections }: Pick<City, 'sampleSections'>,
): FeedsSetting['kind'] {
  return kind === 'sample' && sampleSections.length === 0 ? 'live' : kind;
}

/** The address of a section in a city's bundled edition: `sample:anaheim/business`. */
export function sampleAddress({ key }: Pick<City, 'key'>, feedKey: FeedKey): string {
  return `sample:${key}/${feedKey}`;
}

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

const none: readonly FeedSource[] = [];

/** A city without a bundled edition has its live feeds. One with a bundled edition has its sections alone. Bundled headlines may link to pages here, by path: those are resolved against the site's origin. */
export function feedSources(feedKey: FeedKey, feeds: FeedsSetting, city: City): readonly FeedSource[] {
  // What the operator or the sample edition lists as local news is local.
  const covers = feedKey === 'local-news' ? { covers: 'county' as const } : {};
  if (editionOf(feeds, city) === 'sample') {
    if (!city.sampleSections.includes(feedKey)) return none;
    return [{ url: sampleAddress(city, feedKey), base: settings().siteUrl, daysOnly: true, ...covers }];
  }
  if (feeds.kind === 'template') return [{ url: feeds.template.replaceAll('{section}', feedKey), ...covers }];
  return city.feeds[feedKey];
}
