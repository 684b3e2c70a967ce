import { isDeepStrictEqual } from 'node:util';
import { siteLanguage } from '@/lib/base/languages.mjs';
import type { City } from '@/lib/city/city-type';
import { defaultCity, servedCities } from '@/lib/city/this-city';
import { isNear } from '@/lib/front/order';
import { sectionOrder } from '@/lib/front/section-order';
import type { SectionNews } from '@/lib/news/section/section-news';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { mayBeListed } from '@/lib/news/sources/sections-here';
import type { FeedKey } from '@/lib/sections';
import { settingsOf } from '@/lib/settings/settings';

// docs/decisions/network-and-search.md explains which pages of a network search engines may index.

// A section belongs to the city if at least 3 of the first 20 stories on its page are local.
const [STORIES_PER_PAGE, MIN_OWN_STORIES] = [20, 3];

/** Whether a section belongs to this city: it has feeds of its own, or enough of its stories are local. */
export function isOwnSection(city: City, feedKey: FeedKey, news: SectionNews): boolean {
  const fromList = feedSources(city, feedKey, settingsOf(city)) === city.feeds[feedKey];
  if (!fromList || feedKey === 'events' || city.ownSections.includes(feedKey)) return true;
  const items = news.state === 'items' ? news.items : [];
  const shown = sectionOrder(feedKey, items, Date.now(), city).slice(0, STORIES_PER_PAGE);
  return shown.filter((item) => item.own || isNear({ item })).length >= MIN_OWN_STORIES;
}

/** Match boilerplate pages, which are identical in all cities that share a language, or a language and a publisher. */
const SAME_IN_LANGUAGE = /^\/(?:privacy|terms|rss|sitemap|corrections)$/;
const SAME_FOR_PUBLISHER = /^\/(?:about|contact)$/;

/**
 * Whether search engines may index a path. Samples are not indexed. A page that several cities share is indexed in only
 * one of them, preferably the default city.
 */
export function isForSearch(city: City, path: string): boolean {
  if (!mayBeListed(city, path, settingsOf(city))) return false;
  if (!SAME_IN_LANGUAGE.test(path) && !SAME_FOR_PUBLISHER.test(path)) return true;
  const sharesPage = (one: City) =>
    siteLanguage(one) === siteLanguage(city) &&
    (!SAME_FOR_PUBLISHER.test(path) || isDeepStrictEqual(one.publisher, city.publisher));
  const cities = servedCities().filter(sharesPage);
  const one = cities.find(({ key }) => key === defaultCity()) ?? cities[0];
  return one?.key === city.key;
}
