import { thisCity } from '@/lib/city/this-city';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import {
  headlinesPaths,
  headlinesTitle,
  ownPaths,
  sectionFeedPath,
  sectionFeedTitle,
} from '@/lib/outbound/feeds/feed-list';
import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';
import type { SubscriptionList } from '@/lib/outbound/write/write-opml';
import { sectionPath } from '@/lib/sections';

export function subscriptions(): SubscriptionList {
  const city = thisCity();
  return {
    title: city.siteTitle,
    owner: { name: city.siteTitle, email: city.email },
    feeds: [
      { title: headlinesTitle(city), feed: absoluteUrl(headlinesPaths.rss), page: absoluteUrl('/') },
      { title: city.siteTitle, feed: absoluteUrl(ownPaths.rss), page: absoluteUrl('/blog') },
    ],
    groups: [
      {
        name: `${city.siteTitle}: sections`,
        feeds: sectionsHere(city).map((section) => ({
          title: sectionFeedTitle(section, city),
          feed: absoluteUrl(sectionFeedPath(section)),
          page: absoluteUrl(sectionPath(section)),
        })),
      },
    ],
  };
}
