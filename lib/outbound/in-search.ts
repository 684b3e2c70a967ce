import { isDeepStrictEqual } from 'node:util';
import { siteLanguage } from '@/lib/base/site-language';
import type { City } from '@/lib/city/city-type';
import { defaultCity, servedCities } from '@/lib/city/this-city';
import { isNear, sectionOrder } from '@/lib/front/order';
import type { SectionNews } from '@/lib/news/section/section-news';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { mayBeListed } from '@/lib/news/sources/sections-here';
import type { FeedKey } from '@/lib/sections';
import { settingsOf } from '@/lib/settings/settings';

// Which pages of a network search engines may index: docs/decisions/network-and-search.md.

/** Of the stories that a section's page shows, so many of its own make a page that no other city has. */
const [shownOnPage, fewestOwn] = [20, 3];

/** Whether a section is of this city: one of its own feeds fills it, or enough stories of ours and of here are in it. */
export function isOwnSection(city: City, feedKey: FeedKey, news: SectionNews): boolean {
  const fromList = feedSources(city, feedKey, settingsOf(city)) === city.feeds[feedKey];
  if (!fromList || feedKey === 'events' || city.ownSections.includes(feedKey)) return true;
  const items = news.state === 'items' ? news.items : [];
  const shown = sectionOrder(feedKey, items, Date.now(), city).slice(0, shownOnPage);
  return shown.filter((item) => item.own || isNear({ item })).length >= fewestOwn;
}

/** The same words in every city of a language; in every city of a publisher. */
const alike = /^\/(?:privacy|terms|rss|sitemap|corrections)$/;
const ofPublisher = /^\/(?:about|contact)$/;

/** Whether a page at a path is for search engines: no samples, and of what is alike in all cities the default one's. */
export function isForSearch(city: City, path: string): boolean {
  if (!mayBeListed(city, path, settingsOf(city))) return false;
  if (!alike.test(path) && !ofPublisher.test(path)) return true;
  const isAlike = (one: City) =>
    siteLanguage(one) === siteLanguage(city) &&
    (!ofPublisher.test(path) || isDeepStrictEqual(one.publisher, city.publisher));
  const cities = servedCities().filter(isAlike);
  const one = cities.find(({ key }) => key === defaultCity()) ?? cities[0];
  return one?.key === city.key;
}
