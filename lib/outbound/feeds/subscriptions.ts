import { thisCity } from '@/lib/city/this-city';
import { absoluteUrl } from '@/lib/metadata/page-metadata';
import { sectionFeedPath, sectionFeedTitle } from '@/lib/outbound/feeds/feed-list';
import type { SubscriptionList } from '@/lib/outbound/write-opml';
import { sectionPath, sections } from '@/lib/sections';

/** Every feed of this site: the paper's own posts, and the sections in a group. */
export function subscriptions(): SubscriptionList {
  const city = thisCity();
  return {
    title: city.siteTitle,
    owner: { name: city.siteTitle, email: city.email },
    feeds: [{ title: city.siteTitle, feed: absoluteUrl('/rss.xml'), page: absoluteUrl('/') }],
    groups: [
      {
        name: `${city.siteTitle}: sections`,
        feeds: sections.map((section) => ({
          title: sectionFeedTitle(section, city),
          feed: absoluteUrl(sectionFeedPath(section)),
          page: absoluteUrl(sectionPath(section)),
        })),
      },
    ],
  };
}
