import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { editionOf } from '@/lib/news/sources/edition-of';
import { sampleAddress } from '@/lib/news/sources/read-sample';
import type { FeedKey } from '@/lib/sections';
import { type FeedsSetting, settings } from '@/lib/settings/settings';

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
