import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/feed-source';
import type { FeedKey } from '@/lib/sections';
import { type FeedsSetting, settings } from '@/lib/settings/settings';

/**
 * The feeds of a section in this edition: the bundled file, the city's own addresses, or the operator's template.
 * Bundled headlines may lead to pages of this site, by path: those are resolved against the site's own origin.
 */
export function feedSources(feedKey: FeedKey, feeds: FeedsSetting, city: City): readonly FeedSource[] {
  // What the operator or the sample edition gives as local news is local.
  const covers = feedKey === 'local-news' ? { covers: 'county' as const } : {};
  if (feeds.kind === 'sample')
    return [{ url: `sample:${feedKey}`, base: settings().siteUrl, daysOnly: true, ...covers }];
  if (feeds.kind === 'template') return [{ url: feeds.template.replaceAll('{section}', feedKey), ...covers }];
  return city.feeds[feedKey];
}
